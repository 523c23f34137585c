import { IconChartHistogram } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { FEWEST_TASKS, type OverviewReport } from '#contract/reports.ts'
import { overviewReportQuery } from './data.ts'
import { FigureCards } from './FigureCards.tsx'
import { Throughput } from './FlowCards.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { ProjectsTable } from './ProjectsTable.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useReport } from './report-context.ts'
import type { ReportProps } from './report-pages.ts'
import { StatusCard } from './StatusCard.tsx'
import { countWords, DASH, hoursWords, percentWords, pointsWords, shareChange, spanWords, unitChange } from './words.ts'

/** How the whole workspace is doing. */
export function WorkspaceOverview({ workspaceId, workspaceUrl, filter }: ReportProps) {
  const query = useQuery(overviewReportQuery(workspaceId, filter))
  return (
    <Loaded query={query} skeleton={<ReportSkeleton />} failure="Failed to fetch reports">
      {(report) => <Overview report={report} waiting={query.isPlaceholderData} workspaceUrl={workspaceUrl} />}
    </Loaded>
  )
}

function Overview({
  report,
  waiting,
  workspaceUrl,
}: {
  report: OverviewReport
  waiting: boolean
  workspaceUrl: string
}) {
  const { show } = useReport()
  const { status, throughput, projects, people } = report
  if (projects.length === 0)
    return (
      <EmptyState icon={IconChartHistogram} title="Nothing to report yet">
        Figures come by themselves once there is a project with tasks.
      </EmptyState>
    )
  return (
    <ReportGrid waiting={waiting}>
      <FigureCards figures={figuresOf(report, show)} />
      <Throughput throughput={throughput} width="two-thirds" />
      <StatusCard
        total={status.total}
        parts={status.types.map(({ key, name, color, count }) => ({
          key,
          name,
          color,
          count,
          onOpen: () => show('statusType', key),
        }))}
      />
      <ProjectsTable projects={projects} workspaceUrl={workspaceUrl} />
      <PeopleTable people={people} />
    </ReportGrid>
  )
}

function figuresOf({ figures }: OverviewReport, show: ReturnType<typeof useReport>['show']) {
  const { completed, cycleTime, overdue, open, loggedSeconds, onTime } = figures
  return [
    {
      label: 'Completed',
      value: countWords(completed.now),
      change: shareChange(completed, 'more'),
      onOpen: () => show('completed'),
    },
    {
      label: 'Cycle time',
      value: cycleTime.now === null ? DASH : spanWords(cycleTime.now),
      change: unitChange(cycleTime, spanWords, 'less'),
      note: cycleTime.now === null ? 'Nothing was completed whose start is known' : 'The median',
      onOpen: cycleTime.now === null ? undefined : () => show('cycleTime'),
    },
    {
      label: 'On time',
      value: onTime.now === null ? DASH : percentWords(onTime.now),
      change: unitChange(onTime, pointsWords, 'more'),
      note:
        onTime.now === null
          ? `Fewer than ${FEWEST_TASKS} completed tasks had a due day`
          : 'Of the completed tasks that had a due day',
      onOpen: onTime.now === null ? undefined : () => show('punctuality', 'late'),
    },
    { label: 'Overdue', value: countWords(overdue), onOpen: () => show('overdue') },
    { label: 'Open', value: countWords(open), onOpen: () => show('open') },
    {
      label: 'Time logged',
      value: hoursWords(loggedSeconds.now),
      change: unitChange(loggedSeconds, hoursWords, null),
      onOpen: () => show('logged'),
    },
  ]
}
