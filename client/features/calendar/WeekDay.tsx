import { memo, Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { Chip } from './Chip.tsx'
import { dateOf, dayInFull, weekdayName } from './calendar-days.ts'
import { DayCard } from './DayCard.tsx'
import type { PlannedTask } from './planned-task.ts'
import { useCalendar } from './view.ts'
import classes from './WeekGrid.module.css'
import type { Segment } from './week-layout.ts'

const DayComposer = lazy(async () => ({ default: (await import('./DayComposer.tsx')).DayComposer }))

const FIRST_CARDS = 25
const MORE_CARDS = 50

interface Props {
  day: string
  across: Segment[]
  tasks: PlannedTask[]
  isActive: boolean
  isComposing: boolean
  held: string | null
  onClose(): void
}

export const WeekDay = memo(function WeekDay({ day, across, tasks, isActive, isComposing, held, onClose }: Props) {
  const { today, create } = useCalendar()
  const [most, setMost] = useState(FIRST_CARDS)
  const shown = tasks.filter(({ _id }, at) => at < most || _id === held)
  return (
    <td
      className={classes.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={dayInFull(day)}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-may-add={create !== null || undefined}
    >
      <div className={classes.date}>
        {weekdayName(day)} <b>{dateOf(day)}</b>
      </div>
      {across.map(({ task, line, length, isBegun, goesOn }) => (
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
      <div className={classes.cards}>
        {isComposing && (
          <Suspense>
            <DayComposer day={day} onClose={onClose} />
          </Suspense>
        )}
        {shown.map((task) => (
          <DayCard key={task._id} task={task} isTabStop={isActive} />
        ))}
        {tasks.length > most && (
          <button type="button" className={classes.more} onClick={() => setMost(most + MORE_CARDS)}>
            Show {Math.min(MORE_CARDS, tasks.length - most)} more of {tasks.length - most}
          </button>
        )}
      </div>
    </td>
  )
})
