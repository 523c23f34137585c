import { Link } from '@tanstack/react-router'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { boardColor } from '#client/features/boards/board-color.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Activity } from '#contract/activities.ts'
import { describeActivity, taskOf } from '#contract/activity-words.ts'
import type { DigestProject as Project } from '#contract/dashboard.ts'
import classes from './Digest.module.css'

export function DigestProject({ project: { board, workspace, count, activities } }: { project: Project }) {
  const params = { workspace: workspace.url, boardId: board._id }
  const more = count - activities.length
  return (
    <section className={classes.project} aria-label={board.title}>
      <h3>
        <span className={classes.dot} style={{ background: boardColor(board) }} aria-hidden />
        <Link to="/$workspace/projects/$boardId" params={params}>
          {board.title}
        </Link>
        <span className={classes.place}>{workspace.name}</span>
      </h3>
      <ul>
        {activities.map((activity) => (
          <li key={activity._id}>
            <Line activity={activity} params={params} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link className={classes.more} to="/$workspace/projects/$boardId" params={params}>
          and {more} more
        </Link>
      )}
    </section>
  )
}

interface LineProps {
  activity: Activity
  params: { workspace: string; boardId: string }
}

/** Leads to the task it is about, as long as that is there. */
function Line({ activity, params }: LineProps) {
  const { actor, at } = activity
  const task = taskOf(activity)
  return (
    <Link className={classes.line} to="/$workspace/projects/$boardId" params={params} search={task ? { task } : {}}>
      <Avatar person={actor} size={20} />
      <span className={classes.sentence}>
        <strong>{actor?.name ?? 'Someone'}</strong> {describeActivity(activity)}
      </span>
      <time className={classes.when} dateTime={at} title={dateTime(at)}>
        {relativeTime(at)}
      </time>
    </Link>
  )
}
