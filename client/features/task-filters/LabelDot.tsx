import { colorOf } from '#client/ui/color-of.ts'
import classes from './LabelDot.module.css'

export const LabelDot = ({ color }: { color: string }) => (
  <i className={classes.dot} style={{ background: colorOf(color) }} />
)
