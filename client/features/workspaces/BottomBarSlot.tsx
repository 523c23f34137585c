import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import classes from './BottomBarSlot.module.css'

const BottomBar = lazy(async () => ({ default: (await import('./BottomBar.tsx')).BottomBar }))

interface Props extends ComponentProps<typeof BottomBar> {
  /** What runs right now. */
  running: ReactNode
}

/** The bar loads after the page. Its room is there before, or everything above would move when it comes. */
export const BottomBarSlot = ({ running, ...places }: Props) => (
  <div className={classes.foot}>
    {running}
    <Suspense fallback={<div className={classes.room} />}>
      <BottomBar {...places} />
    </Suspense>
  </div>
)
