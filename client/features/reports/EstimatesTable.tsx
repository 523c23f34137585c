import { complexityWords } from '#client/features/tasks/level-words.ts'
import { RowsChart } from '#client/ui/charts/RowsChart.tsx'
import { FEWEST_TASKS } from '#contract/report-parts.ts'
import { many, t } from '#contract/texts.ts'
import type { ResourceAnalysis } from '#contract/workspace-reports.ts'
import { ReportCard } from './ReportCard.tsx'
import { hoursCell, textCell } from './report-table.ts'
import { hoursWords } from './words.ts'

type Estimate = ResourceAnalysis['estimates'][number]

/** What planned hours are made of. */
export function EstimatesTable({ estimates }: { estimates: Estimate[] }) {
  const known = estimates.filter(({ seconds }) => seconds !== null)
  return (
    <ReportCard
      title="What a task is taken to need"
      missing={
        known.length === 0 &&
        t`Nothing is planned yet: that needs ${FEWEST_TASKS} finished tasks with logged time, to know what a task needs.`
      }
      summary="The median time logged on finished tasks of the same complexity."
      table={{
        head: [t`Complexity`, t`Hours`, t`From`],
        rows: estimates.map((estimate) => [
          textCell(complexityWords[estimate.complexity] ?? ''),
          hoursCell(estimate.seconds ?? 0, hoursWords),
          textCell(basisWords(estimate)),
        ]),
      }}
    >
      <RowsChart
        label="What a task of each complexity is taken to need"
        format={hoursWords}
        rows={estimates.map((estimate) => ({
          name: complexityWords[estimate.complexity] ?? '',
          value: estimate.seconds ?? 0,
          color: estimate.basis === 'complexity' ? 'var(--h-chart-5)' : 'var(--h-chart-4)',
          detail: [{ name: t`From`, value: basisWords(estimate) }],
        }))}
      />
    </ReportCard>
  )
}

function basisWords({ basis, tasks }: Estimate): string {
  if (basis === 'none') return t`too few tasks`
  return basis === 'all' ? t`all finished tasks` : many(tasks, { one: '# task', other: '# tasks' })
}
