import { type DateLike, pastDay } from '#client/core/dates.ts'
import type { Activity } from '#contract/activities.ts'

export interface Day {
  label: string
  activities: Activity[]
}

/** A feed that comes newest first, cut where the day changes for whoever reads it. */
export function byDay(activities: Activity[], now: DateLike = Date.now()): Day[] {
  const days: Day[] = []
  for (const activity of activities) {
    const label = pastDay(activity.at, now)
    const day = days.at(-1)
    if (day?.label === label) day.activities.push(activity)
    else days.push({ label, activities: [activity] })
  }
  return days
}
