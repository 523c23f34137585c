import { colorOf } from '#client/ui/color-of.ts'
import classes from './ColumnDot.module.css'

export function ColumnDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: colorOf(color) }} />
}
