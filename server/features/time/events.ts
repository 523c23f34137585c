import type { TimeEntry } from '#contract/time.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

interface On {
  workspaceId: string
  boardId: string
  taskId: string
  /** Of the task, for whoever reads about it elsewhere. */
  title: string
}

type Kind =
  | 'time-added'
  | 'time-updated'
  | 'time-deleted'
  | 'timer-started'
  | 'timer-stopped'
  | 'timer-auto-stopped'
  | 'timer-cancelled'

/** `kept` says whether a stopped timer left an entry behind; under a minute it does not. */
export const timeChanged = (
  type: Kind,
  { title, ...on }: On,
  entry: TimeEntry,
  { totalTime, kept, before }: { totalTime: number; kept?: boolean; before?: TimeEntry },
): HearthEvent => ({
  type,
  ...on,
  payload: {
    taskId: on.taskId,
    title,
    timeEntry: entry,
    userId: entry.user,
    totalTime,
    ...(kept !== undefined && { kept }),
  },
  ...(before && { before: { ...before } }),
  ...(type.startsWith('timer-') && {
    live: [{ room: rooms.user(entry.user), name: 'timer-changed' as const, body: {} }],
  }),
})
