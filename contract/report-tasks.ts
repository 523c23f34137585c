// The tasks behind a figure, and which figures have some.
import { z } from 'zod'
import { count, Moment } from './fields.ts'
import { NamedTask, ReportBoard, ReportColumn } from './report-parts.ts'

/** A task behind a figure, and what it adds to it: seconds of cycle, lead or logged time, or null where it counts as one. */
export const ReportTask = NamedTask.extend({
  board: ReportBoard,
  column: ReportColumn,
  members: z.array(z.string()),
  complexity: z.number(),
  dueDate: z.string().nullable(),
  createdAt: Moment,
  completedAt: Moment.nullable(),
  totalTime: z.number(),
  seconds: z.number().nullable(),
})
export type ReportTask = z.infer<typeof ReportTask>

/** Figures of a project whose tasks can be asked for, and which of them `bucket` names. */
export const boardFigures = [
  // Without a bucket.
  'open',
  'overdue',
  'completed',
  'created',
  'logged',
  'cycleTime',
  'leadTime',
  'unmeasured',
  'ageing',
  // A column's id; the key of a type.
  'status',
  'statusType',
  // A day.
  'scope',
  'done',
  // A column's id (`null` as in `flow`) and a day, `<id>:<day>`.
  'flow',
  // The day a week begins with.
  'throughput',
  'createdWeek',
  // A person's id; a label's id or `none`; early, onTime, late or undated.
  'timeByMember',
  'timeByLabel',
  'punctuality',
] as const

/** Of a workspace: those of its projects that need no history, and its own. */
export const workspaceFigures = [
  'open',
  'overdue',
  'completed',
  'created',
  'logged',
  'cycleTime',
  'statusType',
  'throughput',
  'createdWeek',
  'punctuality',
  // A project's id.
  'boardOpen',
  'boardOverdue',
  'boardCompleted',
  'boardCreated',
  'boardLogged',
  // A person's id.
  'userOpen',
  'userOverdue',
  'userCompleted',
  'userOnTime',
  'userCycleTime',
  'timeByMember',
  // A person's id and the day a week begins with, `<id>:<day>`.
  'loggedWeek',
  'plannedWeek',
  // A person's id: the week after this one, whether or not the period holds it.
  'plannedNextWeek',
  // A person's id and a day.
  'timesheet',
  // 0 to 4.
  'complexity',
  'complexityCycleTime',
] as const

export const Bucket = z.string().max(100).optional()
export const Paged = { page: count(100_000, 1), limit: count(200, 50) }
export const TasksReply = z.object({
  tasks: z.array(ReportTask),
  meta: z.object({
    total: z.number(),
    /** Of `seconds`, over all pages. */
    seconds: z.number().nullable(),
    page: z.number(),
    limit: z.number(),
    totalPages: z.number(),
  }),
})
