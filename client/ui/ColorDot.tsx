import classes from './ColorDot.module.css'
import { colorOf } from './color-of.ts'

/** A label or a column by its colour. */
export function ColorDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
}
