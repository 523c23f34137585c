import { priorityWords } from '#client/features/tasks/level-words.ts'
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { isLate } from '#client/features/tasks/words.ts'
import { t } from '#contract/texts.ts'
import { shortDay } from './calendar-days.ts'
import { type PlannedTask, spanOf } from './planned-task.ts'

/** "Nov 10 to Nov 14", "Nov 14" */
export function datesInWords(dates: Dates): string {
  const span = spanOf(dates)
  if (!span) return t`no date`
  return span.from === span.to ? shortDay(span.to) : t`${shortDay(span.from)} to ${shortDay(span.to)}`
}

/** All there is to say of a chip, for those who hear it, and where there is no room for it. */
export function chipWords(task: PlannedTask, today: string): string {
  const { taskId, title, priority, completedAt, place } = task
  return [
    `${taskId} ${title}`.trim(),
    datesInWords(task),
    ...(isLate(task, today) ? [t`overdue`] : []),
    ...(priority > 0 ? [priorityWords[priority]!] : []),
    ...(place ? [place] : []),
    ...(completedAt ? [t`done`] : []),
  ].join(', ')
}
