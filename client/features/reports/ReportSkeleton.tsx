import { Skeleton } from '@mantine/core'
import classes from './ReportGrid.module.css'

const figures = ['one', 'two', 'three', 'four']

/** The shape of a report. */
export function ReportSkeleton() {
  return (
    <output className={classes.grid} aria-label="Loading">
      <div className={classes.figures}>
        {figures.map((figure) => (
          <Skeleton key={figure} height={88} radius={14} />
        ))}
      </div>
      <div className={classes.wide}>
        <Skeleton height={340} radius={14} />
      </div>
      <div className={classes.narrow}>
        <Skeleton height={340} radius={14} />
      </div>
      <div className={classes.whole}>
        <Skeleton height={320} radius={14} />
      </div>
    </output>
  )
}
