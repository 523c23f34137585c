import { Skeleton } from '@mantine/core'
import classes from './TreeSkeleton.module.css'

export function TreeSkeleton() {
  return (
    <output className={classes.skeleton} aria-label="Loading">
      {[62, 48, 70, 55].map((width) => (
        <Skeleton key={width} height={11} width={`${width}%`} />
      ))}
    </output>
  )
}
