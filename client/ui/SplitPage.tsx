import type { ReactNode } from 'react'
import classes from './SplitPage.module.css'

interface Props {
  children: ReactNode
  aside: ReactNode
}

/** The matter itself, and beside it what else there is to know. One below the other where there is no room. */
export function SplitPage({ children, aside }: Props) {
  return (
    <div className={classes.frame}>
      <div className={classes.split}>
        <div className={classes.main}>{children}</div>
        <aside className={classes.aside}>{aside}</aside>
      </div>
    </div>
  )
}
