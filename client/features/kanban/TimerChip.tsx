import { useNow } from '#client/core/use-now.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import type { ActiveTimer } from '#contract/tasks.ts'
import classes from './CardFoot.module.css'

interface Props {
  timers: ActiveTimer[]
  /** What was spent before, in seconds. */
  spent: number
}

/** Somebody is at it right now. Moves on with every minute. */
export function TimerChip({ timers, spent }: Props) {
  const now = useNow()
  const running = timers.reduce((sum, { startTime }) => sum + Math.max(0, now - Date.parse(startTime)) / 1000, 0)
  return (
    <span className={classes.timer} title="A timer is running">
      <i />
      {durationWords(spent + running)}
      {timers.length > 1 && ` · ${timers.length}`}
    </span>
  )
}
