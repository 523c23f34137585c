import type { ReactNode } from 'react'
import { byName } from '#client/core/name-order.ts'
import type { ReportPeriod } from '#contract/report-parts.ts'
import { t } from '#contract/texts.ts'
import type { UserPerformance } from '#contract/workspace-reports.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { Dash } from './Dash.tsx'
import type { WorkspaceFigure } from './data.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { PersonCell } from './PersonCell.tsx'
import { useReport } from './report-context.ts'
import { type Cell, figureCell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import tables from './tables.module.css'
import { useFirstRows } from './use-first-rows.ts'
import {
  type Change,
  countWords,
  hoursWords,
  percentWords,
  periodWords,
  pointsWords,
  rateWords,
  shareChange,
  spanWords,
  TOO_FEW,
  unitChange,
} from './words.ts'

type Row = UserPerformance['people'][number]

interface Column {
  name: string
  value(row: Row): number | null
  words(value: number): string
  change(row: Row): Change | null
  /** The tasks behind it. */
  figure?: WorkspaceFigure
}

const columns: Column[] = [
  {
    name: t`Completed`,
    value: ({ completed }) => completed.now,
    words: countWords,
    change: ({ completed }) => shareChange(completed, 'more'),
    figure: 'userCompleted',
  },
  {
    name: t`On time`,
    value: ({ onTime }) => onTime.now,
    words: percentWords,
    change: ({ onTime }) => unitChange(onTime, pointsWords, 'more'),
    figure: 'userOnTime',
  },
  {
    name: t`A week`,
    value: ({ throughputPerWeek }) => throughputPerWeek.now,
    words: rateWords,
    change: ({ throughputPerWeek }) => unitChange(throughputPerWeek, rateWords, 'more'),
    figure: 'userCompleted',
  },
  {
    name: t`Cycle time`,
    value: ({ cycleTime }) => cycleTime.now,
    words: spanWords,
    change: ({ cycleTime }) => unitChange(cycleTime, spanWords, 'less'),
    figure: 'userCycleTime',
  },
  {
    name: t`Points`,
    value: ({ points }) => points.now,
    words: countWords,
    change: ({ points }) => unitChange(points, countWords, 'more'),
    figure: 'userCompleted',
  },
  {
    name: t`Logged`,
    value: ({ loggedSeconds }) => loggedSeconds.now,
    words: hoursWords,
    change: ({ loggedSeconds }) => unitChange(loggedSeconds, hoursWords, null),
    figure: 'timeByMember',
  },
]

/** Everybody against their own period before, by name: it is no ranking. */
export function PerformanceTable({ people, period }: { people: Row[]; period: ReportPeriod }) {
  const rows = people.toSorted((one, other) => byName(one.user, other.user))
  const { shown, rest } = useFirstRows(rows, ({ completed, loggedSeconds }) => completed.now + loggedSeconds.now > 0)
  return (
    <TableCard
      title="Performance"
      rest={rest}
      missing={rows.length === 0 && t`Nobody of this selection had a task.`}
      summary={`Each person against themselves in the period before (${periodWords(period.previous)}), never against others. Ratios need five tasks.`}
      table={{
        head: [t`Person`, ...columns.flatMap(({ name }) => [name, t`${name}, change`])],
        rows: rows.map((row) => [textCell(row.user.name), ...columns.flatMap((column) => fileCells(row, column))]),
      }}
    >
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.user._id}>
              <th scope="row">
                <PersonCell user={row.user} />
              </th>
              {columns.map((column) => (
                <td key={column.name}>
                  <Value row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  )
}

function Value({ row, column: { name, value, words, change, figure } }: { row: Row; column: Column }): ReactNode {
  const { show } = useReport()
  const now = value(row)
  if (now === null) return <Dash why={TOO_FEW} />
  return (
    <>
      <OpenNumber
        label={`${row.user.name}, ${name}: ${words(now)}`}
        onOpen={figure && now > 0 ? () => show(figure, row.user._id) : undefined}
      >
        {words(now)}
      </OpenNumber>
      <ChangeMark change={change(row)} />
    </>
  )
}

const fileCells = (row: Row, { value, words, change }: Column): Cell[] => [
  figureCell(value(row), words),
  textCell(change(row)?.text ?? ''),
]
