// Where the slider names a moment: at most so many, at hours, days, months or years as the clock of this person has them.
import { timeOfDay } from '#client/core/dates.ts'
import { LOCALE } from '#contract/texts.ts'

export interface Mark {
  at: number
  label: string
}

const MOST = 7

const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })
const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric' })

const hoursApart = (hours: number) => ({
  first: (from: Date) => new Date(from.getFullYear(), from.getMonth(), from.getDate()),
  next: (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours() + hours),
  label: (at: Date) => (at.getHours() === 0 ? day.format(at) : timeOfDay(at)),
})

const daysApart = (days: number) => ({
  first: (from: Date) => new Date(from.getFullYear(), from.getMonth(), from.getDate()),
  next: (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days),
  label: (at: Date) => day.format(at),
})

const monthsApart = (months: number) => ({
  first: (from: Date) => new Date(from.getFullYear(), 0, 1),
  next: (at: Date) => new Date(at.getFullYear(), at.getMonth() + months, 1),
  label: (at: Date) => (months < 12 ? month.format(at) : String(at.getFullYear())),
})

const minutes = {
  first: (from: Date) => new Date(from.getFullYear(), from.getMonth(), from.getDate(), from.getHours()),
  next: (at: Date) => new Date(at.getTime() + 15 * 60_000),
  label: (at: Date) => timeOfDay(at),
}

const HOUR = 3_600_000

/** From near to far, each for at most `MOST` of its steps. */
const scales = [
  { step: HOUR / 4, ...minutes },
  ...[1, 3, 6].map((hours) => ({ step: hours * HOUR, ...hoursApart(hours) })),
  ...[1, 2, 7, 14].map((days) => ({ step: days * 24 * HOUR, ...daysApart(days) })),
  ...[1, 3, 6, 12].map((months) => ({ step: months * 30 * 24 * HOUR, ...monthsApart(months) })),
]

export function marksBetween(since: number, until: number): Mark[] {
  const scale = scales.find(({ step }) => (until - since) / step <= MOST) ?? scales.at(-1)!
  const marks: Mark[] = []
  for (let at = scale.first(new Date(since)); at.getTime() < until; at = scale.next(at))
    if (at.getTime() > since) marks.push({ at: at.getTime(), label: scale.label(at) })
  return marks
}
