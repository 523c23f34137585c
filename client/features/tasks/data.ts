// The tasks of a board: loading them into its store, and every change to them. A change shows at once and goes again if it is refused.

import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { answered, orKept } from '#client/core/or-kept.ts'
import { session } from '#client/core/session.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import type { Change } from '#client/features/outbox/change.ts'
import { outboxState, sendOrKeep } from '#client/features/outbox/send-or-keep.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import type { Sent } from '#contract/endpoint.ts'
import { cardOfTask, type SentTaskFields, type Task, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { boardCache } from './board-cache.ts'
import type { BoardStore } from './board-store.ts'
import { cardFieldsOf } from './card-fields.ts'
import { newCard } from './new-card.ts'
import { type Beside, placeBeside } from './placing.ts'
import { taskKey } from './task-key.ts'

/** Everything on a board. The store is what it is kept in; asking again brings it up to date. */
export const boardTasksQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['board-tasks', boardId],
    queryFn: async ({ signal }): Promise<BoardStore> => {
      // As with every answer: what is on screen is newer than what was kept of it.
      const ask = boardCache.get(boardId) ? answered : orKept
      const loaded = await ask(`tasks ${boardId}`, () => call(tasksApi.listTasks, { boardId }, { signal }))
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
    queryKey: taskKey(taskId),
    queryFn: async ({ signal }) => outboxState.over((await call(tasksApi.getTask, { id: taskId }, { signal })).task),
  })

export const put = (task: Task): BoardPatch => ({ kind: 'put-task', task: cardOfTask(task) })

type NewTask = Omit<Sent<typeof tasksApi.createTask>, 'boardId'>

/** Null when it was refused: whoever typed it keeps the words. */
export async function createTask(store: BoardStore, fields: NewTask): Promise<Task | null> {
  const card = newCard(store, fields)
  store.markRecent(card._id)
  const sent = { ...fields, _id: card._id, boardId: store.boardId }
  const patches = [{ kind: 'put-task' as const, task: card }]
  const answer = await unlessRefused(
    t`Failed to add task`,
    change(store, card._id, { kind: 'create', sent, patches }, () => call(tasksApi.createTask, sent)),
  )
  return answer?.task ?? null
}

type Told = Omit<Change, 'boardId' | 'taskId' | 'base'>

/** One that shows at once, and that can wait for a connection. */
const change = (store: BoardStore, taskId: string, told: Told, send: () => Promise<{ task: Task }>) => {
  const about = { ...told, boardId: store.boardId, taskId, base: store.task(taskId) } as Change
  return store.change(
    about.patches,
    () => sendOrKeep(about, send),
    ({ task }) => [put(task)],
  )
}

export async function updateTask(
  store: BoardStore,
  taskId: string,
  fields: SentTaskFields,
  /** Refused when somebody changed it since. Such a refusal is the caller's to show. */
  version?: number,
): Promise<Task | null> {
  const patches = [{ kind: 'change-task' as const, taskId, fields: cardFieldsOf(fields) }]
  const changing = change(store, taskId, { kind: 'update', sent: fields, patches }, () =>
    call(tasksApi.updateTask, { taskId, ...fields, ...(version !== undefined && { version }) }),
  )
  if (version !== undefined) return (await changing).task
  return (await unlessRefused(t`Failed to update task`, changing))?.task ?? null
}

export function moveTask(store: BoardStore, taskId: string, { columnId, before, after }: Beside) {
  const position = placeBeside(store, taskId, { columnId, before, after })
  const sent = { taskId, columnId, position, before: before ?? null, after: after ?? null }
  const patches = [{ kind: 'change-task' as const, taskId, fields: { columnId, position } }]
  return unlessRefused(
    t`Failed to move task`,
    change(store, taskId, { kind: 'move', sent, patches }, () => call(taskMovesApi.moveTask, sent)),
  )
}
