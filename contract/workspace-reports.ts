// The figures of a workspace: all of its projects, its people, their time.
import { z } from 'zod'
import { Person } from './people.ts'
import { Compared, ComparedMaybe, NamedTask, ReportBoard, ReportPeriod, TypeSplit, Week } from './report-parts.ts'

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
