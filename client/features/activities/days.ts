import { calendarDay, type DateLike } from '#client/core/dates.ts'
import type { Activity } from '#contract/activity.ts'

export interface Day {
  label: string
  activities: Activity[]
}

const oneDay = 24 * 60 * 60_000

function labelOf(at: string, now: DateLike) {
  const label = calendarDay(at, now)
  return label === calendarDay(new Date(now).getTime() - oneDay, now) ? 'Yesterday' : label
}

/** A feed that comes newest first, cut where the day changes for whoever reads it. */
export function byDay(activities: Activity[], now: DateLike = Date.now()): Day[] {
  const days: Day[] = []
  for (const activity of activities) {
    const label = labelOf(activity.at, now)
    const day = days.at(-1)
    if (day?.label === label) day.activities.push(activity)
    else days.push({ label, activities: [activity] })
  }
  return days
}
