import { useQuery } from '@tanstack/react-query'
import { complexityWords } from '#client/features/tasks/level-words.ts'
import { RowsChart } from '#client/ui/charts/RowsChart.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { t } from '#contract/texts.ts'
import type { TimeComplexity } from '#contract/workspace-reports.ts'
import { ComplexityTable } from './ComplexityTable.tsx'
import { timeComplexityQuery } from './data.ts'
import { OutliersCard } from './OutliersCard.tsx'
import { ReportCard } from './ReportCard.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { TableSkeleton } from './ReportSkeleton.tsx'
import { useReport } from './report-context.ts'
import type { ReportProps } from './report-pages.ts'
import { countCell, hoursCell, textCell } from './report-table.ts'
import { hoursWords } from './words.ts'

/** What tasks of each complexity really took. */
export function Complexity({ workspaceId, workspaceUrl, filter }: ReportProps) {
  const query = useQuery(timeComplexityQuery(workspaceId, filter))
  return (
    <Loaded query={query} skeleton={<TableSkeleton />} failure="Failed to fetch reports">
      {({ levels }) => (
        <ReportGrid waiting={query.isPlaceholderData}>
          <ComplexityTable levels={levels} />
          <MedianByLevel levels={levels} />
          <OutliersCard levels={levels} workspaceUrl={workspaceUrl} />
        </ReportGrid>
      )}
    </Loaded>
  )
}

function MedianByLevel({ levels }: { levels: TimeComplexity['levels'] }) {
  const { show } = useReport()
  const known = levels.filter(({ medianSeconds }) => medianSeconds !== null)
  return (
    <ReportCard
      title="Median time"
      missing={known.length === 0 && t`No completed task has logged time.`}
      summary="Time logged on a completed task, half of them less and half of them more."
      table={{
        head: [t`Complexity`, t`Hours`, t`Tasks`],
        rows: levels.map(({ complexity, medianSeconds, count }) => [
          textCell(complexityWords[complexity] ?? ''),
          hoursCell(medianSeconds ?? 0, hoursWords),
          countCell(count, () => show('complexity', String(complexity))),
        ]),
      }}
    >
      <RowsChart
        label="Median time by complexity"
        format={hoursWords}
        rows={known.map(({ complexity, medianSeconds, p85Seconds }) => ({
          name: complexityWords[complexity] ?? '',
          value: medianSeconds ?? 0,
          color: 'var(--h-chart-5)',
          detail: [{ name: t`85% up to`, value: hoursWords(p85Seconds ?? 0) }],
          onOpen: () => show('complexity', String(complexity)),
        }))}
      />
    </ReportCard>
  )
}
