import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateTime, timeOfDay } from '#client/core/dates.ts'
import { useMe } from '#client/core/session.ts'
import type { Activity } from '#contract/activities.ts'
import { describeActivity, taskOf } from '#contract/activity-words.ts'
import { LANGUAGE, t } from '#contract/texts.ts'
import classes from './ActivityFeed.module.css'
import { ActivityPlace, type Within } from './ActivityPlace.tsx'
import { activityIcon } from './activity-icon.ts'

interface Props {
  activity: Activity
  within: Within
}

export function ActivityRow({ activity, within }: Props) {
  const me = useMe()
  const { actor, via, at, type } = activity
  const Icon = activityIcon(type)
  // Read after a name, the sentence is in the third person. Only English can say the same after "you".
  const isYou = LANGUAGE === 'en' && actor?._id === me._id
  const who = isYou ? t`You` : (actor?.name ?? t`Someone`)
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={15} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.sentence}>
          <WayToTask activity={activity}>
            <strong>{who}</strong>
            {via && ` via ${via}`} {describeActivity(activity)}
          </WayToTask>
        </p>
        <p className={classes.meta}>
          <time dateTime={at} title={dateTime(at)}>
            {timeOfDay(at)}
          </time>
          <ActivityPlace activity={activity} within={within} />
        </p>
      </div>
    </li>
  )
}

/** The whole sentence leads to the task it is about: a few words of it would have to look like a link. */
function WayToTask({ activity, children }: { activity: Activity; children: ReactNode }) {
  const { workspace, board } = activity
  const task = taskOf(activity)
  if (!workspace || !board || !task) return children
  return (
    <Link
      className={classes.task}
      to="/$workspace/projects/$boardId"
      params={{ workspace: workspace.url, boardId: board._id }}
      search={{ task }}
    >
      {children}
    </Link>
  )
}
