// Days and durations as cards and panels write them.

import { calendarDay } from '#client/core/dates.ts'
import { bucketOf, type DueBucket } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

/** "2h 31m", "45m", "0m" */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t`${rest}m`
  return rest === 0 ? t`${hours}h` : t`${hours}h ${rest}m`
}

/** "0:42:10", for what runs. */
export function clockWords(seconds: number): string {
  const pad = (n: number) => String(n).padStart(2, '0')
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
}

/** YYYY-MM-DD where this person is. */
export function dayOf(moment: Date): string {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}

export const today = () => dayOf(new Date())

/** "Today", "Tomorrow", "Dec 18": the year only when it is another one. */
export function dayWords(day: string, now: Date = new Date()): string {
  const year = now.getFullYear()
  // "Dec 18, 2026", but "18. Dez. 2026".
  return calendarDay(day, now).replace(`, ${year}`, '').replace(` ${year}`, '')
}

/** The same in the middle of a sentence: "today", "Dec 18" */
export function dayInSentence(day: string, now?: Date): string {
  const words = dayWords(day, now)
  return /\d/.test(words) ? words : words.toLowerCase()
}

/** Days from now on: the next week and month of a calendar begin on their first day. */
export const bucketWords: Record<DueBucket, string> = {
  none: t`No due date`,
  overdue: t`Overdue`,
  today: t`Due today`,
  tomorrow: t`Tomorrow`,
  week: t`Within 7 days`,
  month: t`Within 30 days`,
  later: t`Later`,
}

export const isOverdue = (dueDate: string | null, day: string) => bucketOf(dueDate, { today: day }) === 'overdue'

/** What is done is late no more. */
export const isLate = ({ dueDate, completedAt }: Pick<TaskCard, 'dueDate' | 'completedAt'>, day: string) =>
  completedAt === null && isOverdue(dueDate, day)
