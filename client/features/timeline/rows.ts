// What the timeline shows from top to bottom: groups, and in them tasks by when they begin. What has no days comes last.
import { laneKeysOf, lanesOf } from '#client/features/kanban/lanes.ts'
import type { TimelineGrouping } from '#client/features/tasks/board-search.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { earlierOf, laterOf } from '#contract/days.ts'
import type { Matcher } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { type Span, spanOf } from './spans.ts'

export interface TimelineGroup {
  key: string
  title: string
  ids: string[]
  /** From its first day to its last; null while nothing in it has days. */
  span: Pick<Span, 'first' | 'last'> | null
}

export type TimelineRow =
  | { kind: 'group'; key: string; group: TimelineGroup; isOpen: boolean }
  | { kind: 'task'; key: string; id: string }

const ALL = 'all'

/** By start, then by end. */
function byDays(one: TaskCard, other: TaskCard): number {
  const [a, b] = [spanOf(one), spanOf(other)]
  if (!a || !b) return Number(!a) - Number(!b)
  return a.first.localeCompare(b.first) || a.last.localeCompare(b.last)
}

function spanAcross(tasks: TaskCard[]): TimelineGroup['span'] {
  const spans = tasks.flatMap((task) => spanOf(task) ?? [])
  if (spans.length === 0) return null
  return {
    first: spans.map(({ first }) => first).reduce(earlierOf),
    last: spans.map(({ last }) => last).reduce(laterOf),
  }
}

/** One group without a title when nothing is grouped. A task of several people or labels stands in each of their groups. */
export function groupsOf(
  { board, store, labels, people }: Pick<OpenBoard, 'board' | 'store' | 'labels' | 'people'>,
  matches: Matcher | null,
  group: TimelineGrouping | null,
): TimelineGroup[] {
  const parts = new Map<string, TaskCard[]>()
  for (const columnId of store.order) {
    for (const id of matchingIds(store, columnId, matches)) {
      const task = store.task(id)!
      for (const key of keysOf(task, group)) {
        const part = parts.get(key)
        if (part) part.push(task)
        else parts.set(key, [task])
      }
    }
  }
  const boardMembers = board.members.map(({ user }) => user._id)
  const known =
    group && group !== 'column'
      ? lanesOf(new Set(parts.keys()), group, { labels, people, boardMembers })
      : columnsOf(store, group)
  return known.flatMap(({ key, title }) => {
    const tasks = parts.get(key)?.sort(byDays) ?? []
    return tasks.length > 0 ? [{ key, title, ids: tasks.map(({ _id }) => _id), span: spanAcross(tasks) }] : []
  })
}

function keysOf(task: TaskCard, group: TimelineGrouping | null): string[] {
  if (!group) return [ALL]
  return group === 'column' ? [task.columnId] : laneKeysOf(task, group)
}

const columnsOf = (store: BoardStore, group: 'column' | null) =>
  group ? store.order.map((key) => ({ key, title: store.column(key)?.title ?? '' })) : [{ key: ALL, title: '' }]

export function rowsOf(groups: TimelineGroup[], isGrouped: boolean, closed: ReadonlySet<string>): TimelineRow[] {
  return groups.flatMap((group): TimelineRow[] => {
    const tasks = group.ids.map((id): TimelineRow => ({ kind: 'task', key: `${group.key}:${id}`, id }))
    if (!isGrouped) return tasks
    const isOpen = !closed.has(group.key)
    const head: TimelineRow = { kind: 'group', key: `group:${group.key}`, group, isOpen }
    return isOpen ? [head, ...tasks] : [head]
  })
}

/** On which rows a task stands. */
export function placesOf(rows: TimelineRow[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  rows.forEach((row, at) => {
    if (row.kind !== 'task') return
    const known = places.get(row.id)
    if (known) known.push(at)
    else places.set(row.id, [at])
  })
  return places
}
