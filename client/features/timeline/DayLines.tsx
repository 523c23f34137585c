import { memo } from 'react'
import { weekdayOf } from '#contract/days.ts'
import { lowerUnit, unitsBetween } from './axis-units.ts'
import classes from './DayLines.module.css'
import { dayAt, widthOf, xOf } from './scale.ts'
import { useTimeline } from './view.ts'

interface Props {
  visible: { left: number; right: number }
}

/** Behind the bars: where weeks and months begin, days nobody works on, and today. */
export const DayLines = memo(function DayLines({ visible }: Props) {
  const { scale, zoom, today, weekStart, workingDays } = useTimeline()
  const from = dayAt(scale, visible.left)
  const to = dayAt(scale, Math.min(visible.right, widthOf(scale)))
  const free = zoom === 'quarter' ? [] : unitsBetween('day', from, to, weekStart)
  return (
    <div className={classes.lines} aria-hidden>
      {free.map(({ day }) =>
        workingDays.has(weekdayOf(day)) ? null : (
          <i key={day} className={classes.free} style={{ left: xOf(scale, day), width: scale.dayWidth }} />
        ),
      )}
      {unitsBetween(lowerUnit[zoom], from, to, weekStart).map(({ day }) => (
        <i key={day} className={classes.line} style={{ left: xOf(scale, day) }} />
      ))}
      <i className={classes.today} style={{ left: xOf(scale, today) + scale.dayWidth / 2 }} />
    </div>
  )
})
