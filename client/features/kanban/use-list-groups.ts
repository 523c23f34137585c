import { useMemo } from 'react'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { columnByLane, lanesOf } from './lanes.ts'
import type { ListGroup } from './list-entries.ts'
import { type Sorting, sorted } from './sorting.ts'
import { useContents } from './use-contents.ts'
import type { View } from './view.ts'

/** The groups of the list: columns, or whatever the board is grouped by. */
export function useListGroups(view: View, sorting: Sorting | null): ListGroup[] {
  const { store, matches, group, labels, people, board } = view
  const contents = useContents(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` says that something on the board is different.
  return useMemo(() => {
    const inOrder = (ids: readonly string[]) => sorted(ids, store.task, sorting, { labels, people })
    if (!group) {
      return store.order.map((key) => ({
        key,
        title: store.column(key)?.title ?? '',
        by: null,
        ids: inOrder(matchingIds(store, key, matches)),
      }))
    }
    const parts = store.order.map((columnId) => columnByLane(store, columnId, group, matches))
    const used = new Set(parts.flatMap((part) => [...part.keys()]))
    const boardMembers = board.members.map(({ user }) => user._id)
    return lanesOf(used, group, { labels, people, boardMembers }).map(({ key, title }) => ({
      key,
      title,
      by: group,
      ids: inOrder(parts.flatMap((part) => part.get(key) ?? [])),
    }))
  }, [store, contents, matches, group, labels, people, board, sorting])
}
