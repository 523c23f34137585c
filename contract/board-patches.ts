// What each live update of a board means for whoever holds a copy of it. One function: for the browser's store, for tests, for strangers' scripts.
import type { BoardUpdate } from './boards.ts'
import type { Column } from './columns.ts'
import type { ActiveTimer, TaskCard } from './tasks.ts'
import type { TimeEntry } from './time.ts'

export type BoardPatch =
  | { kind: 'put-task'; task: TaskCard }
  | { kind: 'change-task'; taskId: string; fields: Partial<TaskCard> }
  /** `movedAway`: it is on another board now, and blocks what it blocked unless it is `finished` there. */
  | { kind: 'drop-task'; taskId: string; movedAway?: boolean; finished?: boolean }
  | { kind: 'start-timer'; taskId: string; timer: ActiveTimer; totalTime: number }
  | { kind: 'stop-timer'; taskId: string; timeEntryId: string; totalTime: number }
  | { kind: 'put-column'; column: Column }
  | { kind: 'change-column'; columnId: string; fields: Partial<Column> }
  | { kind: 'drop-column'; columnId: string }
  /** Title, people, labels or rights: the board's own data is asked for again. */
  | { kind: 'reload-board' }

type Read = (payload: Record<string, unknown>) => BoardPatch[]

const putTask: Read = ({ task }) => [{ kind: 'put-task', task: task as TaskCard }]
const putColumn: Read = ({ column }) => [{ kind: 'put-column', column: column as Column }]
const places: Read = ({ tasks }) =>
  (tasks as { _id: string; position: number }[]).map(({ _id, position }) => ({
    kind: 'change-task',
    taskId: _id,
    fields: { position },
  }))
const totalTime: Read = ({ taskId, totalTime: sum }) => [
  { kind: 'change-task', taskId: taskId as string, fields: { totalTime: sum as number } },
]
const stopTimer: Read = ({ taskId, timeEntry, totalTime: sum }) => [
  {
    kind: 'stop-timer',
    taskId: taskId as string,
    timeEntryId: (timeEntry as TimeEntry)._id,
    totalTime: sum as number,
  },
]
const comments: Read = ({ taskId, commentCount }) => [
  { kind: 'change-task', taskId: taskId as string, fields: { commentCount: commentCount as number } },
]
const reload: Read = () => [{ kind: 'reload-board' }]

const readers: Record<string, Read> = {
  'task-created': putTask,
  'task-updated': putTask,
  'task-deleted': ({ taskId, movedAway = false, finished = false }) => [
    { kind: 'drop-task', taskId: taskId as string, movedAway: movedAway as boolean, finished: finished as boolean },
  ],
  'task-moved': ({ taskId, columnId, position, completedAt, version, updatedAt }) => [
    {
      kind: 'change-task',
      taskId: taskId as string,
      fields: { columnId, position, completedAt, version, updatedAt } as Partial<TaskCard>,
    },
  ],
  'tasks-bulk-updated': ({ tasks, deleted }) => [
    ...(tasks as TaskCard[]).map((task) => ({ kind: 'put-task' as const, task })),
    ...(deleted as string[]).map((taskId) => ({ kind: 'drop-task' as const, taskId })),
  ],
  'column-rebalanced': places,
  'column-created': putColumn,
  'column-updated': putColumn,
  'column-deleted': ({ columnId }) => [{ kind: 'drop-column', columnId: columnId as string }],
  'columns-reordered': ({ columns }) =>
    (columns as Pick<Column, '_id' | 'position'>[]).map(({ _id, position }) => ({
      kind: 'change-column',
      columnId: _id,
      fields: { position },
    })),
  'time-added': totalTime,
  'time-updated': totalTime,
  'time-deleted': totalTime,
  'timer-started': ({ taskId, timeEntry, totalTime: sum }) => {
    const { _id, user, startTime } = timeEntry as TimeEntry
    return [
      {
        kind: 'start-timer',
        taskId: taskId as string,
        timer: { user, startTime, timeEntryId: _id },
        totalTime: sum as number,
      },
    ]
  },
  'timer-stopped': stopTimer,
  'timer-auto-stopped': stopTimer,
  'timer-cancelled': stopTimer,
  'comment-created': comments,
  'comment-updated': comments,
  'comment-deleted': comments,
  'board-updated': reload,
  'board-archived': reload,
  'board-unarchived': reload,
  'board-moved': reload,
  'board-moved-here': reload,
  'members-changed': reload,
  'labels-changed': reload,
}

/** An update nobody knows changes nothing. */
export const patchesOf = ({ type, payload }: Pick<BoardUpdate, 'type' | 'payload'>): BoardPatch[] =>
  readers[type]?.(payload) ?? []

/** A task as it is after a patch that is about it. */
export function patchedTask(task: TaskCard, patch: BoardPatch): TaskCard {
  switch (patch.kind) {
    case 'put-task':
      return patch.task
    case 'change-task':
      return { ...task, ...patch.fields }
    case 'start-timer':
      return {
        ...task,
        totalTime: patch.totalTime,
        activeTimers: [...without(task.activeTimers, patch.timer.timeEntryId), patch.timer],
      }
    case 'stop-timer':
      return { ...task, totalTime: patch.totalTime, activeTimers: without(task.activeTimers, patch.timeEntryId) }
    default:
      return task
  }
}

const without = (timers: ActiveTimer[], timeEntryId: string) =>
  timers.filter((timer) => timer.timeEntryId !== timeEntryId)
