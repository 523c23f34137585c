import type { TaskCard } from '#contract/tasks.ts'
import type { HearthEvent } from '#server/core/event.ts'

export interface OnBoard {
  workspaceId: string
  boardId: string
}

/** Where from and where to, the statement that moves it says (`moveTasks`). */
export const taskMovedHead = (on: OnBoard, taskId: string) => ({ type: 'task-moved', ...on, taskId })

/** To the board it leaves, it is gone; to the board it comes to, it is new. */
export const taskLeft = (
  on: OnBoard,
  task: Pick<TaskCard, '_id' | 'title'> & { columnId: string; finished: boolean },
): HearthEvent => ({
  type: 'task-deleted',
  ...on,
  payload: { taskId: task._id, title: task.title, columnId: task.columnId, movedAway: true, finished: task.finished },
})

export const taskArrived = (on: OnBoard, task: TaskCard): HearthEvent => ({
  type: 'task-created',
  ...on,
  taskId: task._id,
  payload: { task, taskId: task._id, title: task.title, movedHere: true },
})

/** Of one task alone it is told which. */
export function tasksBulkUpdated(
  on: OnBoard,
  tasks: TaskCard[],
  deleted: string[],
  changes: object,
  before: { tasks: TaskCard[] },
): HearthEvent {
  const count = tasks.length + deleted.length
  const [stays] = tasks
  const alone = count === 1 ? (stays ?? before.tasks[0]) : undefined
  return {
    type: 'tasks-bulk-updated',
    ...on,
    payload: {
      tasks,
      deleted,
      count,
      changes,
      ...(alone && { title: alone.title, ...(stays && { taskId: stays._id }) }),
    },
    before,
  }
}
