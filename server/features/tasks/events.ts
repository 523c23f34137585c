import type { TaskCard } from '#contract/tasks.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { timersGone } from '#server/features/boards/service.ts'

/** One field of a task, for its history: what it was, what it is. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}

interface OnBoard {
  workspaceId: string
  boardId: string
}

/** Known before the task is made: it and its event are written together. */
export const taskCreatedHead = (on: OnBoard, taskId: string) => ({ type: 'task-created', ...on, taskId })

export const taskCreated = (on: OnBoard, task: TaskCard, facts: Record<string, unknown> = {}): HearthEvent => ({
  ...taskCreatedHead(on, task._id),
  payload: { task, taskId: task._id, title: task.title, ...facts },
})

/** Carries the card for those who have the board open, and each changed field for history and undo. */
export const taskUpdated = (on: OnBoard, task: TaskCard, changes: Change[]): HearthEvent => ({
  type: 'task-updated',
  ...on,
  taskId: task._id,
  payload: { task, taskId: task._id, title: task.title, changes: changes.map(summary) },
  before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
})

/** A description is told of, not told again: it stands in the task. */
const summary = (change: Change) =>
  change.field === 'description' ? { field: change.field, from: null, to: null } : change

export const taskDeleted = (
  on: OnBoard,
  task: Pick<TaskCard, '_id' | 'title' | 'columnId'>,
  timersOf: string[],
): HearthEvent => ({
  type: 'task-deleted',
  ...on,
  taskId: task._id,
  payload: { taskId: task._id, title: task.title, columnId: task.columnId },
  live: timersGone(timersOf),
})

/** To the others it is a task that comes back into its column. */
export const taskRestored = (on: OnBoard, task: TaskCard): HearthEvent => ({
  type: 'task-created',
  ...on,
  taskId: task._id,
  payload: { task, taskId: task._id, title: task.title, restored: true },
})
