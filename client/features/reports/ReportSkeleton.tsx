import { Skeleton } from '@mantine/core'
import card from './ReportCard.module.css'
import classes from './ReportGrid.module.css'

const figures = ['one', 'two', 'three', 'four', 'five', 'six']
const charts = [
  { width: 'two-thirds', height: 264 },
  { width: 'third', height: 264 },
  { width: 'full', height: 220 },
]

/** The shape of a report that begins with its figures. */
export function ReportSkeleton() {
  return (
    <output className={classes.grid} aria-label="Loading">
      <div className={classes.figures}>
        {figures.map((figure) => (
          <div key={figure} className={card.card}>
            <Skeleton height={12} width={90} />
            <Skeleton height={24} width={70} mt={14} />
          </div>
        ))}
      </div>
      {charts.map(({ width, height }) => (
        <div key={width} className={card.card} data-width={width}>
          <Skeleton height={14} width={120} />
          <Skeleton height={10} width="50%" mt={14} />
          <div style={{ height }} />
        </div>
      ))}
    </output>
  )
}

const rows = Array.from({ length: 8 }, (_, index) => index)

/** The shape of one that is a table. */
export function TableSkeleton() {
  return (
    <output className={classes.grid} aria-label="Loading">
      <div className={card.card} data-width="full">
        <Skeleton height={14} width={120} />
        <Skeleton height={10} width="50%" mt={14} mb={20} />
        {rows.map((row) => (
          <Skeleton key={row} height={14} mt={22} />
        ))}
      </div>
    </output>
  )
}
