// What a calendar knows of a task, and what happens to its days.
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { daysBetween } from '#contract/days.ts'
import type { TaskCard } from '#contract/tasks.ts'

export interface PlannedTask
  extends Pick<
    TaskCard,
    '_id' | 'taskId' | 'title' | 'priority' | 'startDate' | 'dueDate' | 'members' | 'labels' | 'completedAt'
  > {
  /** The project it is in, where a calendar shows several. */
  place?: string
}

export type Edge = 'start' | 'end'

export interface Span {
  from: string
  to: string
}

/** The days it takes: from its start to its due day, or the one of them it has. Null when it has none. */
export function spanOf({ startDate, dueDate }: Dates): Span | null {
  const to = dueDate ?? startDate
  if (to === null) return null
  // The server refuses a start after the end; of an older task that has one, the end is what counts.
  return { from: startDate !== null && startDate < to ? startDate : to, to }
}

export const NO_DATES: Dates = { startDate: null, dueDate: null }

/** With one of its ends on another day; the ends never pass each other. */
export function stretchedTo(task: Dates, edge: Edge, day: string): Dates {
  const span = spanOf(task)
  if (!span) return { startDate: null, dueDate: day }
  if (edge === 'start') return { startDate: day < span.to ? day : span.to, dueDate: span.to }
  return { startDate: span.from, dueDate: day > span.from ? day : span.from }
}

/** Those that take any of these days. */
export function tasksBetween<Task extends Dates>(tasks: readonly Task[], { from, to }: Span): Task[] {
  return tasks.filter((task) => {
    const span = spanOf(task)
    return span !== null && span.from <= to && span.to >= from
  })
}

/** No priority is the number 0, and still comes after the lowest. */
const rank = (task: PlannedTask) => task.priority || 5
const isDone = (task: PlannedTask) => Number(task.completedAt !== null)

/** What presses first, what is done last. */
export const byUrgency = (one: PlannedTask, other: PlannedTask) =>
  isDone(one) - isDone(other) || rank(one) - rank(other) || one._id.localeCompare(other._id)

/** What is done takes no place from what is not. Longer ones above, so that they stand in one line; then what presses. */
export function inReadingOrder(one: PlannedTask, other: PlannedTask): number {
  const [a, b] = [spanOf(one)!, spanOf(other)!]
  return (
    isDone(one) - isDone(other) ||
    a.from.localeCompare(b.from) ||
    daysBetween(b.from, b.to) - daysBetween(a.from, a.to) ||
    byUrgency(one, other)
  )
}
