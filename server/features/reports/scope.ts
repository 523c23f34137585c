// What a report is about: which tasks, which days.
import { addDays, daysBetween, earlierOf, weekStartOf } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { MAX_REPORT_DAYS, REPORT_DAYS, type ReportPeriod } from '#contract/report-parts.ts'
import { t } from '#contract/texts.ts'
import { invalid } from '#server/core/errors.ts'
import { dayIn, daysFrom, startOf, weeksFrom } from '#server/core/zoned-days.ts'
import type { KnownColumn } from './kinds.ts'

/** How far a forecast looks back at most. */
export const FORECAST_DAYS = 12 * 7

const EARLIEST = '1900-01-01'
const LATEST = '2200-12-31'

export interface Scope extends Times {
  workspaceId: string
  boardIds: string[]
  /** Of these boards, those that are archived among others: what is left to do there is nobody's work any more. */
  shelved: string[]
  /** Null stands for everybody, and for any label or none. */
  users: string[] | null
  labels: string[] | null
  /** Of the whole workspace, also those that are gone: tasks come from other boards. */
  columns: KnownColumn[]
  language: Language
}

export interface Times {
  period: ReportPeriod
  today: string
  now: Date
  weekStart: number
  /** Of the period before and the period itself, each with the moment it begins. `starts` has one more: the end. */
  days: string[]
  starts: Date[]
  /** Where the period before begins, where it ends and the period begins, and where that ends. */
  before: Date
  from: Date
  to: Date
  /** Where the period before begins, or what a forecast looks back on, whichever is earlier: older things are only counted. */
  since: Date
}

export interface Span {
  from?: string | undefined
  to?: string | undefined
  timezone?: string | undefined
}

export function timesOf(asked: Span, ofReader: string | null, now: Date, weekStart: number): Times {
  const timezone = asked.timezone ?? ofReader ?? 'UTC'
  const today = dayIn(timezone, now)
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today)
  const from = asked.from ?? addDays(to, 1 - REPORT_DAYS)
  const length = daysBetween(from, to) + 1
  if (length < 1) throw invalid(t`The period ends before it begins`)
  // Beyond them neither the database nor a calendar of ours knows what a day is.
  if (from < EARLIEST || to > LATEST) throw invalid(t`A period lies between the years 1900 and 2200`)
  if (length > MAX_REPORT_DAYS) throw invalid(() => t`A period has at most ${MAX_REPORT_DAYS} days`)
  const previous = { from: addDays(from, -length), to: addDays(from, -1) }
  const days = daysFrom(previous.from, to)
  const starts = [...days, addDays(to, 1)].map((day) => startOf(day, timezone))
  const forecastFrom = addDays(today, -FORECAST_DAYS)
  return {
    period: { from, to, timezone, previous },
    today,
    now,
    weekStart,
    days,
    starts,
    before: starts[0]!,
    from: starts[length]!,
    to: starts.at(-1)!,
    since: startOf(earlierOf(previous.from, forecastFrom), timezone),
  }
}

export const weeksOf = ({ period, weekStart }: Times) => weeksFrom(period.from, period.to, weekStart)

/** The one after this, wherever the period lies. */
export function nextWeekOf({ today, weekStart }: Times) {
  const from = addDays(weekStartOf(today, weekStart), 7)
  return { from, to: addDays(from, 6) }
}

/** The days of the period there can be something to tell of. */
export const pastDays = ({ period, today }: Times) =>
  daysFrom(period.from, period.to <= today ? period.to : today).map((day) => ({
    day,
    end: startOf(addDays(day, 1), period.timezone),
  }))

export const lengthOf = ({ period }: Times) => daysBetween(period.from, period.to) + 1
