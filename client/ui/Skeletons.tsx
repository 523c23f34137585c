// Waiting, in the shape of what will come.
import { Skeleton } from '@mantine/core'
import classes from './Skeletons.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows with an avatar and two lines: people, sessions, activities. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <output className={classes.rows} aria-label="Loading" data-waiting>
      {times(count).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle height={32} />
          <div className={classes.lines}>
            <Skeleton height={12} width={`${62 - (row % 3) * 11}%`} />
            <Skeleton height={10} width={`${34 + (row % 2) * 9}%`} />
          </div>
        </div>
      ))}
    </output>
  )
}

/** A grid of cards: workspaces, projects. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <output className={classes.cards} aria-label="Loading" data-waiting>
      {times(count).map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height={28} width={28} radius={8} />
          <Skeleton height={13} width={`${58 + (card % 3) * 10}%`} mt={14} />
          <Skeleton height={10} width="40%" mt={8} />
        </div>
      ))}
    </output>
  )
}
