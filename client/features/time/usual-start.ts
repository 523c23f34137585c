import { dayOf } from '#client/features/tasks/words.ts'
import type { TimeEntry } from '#contract/time.ts'

/** "09:05" */
export const clockOf = (moment: Date) => moment.toTimeString().slice(0, 5)

/**
 * Nine in the morning, or when the last of what somebody wrote down for that day ended; what would still be going on then has ended
 * just now.
 */
export function usualStart(day: string, seconds: number, mine: readonly TimeEntry[], now = new Date()): string {
  const ends = mine
    .map(({ startTime, duration }) => Date.parse(startTime) + (duration ?? 0) * 1000)
    .filter((end) => dayOf(new Date(end)) === day)
  const start = new Date(Math.max(Date.parse(`${day}T09:00`), ...ends))
  const latest = new Date(now.getTime() - seconds * 1000)
  if (day !== dayOf(now) || start <= latest) return clockOf(start)
  return dayOf(latest) === day ? clockOf(latest) : '00:00'
}
