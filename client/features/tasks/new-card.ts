import { randomUuid } from '#client/core/random-id.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { TaskCard, tasksApi } from '#contract/tasks.ts'
import type { BoardStore } from './board-store.ts'
import { cardFieldsOf } from './card-fields.ts'
import { placeBeside } from './placing.ts'

type NewTask = Omit<Sent<typeof tasksApi.createTask>, 'boardId'>

/** A task as it looks from the moment it is typed. Its number comes from the server. */
export function newCard(
  store: BoardStore,
  { _id = randomUuid(), columnId, position, after, from, ...fields }: NewTask,
): TaskCard {
  const now = new Date().toISOString()
  const [first] = store.list(columnId)
  const beside = after ? { after } : from === 'top' && first ? { before: first } : {}
  return {
    _id,
    taskId: '',
    boardId: store.boardId,
    columnId,
    position: position ?? placeBeside(store, null, { columnId, ...beside }),
    title: '',
    members: [],
    labels: [],
    priority: 0,
    complexity: 0,
    startDate: null,
    dueDate: null,
    blockers: [],
    dependencies: [],
    cover: null,
    coverImage: null,
    commentCount: 0,
    attachmentCount: 0,
    totalTime: 0,
    activeTimers: [],
    completedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 0,
    hasDescription: false,
    checklist: { done: 0, total: 0 },
    ...cardFieldsOf(fields as Parameters<typeof cardFieldsOf>[0]),
  }
}
