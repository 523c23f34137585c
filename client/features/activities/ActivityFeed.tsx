import type { Activity } from '#contract/activities.ts'
import classes from './ActivityFeed.module.css'
import type { Within } from './ActivityPlace.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { byDay } from './days.ts'

interface Props {
  activities: Activity[]
  within?: Within
}

export function ActivityFeed({ activities, within }: Props) {
  return byDay(activities).map(({ label, activities: ofDay }) => (
    <section key={label} className={classes.day} aria-label={label}>
      <p className={classes.label}>{label}</p>
      <ul className={classes.list}>
        {ofDay.map((activity) => (
          <ActivityRow key={activity._id} activity={activity} within={within} />
        ))}
      </ul>
    </section>
  ))
}
