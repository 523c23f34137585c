// Reports of a project and of a workspace. What each figure counts is said beside it, and nowhere else.
//
// Days are days of `timezone` (asked for, else the reader's own, else UTC); `from` and `to` both belong to the period. Times are plain
// seconds. Figures are about the tasks a project has now, also where they tell of the past: one that was deleted or taken to another
// project is in none of them. Canceled ones (in a column of type `canceled`) are in `status`, `flow` and logged time only. `users` and
// `labels` leave the tasks that have one of these people and one of these labels now, and the hours of these people. Others than oneself
// may be named by those who may see reports, on a project also by its admins.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Day, Download, Id, Moment } from './fields.ts'
import { Person } from './people.ts'

export const REPORT_DAYS = 30
export const MAX_REPORT_DAYS = 1100
/** Ratios and medians about one person need so many tasks behind them. */
export const FEWEST_TASKS = 5
export const MAX_REPORT_POINTS = 2000
export const FORECAST_RUNS = 10_000
export const forecastPercents = [50, 70, 85, 95] as const
/** What a finished task of each complexity is worth. */
export const complexityPoints = [1, 2, 3, 5, 8] as const
/** Below the first a week has room, above the second it is too full. */
export const utilisationBounds = [0.9, 1.1] as const

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Ids in a query: one after the other with commas between them. */
const IdList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [...new Set([given].flat().flatMap((text) => text.split(',').filter(Boolean)))])
  .pipe(z.array(Id).max(100, 'At most 100 at once'))
const listed = { boards: IdList.optional(), users: IdList.optional(), labels: IdList.optional() }

const Span = z.object({
  /** Without it, 30 days up to `to`. */
  from: Day.optional(),
  /** Without it, today. */
  to: Day.optional(),
  timezone: z.string().max(60).refine(isTimeZone, 'This time zone is not known').optional(),
})
const OfBoard = Span.extend({ boardId: Id, users: listed.users, labels: listed.labels })
const OfWorkspace = Span.extend({ workspaceId: Id, ...listed })

export const ReportPeriod = z.object({
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  /** As long as the period, and right before it: what `previous` figures are about. */
  previous: z.object({ from: z.string(), to: z.string() }),
})
export type ReportPeriod = z.infer<typeof ReportPeriod>

const Compared = z.object({ now: z.number(), previous: z.number() })
export type Compared = z.infer<typeof Compared>
/** Null where there is too little to say. */
const ComparedMaybe = z.object({ now: z.number().nullable(), previous: z.number().nullable() })
export type ComparedMaybe = z.infer<typeof ComparedMaybe>

const NamedTask = z.object({ _id: z.string(), taskId: z.string(), boardId: z.string(), title: z.string() })
const ReportColumn = z.object({ _id: z.string(), title: z.string(), type: z.string(), color: z.string() })
const ReportBoard = z.object({ _id: z.string(), key: z.string(), title: z.string() })

/** How many tasks there are of each type of column now. Canceled ones are shown too. */
const TypeSplit = z.array(
  z.object({ key: z.string(), name: z.string(), color: z.string(), finishing: z.boolean(), count: z.number() }),
)

const Durations = z.object({
  /** One for each of the newest 2,000 tasks completed in the period, oldest first; percentiles are of all of them. */
  points: z.array(z.object({ task: NamedTask, completedAt: Moment, day: z.string(), seconds: z.number() })),
  count: z.number(),
  p50: z.number().nullable(),
  p85: z.number().nullable(),
  mean: z.number().nullable(),
  /** Completed in the period, but it is not known when work on them began: they went past every started column, or came by an import. */
  unmeasured: z.number(),
  previous: z.object({ p50: z.number().nullable(), p85: z.number().nullable() }),
})
export type Durations = z.infer<typeof Durations>

const Week = z.object({
  /** The day it begins with, by the workspace's `weekStart`. */
  week: z.string(),
  completed: z.number(),
  created: z.number(),
  /** False for a week the period holds only part of. */
  whole: z.boolean(),
})

const Forecast = z.discriminatedUnion('enough', [
  z.object({
    enough: z.literal(true),
    /** Tasks that are neither finished nor canceled. */
    remaining: z.number(),
    runs: z.number(),
    /** The days it is drawn from: up to 12 weeks until yesterday, not the period. */
    history: z.object({ from: z.string(), to: z.string(), completed: z.number(), perWeek: z.number() }),
    /** What was created per week in the same time. The forecast takes it that nothing more is added. */
    addedPerWeek: z.number(),
    /** So many per cent of the runs were done by this day; null when that is more than three years away. */
    dates: z.array(z.object({ percent: z.number(), day: z.string().nullable() })),
    /** In how many runs the last task was finished in the week that begins with this day. */
    weeks: z.array(z.object({ week: z.string(), runs: z.number() })),
  }),
  z.object({
    enough: z.literal(false),
    remaining: z.number(),
    /** nothing-left: no open task; too-young: under four weeks of history; too-few: under ten tasks completed in it. */
    why: z.enum(['nothing-left', 'too-young', 'too-few']),
    /** The same as a sentence. */
    message: z.string(),
  }),
])
export type Forecast = z.infer<typeof Forecast>

export const BoardReports = z.object({
  period: ReportPeriod,
  figures: z.object({
    /** Tasks whose `completedAt` lies in the period. One that was opened again is not completed. */
    completed: Compared,
    /** Tasks whose `createdAt` lies in the period; that of an imported task is the one it had before. */
    created: Compared,
    /** Now: not finished, and due before today. */
    overdue: z.number(),
    /** Now: neither finished nor canceled. */
    open: z.number(),
    /** The part of each time entry that lies in the period. Timers that run are not counted. */
    loggedSeconds: Compared,
    cycleTime: ComparedMaybe,
  }),
  /** Where tasks stand now. */
  status: z.object({
    total: z.number(),
    columns: z.array(z.object({ column: ReportColumn, count: z.number() })),
    types: TypeSplit,
  }),
  /**
   * At the end of each day, from the event log (today: by now): `scope` is all tasks on the board without canceled ones, `done` those of
   * them in a finishing column. What type a column is of is taken as it is now; an imported task was there since its `createdAt`.
   */
  burnup: z.object({ days: z.array(z.object({ day: z.string(), scope: z.number(), done: z.number() })) }),
  /** Tasks in each column at the end of each day, from the event log. */
  flow: z.object({
    columns: z.array(
      ReportColumn.extend({
        /** `null` stands for imported tasks before their import: it is not known in which column. */
        _id: z.string().nullable(),
        /** A column that is gone still counts for the days it was there. */
        deletedAt: Moment.nullable(),
        /** What it was called before, newest first. */
        formerTitles: z.array(z.string()),
      }),
    ),
    /** `counts` in the order of `columns`. */
    days: z.array(z.object({ day: z.string(), counts: z.array(z.number()) })),
  }),
  /**
   * From the moment work began to `completedAt`. Work begins when a task first enters a column that is neither waiting (types `backlog`
   * and `unstarted`) nor finishing, on whichever board that was.
   */
  cycleTime: Durations,
  /** From `createdAt` to `completedAt`. Imports that do not say when a task was made are `unmeasured`. */
  leadTime: Durations,
  throughput: z.object({
    weeks: z.array(Week),
    /** Completed tasks per seven days of the period. */
    perWeek: Compared,
  }),
  /** Open tasks work has begun on (see `cycleTime`), the oldest 200 first, to be seen against how long tasks usually take. */
  ageing: z.object({
    tasks: z.array(z.object({ task: NamedTask, column: ReportColumn, since: Moment, seconds: z.number() })),
    count: z.number(),
    /** Of the cycle times above. */
    p50: z.number().nullable(),
    p85: z.number().nullable(),
  }),
  /** Hours in the period by whoever worked them. Guests and clients see their own row alone. */
  timeByMember: z.object({
    rows: z.array(z.object({ user: Person, seconds: z.number(), tasks: z.number() })),
    total: z.number(),
  }),
  /** By the labels the tasks have now; a task with two counts for both, one without is under `label: null`. `total` counts each once. */
  timeByLabel: z.object({
    rows: z.array(
      z.object({
        label: z.object({ _id: z.string(), name: z.string(), color: z.string() }).nullable(),
        seconds: z.number(),
        tasks: z.number(),
      }),
    ),
    total: z.number(),
  }),
  /** Tasks completed in the period: on a day before the due day, on it, after it; `undated` had none. */
  punctuality: z.object({ early: z.number(), onTime: z.number(), late: z.number(), undated: z.number() }),
  forecast: Forecast,
})
export type BoardReports = z.infer<typeof BoardReports>

/** Figures as in `BoardReports`, over all projects the reader sees. */
export const OverviewReport = z.object({
  period: ReportPeriod,
  figures: z.object({
    open: z.number(),
    overdue: z.number(),
    completed: Compared,
    created: Compared,
    loggedSeconds: Compared,
    /** The median. */
    cycleTime: ComparedMaybe,
    /** Of the tasks with a due day completed in the period, the part completed on it or before; null under five. */
    onTime: ComparedMaybe,
  }),
  status: z.object({ total: z.number(), types: TypeSplit }),
  throughput: z.object({ weeks: z.array(Week), perWeek: Compared }),
  projects: z.array(
    z.object({
      board: ReportBoard,
      open: z.number(),
      overdue: z.number(),
      completed: z.number(),
      created: z.number(),
      loggedSeconds: z.number(),
      /** All finished and all tasks of the project, now, without canceled ones. */
      done: z.number(),
      total: z.number(),
    }),
  ),
  /** Open and overdue: tasks they have now. Completed: tasks they have that were completed in the period. */
  people: z.array(
    z.object({
      user: Person,
      open: z.number(),
      overdue: z.number(),
      completed: z.number(),
      loggedSeconds: z.number(),
    }),
  ),
})
export type OverviewReport = z.infer<typeof OverviewReport>

export const utilisationBands = ['under', 'within', 'over'] as const

const Load = z.object({
  /** Working days of the workspace times its hours; of a week the period holds part of, that part. */
  capacitySeconds: z.number(),
  /** By the person's own midnights. */
  loggedSeconds: z.number(),
  /**
   * From today on: what is left of the estimates of open tasks they have that have a start or a due day. An estimate is the median
   * time logged on finished tasks of the same complexity (of all where there are under five); logged time is taken off, the rest
   * shared by those who have the task and spread evenly over the working days from start to due. With one of the two days only, it is
   * all on that day; what should be done already is planned for today.
   */
  plannedSeconds: z.number(),
  /** Logged and planned, against the capacity; null where there is none. */
  utilisation: z.number().nullable(),
  /** Under 90 %, up to 110 %, over it. */
  band: z.enum(utilisationBands).nullable(),
})

export const ResourceAnalysis = z.object({
  period: ReportPeriod,
  capacity: z.object({
    secondsPerDay: z.number(),
    /** 0 (Sunday) to 6. */
    workingDays: z.array(z.number()),
    weekStart: z.number(),
  }),
  /** The part of each week that lies in the period. */
  weeks: z.array(z.object({ week: z.string(), from: z.string(), to: z.string() })),
  /** Members and managers of the workspace, admins and its owner; of guests and clients those who logged time or have something planned. */
  people: z.array(
    z.object({
      user: Person,
      /** One for each of `weeks`. */
      weeks: z.array(Load.extend({ week: z.string() })),
      total: Load,
    }),
  ),
  /** Who has room in the week after this one, most first. Not about the period. */
  nextWeek: z.object({
    week: z.string(),
    free: z.array(
      z.object({ user: Person, capacitySeconds: z.number(), plannedSeconds: z.number(), freeSeconds: z.number() }),
    ),
  }),
  /** What a task of each complexity is taken to need, and the finished tasks with logged time that say so. */
  estimates: z.array(
    z.object({
      complexity: z.number(),
      seconds: z.number().nullable(),
      /** all: too few of this complexity, so of all of them; none: too few at all, nothing is planned for these. */
      basis: z.enum(['complexity', 'all', 'none']),
      tasks: z.number(),
    }),
  ),
})
export type ResourceAnalysis = z.infer<typeof ResourceAnalysis>

/** Tasks completed in the period, by complexity. Times are all that was ever logged on each; tasks without any are `unlogged` only. */
export const TimeComplexity = z.object({
  period: ReportPeriod,
  levels: z.array(
    z.object({
      complexity: z.number(),
      count: z.number(),
      unlogged: z.number(),
      medianSeconds: z.number().nullable(),
      p85Seconds: z.number().nullable(),
      meanSeconds: z.number().nullable(),
      /** Of all completed ones whose cycle time is known. */
      medianCycleSeconds: z.number().nullable(),
      /** More than one and a half times the middle half's width above it (Tukey), the largest ten. None under five tasks. */
      outliers: z.array(z.object({ task: NamedTask, seconds: z.number() })),
      /** By the week they were completed in. */
      trend: z.array(z.object({ week: z.string(), count: z.number(), medianSeconds: z.number().nullable() })),
    }),
  ),
})
export type TimeComplexity = z.infer<typeof TimeComplexity>

/**
 * Each person against their own previous period, never against others. Whoever may not see reports sees themselves alone. A task
 * counts, in full, for everybody who has it.
 */
export const UserPerformance = z.object({
  period: ReportPeriod,
  people: z.array(
    z.object({
      user: Person,
      completed: Compared,
      /** Of those with a due day, the part completed on it or before; null under five. */
      onTime: ComparedMaybe,
      /** Completed per seven days. */
      throughputPerWeek: Compared,
      /** The median; null under five tasks whose cycle time is known. */
      cycleTime: ComparedMaybe,
      /** 1, 2, 3, 5 or 8 for each completed task, by complexity. */
      points: Compared,
      loggedSeconds: Compared,
    }),
  ),
})
export type UserPerformance = z.infer<typeof UserPerformance>

/** Who worked how long on which day. Each person's days are those of the time zone in their profile (else the reader's). */
export const Timesheet = z.object({
  period: ReportPeriod,
  days: z.array(z.string()),
  people: z.array(
    z.object({
      user: Person,
      timezone: z.string(),
      /** One for each of `days`. */
      seconds: z.array(z.number()),
      total: z.number(),
    }),
  ),
  totals: z.array(z.number()),
  total: z.number(),
})
export type Timesheet = z.infer<typeof Timesheet>

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

const Bucket = z.string().max(100).optional()
const Paged = { page: count(100_000, 1), limit: count(200, 50) }
const TasksReply = z.object({
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

export const reportsApi = {
  boardReports: endpoint('GET /api/boards/:boardId/reports', {
    access: 'member',
    summary: 'All figures of a project: status, burn-up, flow, cycle and lead time, throughput, time, forecast.',
    input: OfBoard,
    output: BoardReports,
  }),
  boardReportTasks: endpoint('GET /api/boards/:boardId/reports/tasks', {
    access: 'member',
    summary: 'The tasks behind one figure of a project, exactly those counted.',
    input: OfBoard.extend({ figure: z.enum(boardFigures), bucket: Bucket, ...Paged }),
    output: TasksReply,
  }),
  overviewReport: endpoint('GET /api/workspaces/:workspaceId/reports/overview', {
    access: 'member',
    summary: 'Figures of all projects one sees, by project and by person.',
    input: OfWorkspace,
    output: OverviewReport,
  }),
  resourceAnalysis: endpoint('GET /api/workspaces/:workspaceId/reports/resource-analysis', {
    access: 'member',
    summary: 'Capacity, logged and planned time per person and week, and who is free next week.',
    input: OfWorkspace,
    output: ResourceAnalysis,
  }),
  timeComplexity: endpoint('GET /api/workspaces/:workspaceId/reports/time-complexity', {
    access: 'member',
    summary: 'What tasks of each complexity took.',
    input: OfWorkspace,
    output: TimeComplexity,
  }),
  userPerformance: endpoint('GET /api/workspaces/:workspaceId/reports/user-performance', {
    access: 'member',
    summary: 'Each person against their own previous period; oneself alone for whoever may not see reports.',
    input: OfWorkspace,
    output: UserPerformance,
  }),
  timesheet: endpoint('GET /api/workspaces/:workspaceId/reports/timesheet', {
    access: 'member',
    summary: 'Who worked how long on which day; oneself alone for whoever may not see reports.',
    input: OfWorkspace,
    output: Timesheet,
  }),
  exportTimesheet: endpoint('GET /api/workspaces/:workspaceId/reports/timesheet/export', {
    access: 'member',
    summary: 'The time sheet as a file, in hours.',
    input: OfWorkspace.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: Download,
    download: true,
  }),
  workspaceReportTasks: endpoint('GET /api/workspaces/:workspaceId/reports/tasks', {
    access: 'member',
    summary: 'The tasks behind one figure of a workspace, exactly those counted.',
    input: OfWorkspace.extend({ figure: z.enum(workspaceFigures), bucket: Bucket, ...Paged }),
    output: TasksReply,
  }),
}
