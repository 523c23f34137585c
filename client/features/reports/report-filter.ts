import { addDays, isDay, laterOf, weekStartOf } from '#contract/days.ts'
import { MAX_REPORT_DAYS } from '#contract/report-parts.ts'
import { t } from '#contract/texts.ts'
import { defaultSettings } from '#contract/workspaces.ts'
import type { ReportSearch } from './report-search.ts'

/** As the server is asked. */
export interface ReportFilter {
  from: string
  to: string
  timezone: string
  boards?: string
  users?: string
  labels?: string
}

/** The last 7, 30, 90 and 365 days; `around` looks both ways, for what is planned. */
export const periodNames = {
  week: t`Week`,
  month: t`Month`,
  quarter: t`Quarter`,
  year: t`Year`,
  around: t`Around now`,
}
export type Period = keyof typeof periodNames

export const periods = Object.keys(periodNames) as Period[]

const lengths = { week: 7, month: 30, quarter: 90, year: 365 }

interface Span {
  from: string
  to: string
}

/** Two weeks back and five ahead of the one that is now. */
const around = (today: string, weekStart: number): Span => {
  const week = weekStartOf(today, weekStart)
  return { from: addDays(week, -14), to: addDays(week, 6 * 7 - 1) }
}

export const isOwnSpan = ({ from, to }: ReportSearch): boolean =>
  from !== undefined && to !== undefined && isDay(from) && isDay(to) && from <= to

/** Whatever somebody typed into the address. */
export const periodOf = ({ period }: ReportSearch) => periods.find((name) => name === period)

/** What the days somebody sees are counted from. */
interface Place {
  today: string
  /** 0 is Sunday. Only a look around needs it. */
  weekStart?: number
  usual?: Period
}

export function spanOf(
  search: ReportSearch,
  { today, weekStart = defaultSettings.weekStart, usual = 'month' }: Place,
): Span {
  const { from = '', to = '' } = search
  // Longer ones are refused; whoever types one into the address gets its end.
  if (isOwnSpan(search)) return { from: laterOf(from, addDays(to, 1 - MAX_REPORT_DAYS)), to }
  const period = periodOf(search) ?? usual
  return period === 'around' ? around(today, weekStart) : { from: addDays(today, 1 - lengths[period]), to: today }
}

export function filterOf(search: ReportSearch, place: Place): ReportFilter {
  const { projects, people, labels } = search
  return {
    ...spanOf(search, place),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(projects && { boards: projects }),
    ...(people && { users: people }),
    ...(labels && { labels }),
  }
}

export const idsIn = (list: string | undefined) => list?.split(',').filter(Boolean) ?? []

/** What goes along from one report to the next: neither an open list of tasks nor a look ahead, which only one of them has. */
export const sharedSearch = ({ period, from, to, projects, people, labels }: ReportSearch): ReportSearch => ({
  ...(period !== 'around' && { period }),
  from,
  to,
  projects,
  people,
  labels,
})
