import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import type { Matcher } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'

/** The tasks the filters leave: those with a day, and open ones without. */
export function usePlannedTasks(store: BoardStore, matches: Matcher | null) {
  const order = useColumnOrder(store)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll(
        order.map((columnId) => `contents:${columnId}` as const),
        listener,
      ),
    [store, order],
  )
  const version = useSyncExternalStore(subscribe, () =>
    order.reduce((sum, columnId) => sum + store.contentsVersion(columnId), 0),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what says that something in a column is different.
  return useMemo(() => {
    const dated: TaskCard[] = []
    const undated: TaskCard[] = []
    for (const columnId of order) {
      for (const id of matchingIds(store, columnId, matches)) {
        const task = store.task(id)
        if (task && (task.dueDate ?? task.startDate) !== null) dated.push(task)
        else if (task && !task.completedAt) undated.push(task)
      }
    }
    return { dated, undated }
  }, [store, order, matches, version])
}
