import { RowsChart } from '#client/ui/charts/RowsChart.tsx'
import type { BoardReports } from '#contract/board-reports.ts'
import { FEWEST_TASKS } from '#contract/report-parts.ts'
import { many, t } from '#contract/texts.ts'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { countCell, textCell } from './report-table.ts'
import { countWords, percentWords } from './words.ts'

const kinds = [
  { key: 'early', name: t`Early`, color: 'var(--h-chart-3)' },
  { key: 'onTime', name: t`On the day`, color: 'var(--h-chart-5)' },
  { key: 'late', name: t`Late`, color: 'var(--h-chart-1)' },
  { key: 'undated', name: t`No due day`, color: 'var(--h-chart-4)' },
] as const

/** Before, on or after the day they were due. */
export function PunctualityCard({ punctuality }: { punctuality: BoardReports['punctuality'] }) {
  const { show } = useReport()
  const { early, onTime, late, undated } = punctuality
  const dated = early + onTime + late
  const rows = kinds.map(({ key, name, color }) => ({
    name,
    color,
    value: punctuality[key],
    onOpen: () => show('punctuality', key),
  }))
  return (
    <ReportCard
      title="Early and late"
      width="third"
      missing={dated + undated === 0 && t`No task was completed in these days.`}
      summary={
        dated === 0
          ? t`No completed task had a due day.`
          : dated < FEWEST_TASKS
            ? many(dated, {
                one: 'Only # completed task had a due day: too few for a share.',
                other: 'Only # completed tasks had a due day: too few for a share.',
              })
            : `${percentWords((early + onTime) / dated)} of ${many(dated, { one: '# task', other: '# tasks' })} with a due day were done in time.`
      }
      table={{
        head: [t`Completed`, t`Tasks`],
        rows: rows.map(({ name, value, onOpen }) => [textCell(name), countCell(value, onOpen)]),
      }}
    >
      <RowsChart label="Completed tasks by their due day" format={countWords} rows={rows} />
    </ReportCard>
  )
}
