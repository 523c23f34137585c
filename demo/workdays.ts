// The days people work on, counted back from today, and moments on them. Clocks are those of the machine this runs on.
import { addDays, weekdayOf } from '#contract/days.ts'

const WEEKS = 22

export const dayOf = (moment: Date) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** `hour` may have a fraction: 9.5 is half past nine. */
export function momentOn(day: string, hour: number) {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date!, 0, 0, Math.round(hour * 3600))
}

export interface Workdays {
  today: string
  /** Oldest first; the last one is today, or the last one before it. */
  days: string[]
  /** The workday that is so many away from another day, which need be none. */
  from(day: string, workdays: number): string
  /** Monday of the week so many weeks ago (-3) or ahead (1). */
  monday(week: number): string
}

export function workdaysUntil(now: Date): Workdays {
  const today = dayOf(now)
  const monday = (week: number) => addDays(today, -((weekdayOf(today) + 6) % 7) + week * 7)
  // Everybody was in the mountains that day.
  const outing = addDays(monday(-10), 4)
  const isWorkday = (day: string) => weekdayOf(day) % 6 !== 0 && day !== outing
  const days: string[] = []
  for (let day = monday(-WEEKS); day <= today; day = addDays(day, 1)) if (isWorkday(day)) days.push(day)
  return {
    today,
    days,
    monday,
    from(day, workdays) {
      const step = Math.sign(workdays)
      let at = day
      for (let left = Math.abs(workdays); left > 0; ) {
        at = addDays(at, step)
        if (isWorkday(at)) left--
      }
      return at
    },
  }
}
