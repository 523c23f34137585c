import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import classes from './FootTimer.module.css'
import { ranLast } from './ran-last.ts'

const RunningTimer = lazy(async () => ({ default: (await import('./RunningTimer.tsx')).RunningTimer }))

/** My timer at the foot of a phone, whose sidebar is out of sight. It comes after the page; one that ran at the last look has its room before. */
export function FootTimer() {
  const room = ranLast() && <div className={classes.room} />
  return (
    <Suspense fallback={room}>
      <RunningTimer isAtFoot waiting={room} />
    </Suspense>
  )
}
