import { timeOfDay } from '#client/core/dates.ts'
import { useNow } from '#client/core/use-now.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { ActiveTimer } from '#contract/tasks.ts'
import classes from './TimeEntries.module.css'

/** Somebody is at it right now: worth knowing before one starts as well. */
export function RunningRow({ timer: { user, startTime } }: { timer: ActiveTimer }) {
  const { people } = useOpenBoard()
  const seconds = Math.max(0, useNow() - Date.parse(startTime)) / 1000
  return (
    <li className={classes.row} data-running>
      <Avatar person={people.get(user)} size={22} />
      <span className={classes.what}>
        <span className={classes.length}>{durationWords(seconds)}</span>
        <time className={classes.when} dateTime={startTime}>
          running since {timeOfDay(startTime)}
        </time>
      </span>
    </li>
  )
}
