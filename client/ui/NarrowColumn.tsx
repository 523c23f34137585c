import type { ReactNode } from 'react'
import classes from './NarrowColumn.module.css'

/** For a form alone on a wide page. */
export function NarrowColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>
}
