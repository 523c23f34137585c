// What figures of a project and of a workspace are made of.
import { z } from 'zod'

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

export const ReportPeriod = z.object({
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  /** As long as the period, and right before it: what `previous` figures are about. */
  previous: z.object({ from: z.string(), to: z.string() }),
})
export type ReportPeriod = z.infer<typeof ReportPeriod>

export const Compared = z.object({ now: z.number(), previous: z.number() })
export type Compared = z.infer<typeof Compared>
/** Null where there is too little to say. */
export const ComparedMaybe = z.object({ now: z.number().nullable(), previous: z.number().nullable() })
export type ComparedMaybe = z.infer<typeof ComparedMaybe>

export const NamedTask = z.object({ _id: z.string(), taskId: z.string(), boardId: z.string(), title: z.string() })
export const ReportColumn = z.object({ _id: z.string(), title: z.string(), type: z.string(), color: z.string() })
export const ReportBoard = z.object({ _id: z.string(), key: z.string(), title: z.string() })

/** How many tasks there are of each type of column now. Canceled ones are shown too. */
export const TypeSplit = z.array(
  z.object({ key: z.string(), name: z.string(), color: z.string(), finishing: z.boolean(), count: z.number() }),
)

export const Week = z.object({
  /** The day it begins with, by the workspace's `weekStart`. */
  week: z.string(),
  completed: z.number(),
  created: z.number(),
  /** False for a week the period holds only part of. */
  whole: z.boolean(),
})
