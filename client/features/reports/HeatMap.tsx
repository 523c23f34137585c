import { useState } from 'react'
import { t } from '#contract/texts.ts'
import type { ResourceAnalysis } from '#contract/workspace-reports.ts'
import { utilisationBands } from '#contract/workspace-reports.ts'
import { HeatCell } from './HeatCell.tsx'
import classes from './HeatMap.module.css'
import { LoadDetail } from './LoadDetail.tsx'
import { PersonCell } from './PersonCell.tsx'
import { type Cell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import tables from './tables.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { bandColors, bandNames, bandSigns, bandSpans, type Load } from './utilisation.ts'
import { DASH, hoursInSentence, percentWords, placeWords } from './words.ts'

/** Each person and each week: what was logged and what is planned, against the hours they have. */
export function HeatMap({ report: { people, weeks, capacity } }: { report: ResourceAnalysis }) {
  const { shown, rest } = useFirstRows(people, ({ total }) => (total.utilisation ?? 0) > 0)
  const [pressed, setPressed] = useState<{ who: string; week?: string }>()
  const isPressed = (who: string, week?: string) => pressed?.who === who && pressed.week === week
  const row = people.find(({ user }) => user._id === pressed?.who)
  const load = pressed?.week ? row?.weeks.find(({ week }) => week === pressed.week) : row?.total
  const perWeek = capacity.secondsPerDay * capacity.workingDays.length
  return (
    <TableCard
      title="Load"
      rest={rest}
      missing={people.length === 0 && t`Nobody who could have time is in this selection.`}
      summary={`Logged and planned time against ${hoursInSentence(perWeek)} a week. Planned is what is left of the estimates of open tasks with a start or due day.`}
      table={{
        head: [t`Person`, ...weeks.map(({ week }) => week), t`Whole period`],
        rows: people.map(({ user, weeks: loads, total }) => [textCell(user.name), ...[...loads, total].map(loadCell)]),
      }}
      above={
        <>
          <Legend />
          <LoadDetail chosen={row && load && { user: row.user, load, week: pressed?.week }} />
        </>
      }
    >
      <table className={`${tables.table} ${classes.map}`}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {weeks.map(({ week, from, to }) => (
              <th key={week} scope="col" title={`${placeWords(from)} to ${placeWords(to)}`}>
                {placeWords(week)}
              </th>
            ))}
            <th scope="col">Whole period</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ user, weeks: loads, total }) => (
            <tr key={user._id}>
              <th scope="row">
                <PersonCell user={user} />
              </th>
              {loads.map((load) => (
                <td key={load.week}>
                  <HeatCell
                    name={t`${user.name}, week of ${placeWords(load.week)}`}
                    load={load}
                    pressed={isPressed(user._id, load.week)}
                    onPress={() => setPressed({ who: user._id, week: load.week })}
                  />
                </td>
              ))}
              <td>
                <HeatCell
                  name={t`${user.name}, whole period`}
                  load={total}
                  pressed={isPressed(user._id)}
                  onPress={() => setPressed({ who: user._id })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  )
}

const Legend = () => (
  <ul className={classes.legend} aria-label="What the signs mean">
    {utilisationBands.map((band) => (
      <li key={band} data-band={band}>
        <span aria-hidden>{bandSigns[band]}</span> {bandNames[band]} ({bandSpans[band]})
      </li>
    ))}
  </ul>
)

function loadCell({ utilisation, band }: Load): Cell {
  if (utilisation === null || !band) return { text: DASH, raw: null }
  return {
    text: `${bandSigns[band]} ${percentWords(utilisation)}`,
    raw: Math.round(utilisation * 1000) / 1000,
    tint: bandColors[band],
  }
}
