// What is done to tasks as a whole: gone, back, elsewhere, copied, or many at once. None of it is part of a board's first load.

import { call } from '#client/core/call.ts'
import { toast } from '#client/core/toasts.tsx'
import { unlessRefused } from '#client/core/unless-refused.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { put } from '#client/features/tasks/data.ts'
import { placeBeside } from '#client/features/tasks/placing.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { Sent } from '#contract/endpoint.ts'
import { type TaskCard, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

/** To another project of the workspace; here it is gone. */
export const moveTaskToBoard = (store: BoardStore, taskId: string, boardId: string, columnId: string) =>
  unlessRefused(
    t`Failed to move task`,
    store.change(
      [{ kind: 'drop-task', taskId }],
      () => call(taskMovesApi.moveTask, { taskId, columnId, boardId }),
      () => [{ kind: 'drop-task', taskId }],
    ),
  )

export async function deleteTask(store: BoardStore, taskId: string) {
  const title = store.task(taskId)?.taskId ?? t`Task`
  const gone: BoardPatch = { kind: 'drop-task', taskId }
  const answer = await unlessRefused(
    t`Failed to delete task`,
    store
      .change(
        [gone],
        () => call(tasksApi.deleteTask, { taskId }),
        () => [gone],
      )
      .then(() => true),
  )
  if (answer) toast.success(t`${title} deleted`, { label: t`Undo`, run: () => void restoreTask(store, taskId) })
}

export const restoreTask = (store: BoardStore, taskId: string) =>
  unlessRefused(
    t`Failed to update task`,
    store.change(
      [],
      () => call(tasksApi.restoreTask, { taskId }),
      ({ task }) => [put(task)],
    ),
  )

export const duplicateTask = (store: BoardStore, taskId: string) =>
  unlessRefused(
    t`Failed to add task`,
    store.change(
      [],
      () => call(tasksApi.duplicateTask, { taskId }),
      ({ task }) => [put(task)],
    ),
  )

type BulkChanges = NonNullable<Sent<typeof taskMovesApi.bulkTasks>['changes']>

/** `predict` says how each of them will look. */
export const changeTasks = (
  store: BoardStore,
  taskIds: string[],
  changes: BulkChanges,
  predict: (task: TaskCard) => Partial<TaskCard>,
) =>
  unlessRefused(
    t`Failed to update task`,
    store.change(
      taskIds.flatMap((taskId) => {
        const task = store.task(taskId)
        return task ? [{ kind: 'change-task' as const, taskId, fields: predict(task) }] : []
      }),
      () => call(taskMovesApi.bulkTasks, { taskIds, changes }),
      ({ tasks }) => tasks.map((task) => ({ kind: 'put-task', task })),
    ),
  )

/** To the end of a column, in the order given. */
export const moveTasks = (store: BoardStore, taskIds: string[], columnId: string) =>
  unlessRefused(
    t`Failed to move task`,
    store.change(
      taskIds.map((taskId, at) => ({
        kind: 'change-task',
        taskId,
        fields: { columnId, position: placeBeside(store, taskId, { columnId }) + at },
      })),
      () => call(taskMovesApi.bulkTasks, { taskIds, columnId }),
      ({ tasks }) => tasks.map((task) => ({ kind: 'put-task', task })),
    ),
  )

export const deleteTasks = (store: BoardStore, taskIds: string[]) => {
  const gone = taskIds.map((taskId): BoardPatch => ({ kind: 'drop-task', taskId }))
  return unlessRefused(
    t`Failed to delete task`,
    store.change(
      gone,
      () => call(taskMovesApi.bulkTasks, { taskIds, delete: true }),
      () => gone,
    ),
  )
}
