import { useNow } from '#client/core/use-now.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import type { ActiveTimer } from '#contract/tasks.ts'
import classes from './CardFoot.module.css'

/** Somebody is at it right now. Moves on with every minute. */
export function TimerChip({ timers }: { timers: ActiveTimer[] }) {
  const now = useNow()
  const since = Math.min(...timers.map(({ startTime }) => Date.parse(startTime)))
  return (
    <span className={classes.timer} title="A timer is running">
      <i />
      {durationWords(Math.max(0, now - since) / 1000)}
      {timers.length > 1 && ` · ${timers.length}`}
    </span>
  )
}
