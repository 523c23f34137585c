import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { isSameDates } from '#client/features/tasks/task-dates.ts'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './Calendar.module.css'
import { CalendarBar } from './CalendarBar.tsx'
import { type CalendarPlace, isShownDay } from './calendar-search.ts'
import { Instructions } from './Instructions.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import type { PlannedTask } from './planned-task.ts'
import { rememberTray, wasTrayOpen } from './remembered-tray.ts'
import { useCalendarEvents } from './use-calendar-events.ts'
import { useDrag } from './use-drag.ts'
import { useCalendar } from './view.ts'

const Agenda = lazy(async () => ({ default: (await import('./Agenda.tsx')).Agenda }))
const WeekGrid = lazy(async () => ({ default: (await import('./WeekGrid.tsx')).WeekGrid }))
const Tray = lazy(async () => ({ default: (await import('./Tray.tsx')).Tray }))

interface Props {
  tasks: readonly PlannedTask[]
  /** Open tasks without a date. */
  undated: readonly PlannedTask[]
  place: CalendarPlace
  onPlace(place: CalendarPlace): void
  /** What else can be done with it. */
  children?: ReactNode
}

/** Tasks on their days, as a month, a week or an agenda. */
export function Calendar({ tasks, undated, place, onPlace, children }: Props) {
  const view = useCalendar()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const scale = place.scale ?? (isNarrow ? 'agenda' : 'month')
  const day = place.day ?? view.today
  // A calendar with nothing on it shows what could be, or how to begin.
  const [isTrayOpen, setTrayOpen] = useState(
    () => wasTrayOpen() ?? (!isNarrow && tasks.length === 0 && (undated.length > 0 || view.create !== null)),
  )
  const root = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map([...tasks, ...undated].map((task) => [task._id, task])), [tasks, undated])
  // Without a day in the address it is today, and tomorrow it is tomorrow.
  const goTo = (next: string) =>
    isShownDay(next) && onPlace({ scale: place.scale, day: next === view.today ? undefined : next })
  const { ui, handlers } = useCalendarEvents({ root, scale, day, byId, goTo })

  useDrag(root, view.mayEdit, {
    datesOf: (taskId) => byId.get(taskId),
    onDrop: (taskId, dates) => {
      const task = byId.get(taskId)
      if (task && !isSameDates(task, dates)) view.setDates(task, dates)
    },
  })

  // Whoever opens the tray goes there, and comes back from it. It loads when it is first opened.
  const trayButton = useRef<HTMLButtonElement>(null)
  const [isTrayAsked, setTrayAsked] = useState(false)
  function toggleTray() {
    setTrayAsked(!isTrayOpen)
    setTrayOpen(!isTrayOpen)
    rememberTray(!isTrayOpen)
    if (isTrayOpen) trayButton.current?.focus()
  }

  return (
    <div className={classes.calendar}>
      <CalendarBar
        scale={scale}
        day={day}
        onScale={(next) => onPlace({ scale: next, day: place.day })}
        onDay={goTo}
        undated={undated.length}
        isTrayOpen={isTrayOpen}
        trayButton={trayButton}
        onTray={toggleTray}
      >
        {children}
      </CalendarBar>
      <div ref={root} className={classes.body} {...handlers}>
        {scale === 'month' && <MonthGrid tasks={tasks} day={day} ui={ui} />}
        <Suspense fallback={<RowSkeletons count={8} />}>
          {scale === 'week' && <WeekGrid tasks={tasks} day={day} ui={ui} />}
          {scale === 'agenda' && <Agenda tasks={tasks} day={day} ui={ui} />}
        </Suspense>
        <Suspense fallback={<div className={classes.trayRoom} aria-busy="true" />}>
          {isTrayOpen && (
            <Tray tasks={undated} isFirst={tasks.length === 0} takesFocus={isTrayAsked} onClose={toggleTray} />
          )}
        </Suspense>
      </div>
      <Instructions mayEdit={view.mayEdit} />
    </div>
  )
}
