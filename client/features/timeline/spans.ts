// The days a task takes up on the timeline.
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '#contract/days.ts'

export interface Span {
  first: string
  last: string
  /** A day it is due on, days from start to due, or a start nobody knows the end of. */
  shape: 'milestone' | 'range' | 'open'
}

/** How long a task without an end is drawn. */
const OPEN_DAYS = 7

export function spanOf({ startDate, dueDate }: Dates): Span | null {
  if (startDate && dueDate) return { first: startDate, last: laterOf(startDate, dueDate), shape: 'range' }
  if (dueDate) return { first: dueDate, last: dueDate, shape: 'milestone' }
  if (startDate) return { first: startDate, last: addDays(startDate, OPEN_DAYS - 1), shape: 'open' }
  return null
}

/** Another first day: a task that was only due gets a start, and none starts after it is due. */
export function startedBy({ startDate, dueDate }: Dates, days: number): Dates {
  const from = startDate ?? dueDate
  if (!from) return { startDate, dueDate }
  const start = addDays(from, days)
  return { startDate: dueDate ? earlierOf(start, dueDate) : start, dueDate }
}

/** Another last day: a task that had only a start gets an end, and none ends before it starts. */
export function stretchedBy({ startDate, dueDate }: Dates, days: number): Dates {
  const span = spanOf({ startDate, dueDate })
  if (!span) return { startDate, dueDate }
  const first = startDate ?? span.first
  return { startDate: first, dueDate: laterOf(first, addDays(span.last, days)) }
}

/** Drawn out from one day to another, whichever way. */
export const between = (one: string, other: string): Dates => ({
  startDate: earlierOf(one, other),
  dueDate: laterOf(one, other),
})

export const lengthOf = ({ first, last }: Pick<Span, 'first' | 'last'>) => daysBetween(first, last) + 1
