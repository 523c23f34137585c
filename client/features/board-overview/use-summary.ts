import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { type Summary, summaryOf } from './summary.ts'

/** The open board in figures, following everything that happens on it. */
export function useSummary(): Summary {
  const { store, finishing } = useOpenBoard()
  const order = useColumnOrder(store)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll(
        order.flatMap((id) => [`contents:${id}`, `column:${id}`] as const),
        listener,
      ),
    [store, order],
  )
  const state = useSyncExternalStore(subscribe, () =>
    order.map((id) => `${store.contentsVersion(id)}.${store.column(id)?.version}`).join(),
  )
  const day = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what says that something on the board is different.
  return useMemo(() => summaryOf(store, { today: day, finishing }), [store, order, state, day, finishing])
}
