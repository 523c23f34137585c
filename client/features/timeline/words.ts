import { dayWords } from '#client/features/tasks/words.ts'
import { type Dates, lengthOf, spanOf } from './spans.ts'

/** "Nov 18 to Nov 20, 3 days", "due Nov 20", "from Nov 18", "no days yet" */
export function datesWords({ startDate, dueDate }: Dates): string {
  if (startDate && dueDate) {
    const days = lengthOf(spanOf({ startDate, dueDate })!)
    return `${dayWords(startDate)} to ${dayWords(dueDate)}, ${days} ${days === 1 ? 'day' : 'days'}`
  }
  if (dueDate) return `due ${dayWords(dueDate)}`
  return startDate ? `from ${dayWords(startDate)}` : 'no days yet'
}
