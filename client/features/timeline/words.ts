import type { Dates } from '#client/features/tasks/task-dates.ts'
import { dayWords } from '#client/features/tasks/words.ts'
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
