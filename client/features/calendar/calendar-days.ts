// Which days a calendar shows, and how they are called. Written in UTC throughout: a day is a day, wherever one is.
import { addDays, addMonths, monthStartOf, weekStartOf } from '#contract/days.ts'
import { LOCALE, t } from '#contract/texts.ts'
import type { Scale } from './calendar-search.ts'
import type { Span } from './planned-task.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', ...options })
  return (day: string) => words.format(new Date(`${day}T00:00:00Z`))
}

/** "Sunday, November 15, 2026" */
export const dayInFull = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
/** "Sunday, Nov 15" */
export const dayInAgenda = format({ weekday: 'long', month: 'short', day: 'numeric' })
export const weekdayName = format({ weekday: 'short' })
const monthName = format({ month: 'long' })
const shortMonth = format({ month: 'short' })
export const shortDay = format({ month: 'short', day: 'numeric' })

/** The number of a day and its month, each as it is written beside the other: "1" and "Dec", in German "1." and "Dez." */
export function dateAndMonth(day: string, locale = LOCALE): { date: string; month: string } {
  const words = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const parts = words.formatToParts(new Date(`${day}T00:00:00Z`))
  const at = parts.findIndex(({ type }) => type === 'day')
  const after = parts[at + 1]?.type === 'literal' ? parts[at + 1]!.value.trim() : ''
  return { date: `${parts[at]!.value}${after}`, month: parts.find(({ type }) => type === 'month')!.value }
}

export const dateOf = (day: string) => Number(day.slice(8))

/** In days. */
export const WEEK = 7

export const daysOfWeek = (day: string, weekStart: number): string[] => {
  const first = weekStartOf(day, weekStart)
  return Array.from({ length: WEEK }, (_, at) => addDays(first, at))
}

/** Whole weeks, so the first and the last reach into the months beside it. */
export function weeksOfMonth(day: string, weekStart: number): string[][] {
  const last = addDays(addMonths(monthStartOf(day), 1), -1)
  const weeks: string[][] = []
  for (let first = weekStartOf(monthStartOf(day), weekStart); first <= last; first = addDays(first, WEEK))
    weeks.push(daysOfWeek(first, weekStart))
  return weeks
}

/** The days that are on screen. An agenda has no end. */
export function shownSpan(scale: Scale, day: string, weekStart: number): Span {
  if (scale === 'agenda') return { from: day, to: '9999-12-31' }
  const days = scale === 'week' ? daysOfWeek(day, weekStart) : weeksOfMonth(day, weekStart).flat()
  return { from: days[0]!, to: days.at(-1)! }
}

/** The same place one page before or after. */
export const turnedBy = (scale: Scale, day: string, pages: number) =>
  scale === 'month' ? addMonths(day, pages) : addDays(day, pages * WEEK)

/** "November 2026"; a week between two months names both. */
export function titleOf(scale: Scale, day: string, weekStart: number): { words: string; year: string } {
  const year = day.slice(0, 4)
  if (scale !== 'week') return { words: monthName(day), year }
  const days = daysOfWeek(day, weekStart)
  const [first, last] = [days[0]!, days.at(-1)!]
  const [month, from, to] = [shortMonth(first), dateOf(first), dateOf(last)]
  const isWithin = first.slice(0, 7) === last.slice(0, 7)
  const words = isWithin ? t`${month} ${from} – ${to}` : `${shortDay(first)} – ${shortDay(last)}`
  return { words, year: last.slice(0, 4) }
}
