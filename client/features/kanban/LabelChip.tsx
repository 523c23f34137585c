import { colorOf } from '#client/ui/color-of.ts'
import type { Label } from '#contract/labels.ts'
import classes from './LabelChip.module.css'

export function LabelChip({ label: { name, color } }: { label: Label }) {
  return (
    <span className={classes.label}>
      <i style={{ background: colorOf(color) }} />
      <span>{name}</span>
    </span>
  )
}
