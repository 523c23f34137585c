import { type CSSProperties, memo } from 'react'
import { weekdayOf } from '#contract/days.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './Axis.module.css'
import { lowerUnit, unitsBetween, upperUnit } from './axis-units.ts'
import { dayAt, widthOf, xOf } from './scale.ts'
import { AXIS_HEIGHT } from './sizes.ts'
import { useTimeline } from './view.ts'

interface Props {
  visible: { left: number; right: number }
}

/** Half of what the sign for today takes up, and where the middle of a number is. */
const TODAY = 32
const TICK = 12

const letter = new Intl.DateTimeFormat(LOCALE, { weekday: 'narrow', timeZone: 'UTC' })
/** From Sunday on, as 1970 had its first one on the 4th. */
const weekdays = [4, 5, 6, 7, 8, 9, 10].map((day) => letter.format(Date.UTC(1970, 0, day)))

/** The days, in two rows that stay at the top. */
export const Axis = memo(function Axis({ visible }: Props) {
  const { scale, zoom, today, weekStart, workingDays, paneWidth } = useTimeline()
  const from = dayAt(scale, visible.left)
  const to = dayAt(scale, Math.min(visible.right, widthOf(scale)))
  const lower = lowerUnit[zoom]
  const todayX = xOf(scale, today) + scale.dayWidth / 2
  const isCovered = (day: string) =>
    Math.abs(xOf(scale, day) + (lower === 'day' ? scale.dayWidth / 2 : TICK) - todayX) < TODAY
  return (
    <div className={classes.axis} style={{ height: AXIS_HEIGHT }} aria-hidden>
      <div className={classes.corner} style={{ width: paneWidth }}>
        Task
      </div>
      <div
        className={classes.ruler}
        style={{ left: paneWidth, width: widthOf(scale), '--pane': `${paneWidth}px` } as CSSProperties}
      >
        {unitsBetween(upperUnit[zoom], from, to, weekStart).map(({ day, words, year }, at, units) => {
          const left = xOf(scale, day)
          const next = units[at + 1]
          const width = (next ? xOf(scale, next.day) : widthOf(scale)) - left
          return (
            <div key={day} className={classes.upper} style={{ left, width }}>
              <span className={classes.month} style={{ left: paneWidth }}>
                {words} <i>{year}</i>
              </span>
            </div>
          )
        })}
        {unitsBetween(lower, from, to, weekStart).map(({ day, words }) =>
          isCovered(day) ? null : (
            <span
              key={day}
              className={classes.tick}
              data-off={(lower === 'day' && !workingDays.has(weekdayOf(day))) || undefined}
              style={{ left: xOf(scale, day), ...(lower === 'day' && { width: scale.dayWidth }) }}
              data-day={lower === 'day' || undefined}
            >
              {lower === 'day' && <i>{weekdays[weekdayOf(day)]}</i>} {words}
            </span>
          ),
        )}
        <b className={classes.today} style={{ left: todayX }}>
          Today
        </b>
      </div>
    </div>
  )
})
