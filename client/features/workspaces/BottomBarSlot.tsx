import { type ComponentProps, lazy, Suspense } from 'react'
import classes from './BottomBarSlot.module.css'

const BottomBar = lazy(async () => ({ default: (await import('./BottomBar.tsx')).BottomBar }))

/** The bar loads after the page. Its room is there before, or everything above would move when it comes. */
export const BottomBarSlot = (props: ComponentProps<typeof BottomBar>) => (
  <Suspense fallback={<div className={classes.room} />}>
    <BottomBar {...props} />
  </Suspense>
)
