import { useMemo, useRef } from 'react'
import { weekdayName, weeksOfMonth } from './calendar-days.ts'
import { MonthDay } from './MonthDay.tsx'
import classes from './MonthGrid.module.css'
import { inReadingOrder, type PlannedTask, tasksBetween } from './planned-task.ts'
import type { CalendarUi } from './ui.ts'
import { useLines } from './use-lines.ts'
import { useCalendar } from './view.ts'
import { layOutWeek } from './week-layout.ts'

interface Props {
  tasks: readonly PlannedTask[]
  /** Any day of the month. */
  day: string
  ui: CalendarUi
}

/** A month in whole weeks that share the height there is. */
export function MonthGrid({ tasks, day, ui }: Props) {
  const { weekStart } = useCalendar()
  const month = day.slice(0, 7)
  const weeks = useMemo(() => weeksOfMonth(`${month}-01`, weekStart), [month, weekStart])
  const grid = useRef<HTMLTableSectionElement>(null)
  const lines = useLines(grid, weeks.length)
  const layouts = useMemo(() => {
    const shown = tasksBetween(tasks, { from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)! })
    return weeks.map((days) => layOutWeek(shown, days[0]!, lines, ui.held))
  }, [tasks, weeks, lines, ui.held])
  const listed = ui.open?.kind === 'list' ? ui.open.day : null

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of
    <table className={classes.month} role="grid" aria-label="Month">
      <thead>
        <tr className={classes.weekdays}>
          {weeks[0]!.map((each) => (
            <th key={each} scope="col">
              {weekdayName(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={grid} className={classes.weeks}>
        {weeks.map((days, week) => (
          <tr key={days[0]} className={classes.week}>
            {days.map((each, column) => (
              <MonthDay
                key={each}
                day={each}
                isOutside={!each.startsWith(month)}
                segments={layouts[week]!.byDay[column]!}
                hidden={layouts[week]!.hidden[column]!}
                isActive={ui.active === each}
                open={ui.open?.day === each ? ui.open.kind : null}
                {...(listed === each && {
                  all: tasksBetween(tasks, { from: each, to: each }).sort(inReadingOrder),
                })}
                corner={`${week * 2 < weeks.length ? 'top' : 'bottom'} ${column < 4 ? 'left' : 'right'}`}
                onClose={ui.onClose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
