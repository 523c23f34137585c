// The figures of a project.
import { z } from 'zod'
import { Moment } from './fields.ts'
import { Person } from './people.ts'
import { Compared, ComparedMaybe, NamedTask, ReportColumn, ReportPeriod, TypeSplit, Week } from './report-parts.ts'

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
