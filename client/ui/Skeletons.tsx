// Waiting, in the shape of what will come.
import { Skeleton } from '@mantine/core'
import classes from './Skeletons.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows with an avatar and two lines: people, sessions, activities. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <output className={classes.rows} aria-label="Loading">
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
    <output className={classes.cards} aria-label="Loading">
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

/** A titled card with labelled fields. */
export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <output className={classes.form} aria-label="Loading">
      <Skeleton height={14} width={140} />
      {times(fields).map((field) => (
        <div key={field}>
          <Skeleton height={10} width={72} />
          <Skeleton height={36} mt={8} radius={8} />
        </div>
      ))}
    </output>
  )
}

/** A page of the settings kind: header and one card. */
export function PageSkeleton() {
  return (
    <div>
      <Skeleton height={20} width={180} />
      <Skeleton height={12} width="min(340px, 80%)" mt={12} mb={24} />
      <FormSkeleton />
    </div>
  )
}
