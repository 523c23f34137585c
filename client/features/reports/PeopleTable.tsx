import { byName } from '#client/core/name-order.ts'
import { t } from '#contract/texts.ts'
import type { OverviewReport } from '#contract/workspace-reports.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { PersonCell } from './PersonCell.tsx'
import { useReport } from './report-context.ts'
import { countCell, hoursCell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import tables from './tables.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { countWords, hoursWords } from './words.ts'

const figures = [
  [t`Open`, 'open', 'userOpen'],
  [t`Overdue`, 'overdue', 'userOverdue'],
  [t`Completed`, 'completed', 'userCompleted'],
] as const

/** By name: who has how much to do is no ranking. */
export function PeopleTable({ people }: { people: OverviewReport['people'] }) {
  const { show } = useReport()
  const rows = people.toSorted((one, other) => byName(one.user, other.user))
  const { shown, rest } = useFirstRows(rows, (row) => row.open + row.completed + row.loggedSeconds > 0)
  return (
    <TableCard
      title="People"
      rest={rest}
      missing={rows.length === 0 && t`Nobody has a task yet.`}
      table={{
        head: [t`Person`, ...figures.map(([name]) => name), t`Hours`],
        rows: rows.map((row) => [
          textCell(row.user.name),
          ...figures.map(([, key]) => countCell(row[key])),
          hoursCell(row.loggedSeconds, hoursWords),
        ]),
      }}
    >
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {figures.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Logged</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ user, loggedSeconds, ...counts }) => (
            <tr key={user._id}>
              <th scope="row">
                <PersonCell user={user} />
              </th>
              {figures.map(([name, key, figure]) => (
                <td key={key} className={key === 'overdue' && counts[key] > 0 ? tables.late : undefined}>
                  <OpenNumber
                    label={`${user.name}, ${name}: ${counts[key]}`}
                    onOpen={counts[key] > 0 ? () => show(figure, user._id) : undefined}
                  >
                    {countWords(counts[key])}
                  </OpenNumber>
                </td>
              ))}
              <td>
                <OpenNumber
                  label={`${user.name}, logged: ${hoursWords(loggedSeconds)}`}
                  onOpen={loggedSeconds > 0 ? () => show('timeByMember', user._id) : undefined}
                >
                  {hoursWords(loggedSeconds)}
                </OpenNumber>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  )
}
