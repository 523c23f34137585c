import { IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { runningTimerQuery } from '#client/features/time/data.ts'
import classes from './Dashboard.module.css'

const RunningTimer = lazy(async () => ({
  default: (await import('#client/features/time/RunningTimer.tsx')).RunningTimer,
}))

/** What my time goes to right now, with everything its card can do. */
export function Timer() {
  const { data: timer } = useQuery(runningTimerQuery)
  return (
    <section className={classes.tile} aria-label="Timer">
      <h2>
        <IconStopwatch size={15} stroke={1.7} aria-hidden />
        {timer ? 'You are working on' : 'Timer'}
      </h2>
      <Suspense fallback={timer && <div className={classes.running} aria-busy="true" />}>
        <RunningTimer />
      </Suspense>
      {!timer && <p className={classes.calm}>No timer runs. Start one on a task to see it here.</p>}
    </section>
  )
}
