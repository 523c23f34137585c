// What is done to tasks as a whole: gone, back, elsewhere, copied, or many at once. None of it is part of a board's first load.

import { call } from '#client/core/call.ts'
import { errorMessage } from '#client/core/error-message.ts'
import { toast } from '#client/core/toasts.tsx'
import { isAway } from '#client/core/transport.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import { outboxState } from '#client/features/outbox/send-or-keep.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { moveTask, put, updateTask } from '#client/features/tasks/data.ts'
import { type Beside, placesBeside } from '#client/features/tasks/placing.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { Sent } from '#contract/endpoint.ts'
import { MAX_BULK, type TaskCard, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'

/** To another project of the workspace; here it is gone. */
export const moveTaskToBoard = (store: BoardStore, taskId: string, boardId: string, columnId: string) =>
  unlessRefused(
    t`Failed to move task`,
    store.change(
      [{ kind: 'drop-task', taskId, movedAway: true }],
      () => call(taskMovesApi.moveTask, { taskId, columnId, boardId }),
      ({ task }) => [{ kind: 'drop-task', taskId, movedAway: true, finished: task.completedAt !== null }],
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
  if (!answer) return
  const run = () => void restoreTask(store, taskId)
  toast.success(t`${title} deleted`, { label: t`Undo`, run, follow: untilBack(store, [taskId]) })
}

/** There is nothing left to take back once they all are there again, however they came. */
export const untilBack = (store: BoardStore, taskIds: readonly string[]) => (takeAway: () => void) =>
  store.subscribeAll(
    taskIds.map((id) => `task:${id}` as const),
    () => {
      if (taskIds.every((id) => store.task(id))) takeAway()
    },
  )

const restoring = (store: BoardStore, taskId: string) =>
  store.change(
    [],
    () => call(tasksApi.restoreTask, { taskId }),
    ({ task }) => [put(task)],
  )

export const restoreTask = (store: BoardStore, taskId: string) =>
  unlessRefused(t`Failed to update task`, restoring(store, taskId))

/** One after the other: whichever is refused holds up none of the others, and it is said once how many stay away. */
export async function restoreTasks(store: BoardStore, taskIds: string[], onRestored: (taskId: string) => void) {
  const refusals: unknown[] = []
  for (const taskId of taskIds) {
    await restoring(store, taskId).then(
      () => onRestored(taskId),
      (error) => refusals.push(error),
    )
  }
  if (refusals.length === 0) return
  const what = many(refusals.length, { one: '# task was not restored', other: '# tasks were not restored' })
  toast.error(`${what}: ${errorMessage(refusals[0], t`Failed to update task`)}`)
}

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

/** The same change to several tasks. */
export interface Becoming {
  changes: BulkChanges
  /** How each of them will look. */
  predict(
    task: TaskCard,
  ): Partial<Pick<TaskCard, 'members' | 'labels' | 'priority' | 'complexity' | 'startDate' | 'dueDate'>>
}

export const changeTasks = (store: BoardStore, taskIds: string[], { changes, predict }: Becoming) =>
  asOne(
    taskIds,
    t`Failed to update task`,
    () =>
      store.change(
        theseTasks(store, taskIds).map((task) => ({ kind: 'change-task', taskId: task._id, fields: predict(task) })),
        () => call(taskMovesApi.bulkTasks, { taskIds, changes }),
        ({ tasks }) => tasks.map((task) => ({ kind: 'put-task', task })),
      ),
    () => theseTasks(store, taskIds).map((task) => updateTask(store, task._id, predict(task))),
  )

/** All of them to one place, in the order given. What they become there is part of it. */
export const moveTasks = (store: BoardStore, taskIds: string[], to: Beside, become?: Becoming) =>
  asOne(
    taskIds,
    t`Failed to move task`,
    () => {
      const places = placesBeside(store, taskIds, to)
      return store.change(
        theseTasks(store, taskIds).map((task) => ({
          kind: 'change-task',
          taskId: task._id,
          fields: { ...become?.predict(task), columnId: to.columnId, position: places[taskIds.indexOf(task._id)]! },
        })),
        () => call(taskMovesApi.bulkTasks, { taskIds, ...to, ...(become && { changes: become.changes }) }),
        ({ tasks }) => tasks.map((task) => ({ kind: 'put-task', task })),
      )
    },
    () => moveEach(store, taskIds, to, become),
  )

/** Each goes right above the card below the line; at the end, each follows the one before it. */
function moveEach(store: BoardStore, taskIds: string[], { columnId, before, after }: Beside, become?: Becoming) {
  let last = after
  return theseTasks(store, taskIds).flatMap((task) => {
    const moved = moveTask(store, task._id, { columnId, before, after: before ? undefined : last })
    last = task._id
    return become ? [moved, updateTask(store, task._id, become.predict(task))] : [moved]
  })
}

const theseTasks = (store: BoardStore, taskIds: string[]) => taskIds.flatMap((id) => store.task(id) ?? [])

/** In one call, and so one thing to take back. Without a connection one by one, since only single changes wait for it. */
const asOne = (taskIds: string[], failed: string, together: () => Promise<unknown>, each: () => Promise<unknown>[]) =>
  unlessTooMany(taskIds, () =>
    unlessRefused(
      failed,
      outboxState.isWaiting
        ? Promise.all(each())
        : together().catch((error: unknown) => {
            if (!isAway(error)) throw error
            return Promise.all(each())
          }),
    ),
  )

export const tooManyWords = () => t`At most ${MAX_BULK} can be changed at once.`

/** Said before anything moves: the server takes all or nothing, and a whole screen would jump there and back. */
async function unlessTooMany<Answer>(taskIds: string[], change: () => Promise<Answer>): Promise<Answer | null> {
  if (taskIds.length <= MAX_BULK) return change()
  toast.warn(tooManyWords())
  return null
}

export const deleteTasks = (store: BoardStore, taskIds: string[]) => {
  const gone = taskIds.map((taskId): BoardPatch => ({ kind: 'drop-task', taskId }))
  return unlessTooMany(taskIds, () =>
    unlessRefused(
      t`Failed to delete task`,
      store.change(
        gone,
        () => call(taskMovesApi.bulkTasks, { taskIds, delete: true }),
        () => gone,
      ),
    ),
  )
}
