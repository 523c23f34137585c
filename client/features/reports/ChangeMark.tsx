import classes from './tables.module.css'
import type { Change } from './words.ts'

/** Against the period before. The sign says in which direction, the colour only whether that is welcome. */
export function ChangeMark({ change }: { change: Change | null }) {
  if (!change) return null
  return (
    <span className={classes.change} data-good={change.good ?? undefined} title="Against the period before">
      {change.text}
    </span>
  )
}
