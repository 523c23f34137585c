import { useMemo } from 'react'
import { useContents } from '#client/features/kanban/use-contents.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { isDated } from '#client/features/tasks/task-dates.ts'
import type { Matcher } from '#contract/task-filters.ts'

/** The tasks the filters leave: those with a day, and open ones without. */
export function usePlannedTasks(store: BoardStore, matches: Matcher | null) {
  const contents = useContents(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` says that something on the board is different.
  return useMemo(() => {
    const tasks = store.order
      .flatMap((columnId) => matchingIds(store, columnId, matches))
      .flatMap((id) => store.task(id) ?? [])
    return {
      dated: tasks.filter(isDated),
      undated: tasks.filter((task) => !isDated(task) && !task.completedAt),
    }
  }, [store, matches, contents])
}
