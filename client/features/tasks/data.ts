// The tasks of a board: loading them into its store, and every change to them. A change shows at once and goes again if it is refused.
import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { session } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { unlessRefused } from '#client/core/unless-refused.ts'
import { accountApi, MAX_MY_TASK_PAGES, MAX_MY_TASKS, type MyTask } from '#contract/account.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { Sent } from '#contract/endpoint.ts'
import { cardOfTask, type SentTaskFields, type Task, type TaskCard, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { boardCache } from './board-cache.ts'
import type { BoardStore } from './board-store.ts'
import { cardFieldsOf } from './card-fields.ts'
import { newCard } from './new-card.ts'
import { type Beside, placeBeside } from './placing.ts'

export const myTasksQuery = queryOptions({
  queryKey: ['my-tasks'],
  queryFn: async ({ signal }) => {
    const all: MyTask[] = []
    for (let page = 1; page <= MAX_MY_TASK_PAGES; page += 1) {
      const { tasks } = await call(accountApi.listMyTasks, { page }, { signal })
      all.push(...tasks)
      if (tasks.length < MAX_MY_TASKS) break
    }
    return all
  },
})

/** Everything on a board. The store is what it is kept in; asking again brings it up to date. */
export const boardTasksQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['board-tasks', boardId],
    queryFn: async ({ signal }): Promise<BoardStore> => {
      const loaded = await call(tasksApi.listTasks, { boardId }, { signal })
      const store = boardCache.open(boardId)
      store.hydrate(loaded)
      return store
    },
    initialData: () => boardCache.get(boardId),
    initialDataUpdatedAt: () => boardCache.get(boardId)?.syncedAt,
    structuralSharing: false,
  })

session.onEnd(boardCache.clear)

/** One task with its description, checklist and time. */
export const taskQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ signal }) => (await call(tasksApi.getTask, { id: taskId }, { signal })).task,
  })

const put = (task: Task): BoardPatch => ({ kind: 'put-task', task: cardOfTask(task) })

type NewTask = Omit<Sent<typeof tasksApi.createTask>, '_id' | 'boardId'>

/** Null when it was refused: whoever typed it keeps the words. */
export async function createTask(store: BoardStore, sent: NewTask): Promise<Task | null> {
  const card = newCard(store, sent)
  store.markRecent(card._id)
  const answer = await unlessRefused(
    'Failed to add task',
    store.change(
      [{ kind: 'put-task', task: card }],
      () => call(tasksApi.createTask, { ...sent, _id: card._id, boardId: store.boardId }),
      ({ task }) => [put(task)],
    ),
  )
  return answer?.task ?? null
}

export async function updateTask(
  store: BoardStore,
  taskId: string,
  fields: SentTaskFields,
  /** Refused when somebody changed it since. Such a refusal is the caller's to show. */
  version?: number,
): Promise<Task | null> {
  const change = store.change(
    [{ kind: 'change-task', taskId, fields: cardFieldsOf(fields) }],
    () => call(tasksApi.updateTask, { taskId, ...fields, ...(version !== undefined && { version }) }),
    ({ task }) => [put(task)],
  )
  if (version !== undefined) return (await change).task
  return (await unlessRefused('Failed to update task', change))?.task ?? null
}

export function moveTask(store: BoardStore, taskId: string, { columnId, before, after }: Beside) {
  const position = placeBeside(store, taskId, { columnId, before, after })
  return unlessRefused(
    'Failed to move task',
    store.change(
      [{ kind: 'change-task', taskId, fields: { columnId, position } }],
      () => call(taskMovesApi.moveTask, { taskId, columnId, position, before: before ?? null, after: after ?? null }),
      ({ task }) => [put(task)],
    ),
  )
}

/** To another project of the workspace; here it is gone. */
export const moveTaskToBoard = (store: BoardStore, taskId: string, boardId: string, columnId: string) =>
  unlessRefused(
    'Failed to move task',
    store.change(
      [{ kind: 'drop-task', taskId }],
      () => call(taskMovesApi.moveTask, { taskId, columnId, boardId }),
      () => [{ kind: 'drop-task', taskId }],
    ),
  )

export async function deleteTask(store: BoardStore, taskId: string) {
  const title = store.task(taskId)?.taskId ?? 'Task'
  const gone: BoardPatch = { kind: 'drop-task', taskId }
  const answer = await unlessRefused(
    'Failed to delete task',
    store
      .change(
        [gone],
        () => call(tasksApi.deleteTask, { taskId }),
        () => [gone],
      )
      .then(() => true),
  )
  if (answer) toast.success(`${title} deleted`, { label: 'Undo', run: () => void restoreTask(store, taskId) })
}

export const restoreTask = (store: BoardStore, taskId: string) =>
  unlessRefused(
    'Failed to update task',
    store.change(
      [],
      () => call(tasksApi.restoreTask, { taskId }),
      ({ task }) => [put(task)],
    ),
  )

export const duplicateTask = (store: BoardStore, taskId: string) =>
  unlessRefused(
    'Failed to add task',
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
    'Failed to update task',
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
    'Failed to move task',
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
    'Failed to delete task',
    store.change(
      gone,
      () => call(taskMovesApi.bulkTasks, { taskIds, delete: true }),
      () => gone,
    ),
  )
}
