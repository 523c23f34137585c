import { type Dates, movedBy } from '#client/features/tasks/task-dates.ts'
import { daysBetween } from '#contract/days.ts'
import { type Edge, NO_DATES, spanOf, stretchedTo } from './planned-task.ts'

export interface Carried {
  taskId: string
  /** One of its ends, or all of it. */
  edge: Edge | null
  /** The day under the pointer when it was lifted: a long task is held anywhere along it. */
  grabbed: string | null
}

/** What a task's days become on a day, or in the tray (null); nothing where one of its ends cannot go. */
export function dropDates(task: Dates, { edge, grabbed }: Carried, day: string | null): Dates | undefined {
  if (day === null) return edge ? undefined : NO_DATES
  if (edge) return stretchedTo(task, edge, day)
  const span = spanOf(task)
  if (!span) return { startDate: null, dueDate: day }
  const from = grabbed && grabbed >= span.from && grabbed <= span.to ? grabbed : span.from
  return movedBy(task, daysBetween(from, day))
}
