import type { ReactNode } from 'react'
import classes from './ReportGrid.module.css'

/** Cards side by side as far as there is room. Quieter while other figures are on their way. */
export function ReportGrid({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <div className={classes.grid} data-waiting={waiting || undefined}>
      {children}
    </div>
  )
}
