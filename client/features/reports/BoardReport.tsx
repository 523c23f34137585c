import { IconChartHistogram } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { BoardReports } from '#contract/board-reports.ts'
import { t } from '#contract/texts.ts'
import { AgeingCard } from './AgeingCard.tsx'
import { DurationCard } from './DurationCard.tsx'
import { FigureCards } from './FigureCards.tsx'
import { BurnUp, CumulativeFlow, Throughput } from './FlowCards.tsx'
import { ForecastCard } from './ForecastCard.tsx'
import { completedFigure, cycleTimeFigure, loggedFigure, openFigure, overdueFigure, type Show } from './figures.ts'
import { PunctualityCard } from './PunctualityCard.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { useReport } from './report-context.ts'
import { StatusCard } from './StatusCard.tsx'
import { TimeByLabel, TimeByMember } from './TimeCards.tsx'
import { countWords, shareChange } from './words.ts'

interface Props {
  report: BoardReports
  /** Other figures are on their way. */
  waiting: boolean
  onOpenTask(taskId: string): void
}

/** Everything there is to say about a project. */
export function BoardReport({ report, waiting, onOpenTask }: Props) {
  const { show } = useReport()
  const { status, period } = report
  if (status.total === 0 && report.figures.completed.now === 0) return <NothingYet />
  return (
    <ReportGrid waiting={waiting}>
      <FigureCards figures={figuresOf(report, show)} />
      <ForecastCard forecast={report.forecast} />
      <StatusCard
        total={status.total}
        parts={status.columns.map(({ column, count }) => ({
          key: column._id,
          name: column.title,
          color: column.color,
          count,
          onOpen: () => show('status', column._id),
        }))}
      />
      <BurnUp burnup={report.burnup} />
      <PunctualityCard punctuality={report.punctuality} />
      <CumulativeFlow flow={report.flow} />
      <DurationCard
        title="Cycle time"
        meaning="From the start of work to done."
        figure="cycleTime"
        durations={report.cycleTime}
        period={period}
        onOpenTask={onOpenTask}
      />
      <DurationCard
        title="Lead time"
        meaning="From created to done."
        figure="leadTime"
        durations={report.leadTime}
        period={period}
        onOpenTask={onOpenTask}
      />
      <AgeingCard ageing={report.ageing} onOpenTask={onOpenTask} />
      <Throughput throughput={report.throughput} width="third" />
      <TimeByMember time={report.timeByMember} />
      <TimeByLabel time={report.timeByLabel} />
    </ReportGrid>
  )
}

function figuresOf({ figures }: BoardReports, show: Show) {
  const { completed, created, overdue, open, loggedSeconds, cycleTime } = figures
  return [
    completedFigure(completed, show),
    cycleTimeFigure(cycleTime, show),
    overdueFigure(overdue, show),
    openFigure(open, show),
    {
      label: t`Created`,
      value: countWords(created.now),
      change: shareChange(created, null),
      onOpen: () => show('created'),
    },
    loggedFigure(loggedSeconds, show),
  ]
}

function NothingYet() {
  const { board, mayEdit } = useOpenBoard()
  const params = { workspace: board.workspace.url, boardId: board._id }
  return (
    <EmptyState
      icon={IconChartHistogram}
      title="Nothing to report yet"
      action={
        mayEdit && (
          <LinkButton to="/$workspace/projects/$boardId" params={params}>
            Add tasks on the board
          </LinkButton>
        )
      }
    >
      There is no task that these filters let through. Figures come by themselves once there is work on the board.
    </EmptyState>
  )
}
