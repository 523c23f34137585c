import type { Dates } from '#client/features/tasks/task-dates.ts'
import { dayWords, isLate } from '#client/features/tasks/words.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import { lengthOf, spanOf } from './spans.ts'

/** "Nov 18 to Nov 20, 3 days", "due Nov 20", "from Nov 18", "no days yet" */
export function datesWords({ startDate, dueDate }: Dates): string {
  if (startDate && dueDate) {
    const days = lengthOf(spanOf({ startDate, dueDate })!)
    return t`${dayWords(startDate)} to ${dayWords(dueDate)}, ${many(days, { one: '# day', other: '# days' })}`
  }
  if (dueDate) return t`due ${dayWords(dueDate)}`
  return startDate ? t`from ${dayWords(startDate)}` : t`no days yet`
}

/** The same of a task, for those who do not see that it is late. */
export const spokenDates = (task: Pick<TaskCard, 'startDate' | 'dueDate' | 'completedAt'>, today: string): string =>
  isLate(task, today) ? t`${datesWords(task)}, overdue` : datesWords(task)
