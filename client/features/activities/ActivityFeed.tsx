import type { Activity } from '#contract/activity.ts'
import classes from './ActivityFeed.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import { byDay } from './days.ts'

interface Props {
  activities: Activity[]
  /** It stands on a page of the workspace all of them belong to. */
  inWorkspace?: boolean
}

export function ActivityFeed({ activities, inWorkspace = false }: Props) {
  return byDay(activities).map(({ label, activities: ofDay }) => (
    <section key={label} className={classes.day} aria-label={label}>
      <p className={classes.label}>{label}</p>
      <ul className={classes.list}>
        {ofDay.map((activity) => (
          <ActivityRow key={activity._id} activity={activity} inWorkspace={inWorkspace} />
        ))}
      </ul>
    </section>
  ))
}
