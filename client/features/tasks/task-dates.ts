// The days of a task, and what happens to them when it moves. Days are text (contract/days.ts): no clock, no time zone.
import { addDays } from '#contract/days.ts'
import type { TaskCard } from '#contract/tasks.ts'

export type Dates = Pick<TaskCard, 'startDate' | 'dueDate'>

export const isDated = ({ startDate, dueDate }: Dates) => (dueDate ?? startDate) !== null

export const isSameDates = (one: Dates, other: Dates) =>
  one.startDate === other.startDate && one.dueDate === other.dueDate

/** The same days, earlier or later. What has no day on a side gets none. */
export const movedBy = ({ startDate, dueDate }: Dates, days: number): Dates => ({
  startDate: startDate && addDays(startDate, days),
  dueDate: dueDate && addDays(dueDate, days),
})
