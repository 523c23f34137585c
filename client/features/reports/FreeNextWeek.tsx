import { RowsChart } from '#client/ui/charts/RowsChart.tsx'
import { t } from '#contract/texts.ts'
import type { ResourceAnalysis } from '#contract/workspace-reports.ts'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { hoursCell, textCell } from './report-table.ts'
import { hoursInSentence, hoursWords, placeWords } from './words.ts'

/** Whom one can ask. */
export function FreeNextWeek({ nextWeek: { week, free } }: { nextWeek: ResourceAnalysis['nextWeek'] }) {
  const { show } = useReport()
  const [first] = free
  return (
    <ReportCard
      title="Free next week"
      missing={!first && t`Nobody has time left next week.`}
      summary={
        first &&
        `${first.user.name} has most time in the week of ${placeWords(week)}: ${hoursInSentence(first.freeSeconds)}.`
      }
      table={{
        head: [t`Person`, t`Free`, t`Planned`, t`Has`],
        rows: free.map(({ user, freeSeconds, plannedSeconds, capacitySeconds }) => [
          textCell(user.name),
          hoursCell(freeSeconds, hoursWords),
          hoursCell(plannedSeconds, hoursWords, () => show('plannedNextWeek', user._id)),
          hoursCell(capacitySeconds, hoursWords),
        ]),
      }}
    >
      <RowsChart
        label="Free hours next week"
        format={hoursWords}
        rows={free.map(({ user, freeSeconds, plannedSeconds }) => ({
          name: user.name,
          value: freeSeconds,
          color: 'var(--h-chart-3)',
          detail: [{ name: t`Planned`, value: hoursWords(plannedSeconds) }],
          ...(plannedSeconds > 0 && { onOpen: () => show('plannedNextWeek', user._id) }),
        }))}
      />
    </ReportCard>
  )
}
