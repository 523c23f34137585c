import { useSyncExternalStore } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { many } from '#contract/texts.ts'

/** "HRT-12 Light the fire", or how many there are. */
export function aboutTasks(open: OpenBoard | null, taskIds: readonly string[]): string | undefined {
  const [first, ...others] = taskIds
  if (!open || first === undefined) return undefined
  if (others.length > 0) return many(taskIds.length, { one: '# task', other: '# tasks' })
  const task = open.store.task(first)
  return task && `${task.taskId} ${task.title}`
}

/** Follows them while they are shown. Those that are gone are left out. */
export function useTasks(store: BoardStore | undefined, taskIds: readonly string[]): TaskCard[] {
  useSyncExternalStore(
    (listener) =>
      store?.subscribeAll(
        taskIds.map((id) => `task:${id}` as const),
        listener,
      ) ?? (() => {}),
    // Every change of a task raises its version or shows in one of these.
    () => JSON.stringify(taskIds.map((id) => store?.task(id))),
  )
  return taskIds.flatMap((id) => store?.task(id) ?? [])
}
