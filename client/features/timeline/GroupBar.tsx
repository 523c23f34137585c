import { t } from '#contract/texts.ts'
import classes from './Bar.module.css'
import { barId } from './bar-id.ts'
import type { TimelineRow } from './rows.ts'
import { boxOf } from './scale.ts'
import { ROW_HEIGHT } from './sizes.ts'
import { useTimeline } from './view.ts'
import { datesWords } from './words.ts'

interface Props {
  row: Extract<TimelineRow, { kind: 'group' }>
  at: number
}

/** From the first day of a group to its last. */
export function GroupBar({ row, at }: Props) {
  const { scale } = useTimeline()
  const { span } = row.group
  const words = span ? datesWords({ startDate: span.first, dueDate: span.last }) : t`no days yet`
  // biome-ignore lint/a11y: a grid of plain elements; its rows have the focus
  const cell = <div id={barId(row.key)} role="gridcell" aria-label={words} />
  return (
    <div className={classes.group} style={{ top: at * ROW_HEIGHT }}>
      {cell}
      {span && <span className={classes.summary} style={boxOf(scale, span)} />}
    </div>
  )
}
