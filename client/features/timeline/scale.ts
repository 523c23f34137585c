// Where a day stands on the timeline, and which day stands somewhere. Pixels come from counted days, never from a clock: a day of
// 23 hours is as wide as any other.
import { addDays, daysBetween } from '#contract/days.ts'
import type { Span } from './spans.ts'

export interface Scale {
  /** The first day there is. */
  from: string
  days: number
  dayWidth: number
}

/** The left edge of a day. */
export const xOf = ({ from, dayWidth }: Scale, day: string): number => daysBetween(from, day) * dayWidth

export const dayAt = ({ from, dayWidth }: Scale, x: number): string => addDays(from, Math.floor(x / dayWidth))

export const widthOf = ({ days, dayWidth }: Scale): number => days * dayWidth

/** From the first day to the end of the last. */
export function boxOf(scale: Scale, { first, last }: { first: string; last: string }) {
  const left = xOf(scale, first)
  return { left, width: xOf(scale, last) + scale.dayWidth - left }
}

const DIAMOND = 9

/** Where lines end and begin. The sign of a single day is narrower than the day. */
export function endsOf(scale: Scale, span: Span): { start: number; end: number } {
  const { left, width } = boxOf(scale, span)
  if (span.shape !== 'milestone') return { start: left, end: left + width }
  return { start: left + width / 2 - DIAMOND, end: left + width / 2 + DIAMOND }
}

export interface DayRange {
  from: string
  to: string
}

const AROUND_DAYS = 180
/** Somebody's typing error of a thousand years shall not make a page a thousand years wide. */
const MOST_DAYS = 20 * 366

/** Room for everything that is planned, and some to both sides. */
export function rangeAround(today: string, spans: Iterable<{ first: string; last: string }>): DayRange {
  const [earliest, latest] = [addDays(today, -MOST_DAYS), addDays(today, MOST_DAYS)]
  let [from, to] = [today, today]
  for (const { first, last } of spans) {
    if (first < from && first > earliest) from = first
    if (last > to && last < latest) to = last
  }
  return { from: addDays(from, -AROUND_DAYS), to: addDays(to, AROUND_DAYS) }
}

/** More of it, where somebody came near its edge. */
export function widened({ from, to }: DayRange, side: 'from' | 'to', days: number): DayRange {
  return side === 'from' ? { from: addDays(from, -days), to } : { from, to: addDays(to, days) }
}
