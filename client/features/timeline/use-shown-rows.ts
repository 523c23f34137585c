import { useMemo } from 'react'
import { useContents } from '#client/features/kanban/use-contents.ts'
import type { TimelineGrouping } from '#client/features/tasks/board-search.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { Matcher } from '#contract/task-filters.ts'
import { conflictsIn, placedLinks } from './links.ts'
import { groupsOf, placesOf, rowsOf } from './rows.ts'

interface Looking {
  matches: Matcher | null
  group: TimelineGrouping | null
  closed: ReadonlySet<string>
}

/** What of a board the timeline shows: its groups, the rows they make, and the lines between those. */
export function useShownRows(open: OpenBoard, { matches, group, closed }: Looking) {
  const { store } = open
  const contents = useContents(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` says that something on the board is different.
  const groups = useMemo(() => groupsOf(open, matches, group), [open, matches, group, contents])
  const rows = useMemo(() => rowsOf(groups, group !== null, closed), [groups, group, closed])
  const links = useMemo(() => placedLinks(placesOf(rows), store.task), [rows, store])
  const conflicts = useMemo(() => conflictsIn(links, store.task), [links, store])
  return { groups, rows, links, conflicts }
}
