import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import { daysOfWeek } from './calendar-days.ts'
import { inReadingOrder, type PlannedTask, spanOf, tasksBetween } from './planned-task.ts'
import type { CalendarUi } from './ui.ts'
import { useCalendar } from './view.ts'
import { WeekDay } from './WeekDay.tsx'
import classes from './WeekGrid.module.css'
import { layOutWeek } from './week-layout.ts'

interface Props {
  tasks: readonly PlannedTask[]
  /** Any day of the week. */
  day: string
  ui: CalendarUi
}

const NO_LIMIT = Number.POSITIVE_INFINITY

const takesDays = (task: PlannedTask) => {
  const { from, to } = spanOf(task)!
  return from !== to
}

/** A week: what takes several days goes across at the top, the rest stands as cards on its day. */
export function WeekGrid({ tasks, day, ui }: Props) {
  const { weekStart } = useCalendar()
  const first = daysOfWeek(day, weekStart)[0]!
  const days = useMemo(() => daysOfWeek(first, weekStart), [first, weekStart])
  const { across, byDay } = useMemo(() => {
    const shown = tasksBetween(tasks, { from: days[0]!, to: days.at(-1)! }).sort(inReadingOrder)
    const single = shown.filter((task) => !takesDays(task))
    return {
      across: layOutWeek(shown.filter(takesDays), days[0]!, NO_LIMIT).byDay,
      byDay: new Map(days.map((each) => [each, single.filter((task) => spanOf(task)!.to === each)])),
    }
  }, [tasks, days])
  const scroller = useRef<HTMLDivElement>(null)
  // On a narrow screen only some days fit: where it is not among them, they begin with the one that was asked for.
  useLayoutEffect(() => {
    const shown = scroller.current?.getBoundingClientRect()
    const asked = scroller.current?.querySelector(`td[data-day="${day}"]`)?.getBoundingClientRect()
    if (!shown || !asked || (asked.left >= shown.left && asked.right <= shown.right)) return
    scroller.current!.scrollLeft += asked.left - shown.left
  }, [day])
  const lines = Math.max(0, ...across.flat().map(({ line }) => line + 1))

  return (
    <div ref={scroller} className={classes.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of */}
      <table className={classes.week} role="grid" aria-label="Week" style={{ '--lines': lines } as CSSProperties}>
        <tbody className={classes.body}>
          <tr className={classes.days}>
            {days.map((each, column) => (
              <WeekDay
                key={each}
                day={each}
                across={across[column]!}
                tasks={byDay.get(each)!}
                isActive={ui.active === each}
                isComposing={ui.open?.day === each && ui.open.kind === 'composer'}
                held={ui.held}
                onClose={ui.onClose}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
