import { useCallback, useSyncExternalStore } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import type { Matcher } from '#contract/task-filters.ts'

/** How many tasks the filters leave. Adds up lists that the columns have worked out already. */
export function useMatchCount(store: BoardStore, matches: Matcher | null): number {
  const order = useColumnOrder(store)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll(['count', ...order.map((columnId) => `contents:${columnId}` as const)], listener),
    [store, order],
  )
  return useSyncExternalStore(subscribe, () =>
    matches ? order.reduce((sum, columnId) => sum + matchingIds(store, columnId, matches).length, 0) : store.size,
  )
}
