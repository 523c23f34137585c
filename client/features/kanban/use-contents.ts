import { useCallback, useSyncExternalStore } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'

/** For what is about all tasks at once: another text whenever anything on the board is different. */
export function useContents(store: BoardStore): string {
  const order = useColumnOrder(store)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll(
        order.map((columnId) => `contents:${columnId}` as const),
        listener,
      ),
    [store, order],
  )
  return useSyncExternalStore(subscribe, () =>
    order.map((columnId) => `${columnId} ${store.contentsVersion(columnId)}`).join(),
  )
}

/** The same for one column. */
export function useColumnContents(store: BoardStore, columnId: string): number {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`contents:${columnId}`, listener),
    [store, columnId],
  )
  return useSyncExternalStore(subscribe, () => store.contentsVersion(columnId))
}
