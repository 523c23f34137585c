import type { ReactNode } from 'react'
import classes from './WorkspacePage.module.css'

/** The margins of an ordinary page of a workspace; a board brings its own. */
export function WorkspacePage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>
}
