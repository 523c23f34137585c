import { VisuallyHidden } from '@mantine/core'
import classes from './tables.module.css'
import { DASH } from './words.ts'

/** Where a number would be, if there were enough to say one. */
export function Dash({ why }: { why: string }) {
  return (
    <span className={classes.none} title={why}>
      <span aria-hidden>{DASH}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  )
}
