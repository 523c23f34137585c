import { memo, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { Chip } from './Chip.tsx'
import { dateAndMonth, dateOf, dayInFull } from './calendar-days.ts'
import classes from './MonthGrid.module.css'
import type { PlannedTask } from './planned-task.ts'
import type { OpenDay } from './ui.ts'
import { useCalendar } from './view.ts'
import type { Segment } from './week-layout.ts'

const DayList = lazy(async () => ({ default: (await import('./DayList.tsx')).DayList }))
const DayComposer = lazy(async () => ({ default: (await import('./DayComposer.tsx')).DayComposer }))

interface Props {
  day: string
  /** Of the month before or after. */
  isOutside: boolean
  segments: Segment[]
  hidden: number
  isActive: boolean
  open: OpenDay['kind'] | null
  /** Everything on this day, while it is listed. */
  all?: PlannedTask[]
  /** What opens on it grows from this corner, so that it stays on screen. */
  corner: string
  onClose(): void
}

export const MonthDay = memo(function MonthDay(props: Props) {
  const { day, isOutside, segments, hidden, isActive, open, all, corner, onClose } = props
  const { today, create } = useCalendar()
  const first = dateOf(day) === 1 ? dateAndMonth(day) : null
  const tabIndex = isActive ? 0 : -1
  return (
    <td
      className={classes.day}
      tabIndex={tabIndex}
      aria-label={dayInFull(day)}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-outside={isOutside || undefined}
      data-may-add={create !== null || undefined}
    >
      <div className={classes.date}>
        <b>{first?.date ?? dateOf(day)}</b>
        {first && <span>{first.month}</span>}
      </div>
      {segments.map(({ task, line, length, isBegun, goesOn }) => (
        <Chip
          key={task._id}
          task={task}
          line={line}
          length={length}
          isBegun={isBegun}
          goesOn={goesOn}
          isTabStop={isActive}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          tabIndex={tabIndex}
          data-more
          aria-label={`${hidden} more on ${dayInFull(day)}`}
          aria-expanded={open === 'list'}
        >
          {hidden}
          <span>&nbsp;more</span>
        </button>
      )}
      <Suspense>
        {open === 'list' && all && <DayList day={day} tasks={all} corner={corner} onClose={onClose} />}
        {open === 'composer' && (
          <div className={classes.composer} data-corner={corner}>
            <DayComposer day={day} onClose={onClose} />
          </div>
        )}
      </Suspense>
    </td>
  )
})
