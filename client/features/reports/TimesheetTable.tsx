import type { ReactNode } from 'react'
import { today } from '#client/features/tasks/words.ts'
import { weekdayOf } from '#contract/days.ts'
import { t } from '#contract/texts.ts'
import type { Timesheet } from '#contract/workspace-reports.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { PersonCell } from './PersonCell.tsx'
import { useReport } from './report-context.ts'
import { hoursCell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import classes from './TimesheetTable.module.css'
import tables from './tables.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { hoursInSentence, placeWords, preciseWords } from './words.ts'

const weekdays = [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`]

interface Props {
  timesheet: Timesheet
  actions: ReactNode
}

/** People down, days across, sums at both ends. */
export function TimesheetTable({ timesheet: { days, people, totals, total }, actions }: Props) {
  const { show } = useReport()
  const { shown, rest } = useFirstRows(people, (person) => person.total > 0)
  return (
    <TableCard
      title="Time sheet"
      missing={people.length === 0 && t`Nobody logged time in these days.`}
      summary={`${hoursInSentence(total)} logged in all. Each person’s days begin at their own midnight.`}
      actions={actions}
      rest={rest}
      table={{
        head: [t`Person`, ...days, t`Total`],
        rows: [
          ...people.map(({ user, seconds, total: sum }) => workedRow(user.name, seconds, sum)),
          workedRow(t`Total`, totals, total),
        ],
      }}
    >
      <table ref={openAtToday} className={`${tables.table} ${classes.sheet}`}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-free={isWeekend(day) || undefined}
                data-today={day === today() || undefined}
              >
                <small>{weekdays[weekdayOf(day)]}</small>
                {placeWords(day)}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ user, timezone, seconds, total: sum }) => (
            <tr key={user._id}>
              <th scope="row" title={`Days of ${timezone}`}>
                <PersonCell user={user} />
              </th>
              {seconds.map((worked, at) => (
                <td key={days[at]} data-free={isWeekend(days[at]!) || undefined}>
                  {worked > 0 && (
                    <OpenNumber
                      label={`${user.name}, ${placeWords(days[at]!)}: ${preciseWords(worked)}`}
                      onOpen={() => show('timesheet', `${user._id}:${days[at]}`)}
                    >
                      {preciseWords(worked)}
                    </OpenNumber>
                  )}
                </td>
              ))}
              <td>
                <OpenNumber
                  label={`${user.name}, in all: ${preciseWords(sum)}`}
                  onOpen={sum > 0 ? () => show('timeByMember', user._id) : undefined}
                >
                  {preciseWords(sum)}
                </OpenNumber>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {totals.map((worked, at) => (
              <td key={days[at]}>{worked > 0 && preciseWords(worked)}</td>
            ))}
            <td>
              <OpenNumber
                label={`In all: ${preciseWords(total)}`}
                onOpen={total > 0 ? () => show('logged') : undefined}
              >
                {preciseWords(total)}
              </OpenNumber>
            </td>
          </tr>
        </tfoot>
      </table>
    </TableCard>
  )
}

/** What nobody worked stays empty, as on the page. */
const workedRow = (name: string, seconds: number[], sum: number) => [
  textCell(name),
  ...seconds.map((worked) => (worked > 0 ? hoursCell(worked, preciseWords) : textCell(''))),
  hoursCell(sum, preciseWords),
]

/** A month is wider than a screen, and nobody comes for its oldest day. */
function openAtToday(table: HTMLTableElement | null) {
  const frame = table?.parentElement
  if (!frame) return
  const at = table.querySelector<HTMLElement>('[data-today]')?.offsetLeft ?? frame.scrollWidth
  frame.scrollLeft = at - frame.clientWidth / 2
}

const isWeekend = (day: string) => weekdayOf(day) % 6 === 0
