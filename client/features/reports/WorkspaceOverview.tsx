import { IconChartHistogram } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { FEWEST_TASKS } from '#contract/report-parts.ts'
import { t } from '#contract/texts.ts'
import type { OverviewReport } from '#contract/workspace-reports.ts'
import { overviewReportQuery } from './data.ts'
import { FigureCards } from './FigureCards.tsx'
import { Throughput } from './FlowCards.tsx'
import { completedFigure, cycleTimeFigure, loggedFigure, openFigure, overdueFigure, type Show } from './figures.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { ProjectsTable } from './ProjectsTable.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { useReport } from './report-context.ts'
import type { ReportProps } from './report-pages.ts'
import { StatusCard } from './StatusCard.tsx'
import { DASH, percentWords, pointsWords, unitChange } from './words.ts'

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
      <EmptyState
        icon={IconChartHistogram}
        title="Nothing to report yet"
        action={
          <LinkButton to="/$workspace/projects" params={{ workspace: workspaceUrl }}>
            Go to the projects
          </LinkButton>
        }
      >
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

function figuresOf({ figures }: OverviewReport, show: Show) {
  const { completed, cycleTime, overdue, open, loggedSeconds, onTime } = figures
  return [
    completedFigure(completed, show),
    cycleTimeFigure(cycleTime, show),
    {
      label: t`On time`,
      value: onTime.now === null ? DASH : percentWords(onTime.now),
      change: unitChange(onTime, pointsWords, 'more'),
      note:
        onTime.now === null
          ? t`Fewer than ${FEWEST_TASKS} completed tasks had a due day`
          : t`Of the completed tasks that had a due day`,
      onOpen: onTime.now === null ? undefined : () => show('punctuality', 'late'),
    },
    overdueFigure(overdue, show),
    openFigure(open, show),
    loggedFigure(loggedSeconds, show),
  ]
}
