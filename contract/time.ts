// Time spent on tasks: entries, and the one running timer a person can have.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Moment, prose } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

export const MIN_DURATION_SECONDS = 60
export const MAX_DURATION_SECONDS = 24 * 60 * 60

export const TimeEntry = z.object({
  _id: z.string(),
  task: z.string(),
  user: z.string(),
  startTime: Moment,
  /** Whole seconds; null while the timer runs. */
  duration: z.number().nullable(),
  description: z.string(),
  version: z.number(),
})
export type TimeEntry = z.infer<typeof TimeEntry>

export const RunningTimer = TimeEntry.extend({
  taskId: z.string(),
  title: z.string(),
  board: z.object({ _id: z.string(), title: z.string() }),
  workspace: z.object({ _id: z.string(), url: z.string() }),
})
export type RunningTimer = z.infer<typeof RunningTimer>

const Quota = z.object({
  /** The caller's own day, YYYY-MM-DD. */
  day: z.string(),
  workedSeconds: z.number(),
  quotaSeconds: z.number(),
  remainingSeconds: z.number(),
  week: z.object({
    from: z.string(),
    to: z.string(),
    workedSeconds: z.number(),
    quotaSeconds: z.number(),
    remainingSeconds: z.number(),
  }),
})

const Duration = z
  .int({ error: () => t`A duration is a whole number of seconds` })
  .min(MIN_DURATION_SECONDS, { error: () => t`Duration must be at least 1 minute` })
  .max(MAX_DURATION_SECONDS, { error: () => t`Duration must be at most 24 hours` })
/** Any offset is understood; kept in UTC. */
const Start = z.iso
  .datetime({ offset: true, error: () => t`A moment is written as ISO 8601` })
  .refine((text) => Math.abs(new Date(text).getTime()) < 4e12, { error: () => t`This moment is too far away` })
  .transform((text) => new Date(text).toISOString())
const Description = prose(t`The description`, 2000)

const EntryReply = z.object({ timeEntry: TimeEntry, totalTime: z.number() })

export const timeApi = {
  addTime: endpoint('POST /api/tasks/:taskId/time', {
    access: 'member',
    status: 201,
    summary: 'Add time spent, one minute to 24 hours.',
    input: z.object({ taskId: Id, startTime: Start, duration: Duration, description: Description.default('') }),
    output: EntryReply,
  }),
  updateTime: endpoint('PUT /api/tasks/:taskId/time/:entryId', {
    access: 'member',
    summary: 'Correct a time entry of one’s own; project admins any.',
    input: z.object({
      taskId: Id,
      entryId: Id,
      startTime: Start.optional(),
      duration: Duration.optional(),
      description: Description.optional(),
      version: z.int().optional(),
    }),
    output: EntryReply,
  }),
  deleteTime: endpoint('DELETE /api/tasks/:taskId/time/:entryId', {
    access: 'member',
    summary: 'Delete a time entry of one’s own; project admins any.',
    input: z.object({ taskId: Id, entryId: Id }),
    output: EntryReply,
  }),
  startTimer: endpoint('POST /api/tasks/:taskId/timer/start', {
    access: 'member',
    summary: 'Start my timer. The one that ran before stops, is told as `stopped` and, if a minute or longer, kept.',
    input: z.object({ taskId: Id }),
    output: z.object({ timeEntry: TimeEntry, stopped: TimeEntry.optional() }),
  }),
  stopTimer: endpoint('POST /api/tasks/:taskId/timer/stop', {
    access: 'member',
    summary: 'Stop my timer. Under a minute nothing is kept, and the answer is 400.',
    input: z.object({ taskId: Id, description: Description.optional() }),
    output: EntryReply,
  }),
  cancelTimer: endpoint('POST /api/tasks/:taskId/timer/cancel', {
    access: 'member',
    summary: 'Throw my running timer away.',
    input: z.object({ taskId: Id }),
    output: z.object({ message: z.string() }),
  }),
  listMyTimers: endpoint('GET /api/tasks/timers/active', {
    access: 'member',
    summary: 'My running timer, if there is one.',
    input: z.object({}),
    output: z.object({ timers: z.array(RunningTimer) }),
  }),
  workingHoursQuota: endpoint('POST /api/boards/:boardId/working-hours-quota', {
    access: 'member',
    scope: 'read',
    summary: 'How much of the day’s and the week’s working time is used, by the caller’s own day.',
    input: z.object({
      boardId: Id,
      clientTime: z.iso.datetime({ offset: true, error: () => t`A moment is written as ISO 8601` }),
    }),
    output: z.object({ quota: Quota, members: z.array(Quota.extend({ user: Person })) }),
  }),
}
