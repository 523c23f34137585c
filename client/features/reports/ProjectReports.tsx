import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useMe } from '#client/core/session.ts'
import { mayManageBoard } from '#client/features/boards/may.ts'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { maySeeReports } from '#client/features/workspaces/may.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { boardFigures } from '#contract/report-tasks.ts'
import { defaultSettings } from '#contract/workspaces.ts'
import { BoardReport } from './BoardReport.tsx'
import { boardReportsQuery } from './data.ts'
import { useReportLive } from './live.ts'
import { PrintButton } from './PrintButton.tsx'
import classes from './ProjectReports.module.css'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportContext } from './report-context.ts'
import { filterOf } from './report-filter.ts'
import { namesOf } from './report-names.ts'
import type { ReportSearch } from './report-search.ts'

const TasksPanel = lazy(async () => ({ default: (await import('./TasksPanel.tsx')).TasksPanel }))

interface Props {
  search: ReportSearch
  onSearch(change: ReportSearch): void
}

/** The reports of the project that is open. */
export function ProjectReports({ search, onSearch }: Props) {
  const me = useMe()
  const { board, people, labels } = useOpenBoard()
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  const { weekStart } = workspace?.settings ?? defaultSettings
  const filter = filterOf(search, { today: useToday(), weekStart })
  const report = useQuery(boardReportsQuery(board._id, filter))
  useReportLive(board._id)
  const names = namesOf({ people: people.values(), labels: labels.values(), report: report.data })
  const figure = boardFigures.find((name) => name === search.figure)
  const everybody = mayManageBoard(board) || (workspace !== undefined && maySeeReports(workspace))
  const openTask = (task: string) => onSearch({ task })
  const place = { people, weekStart, show: (figure: string, bucket?: string) => onSearch({ figure, bucket }) }

  return (
    <WorkspacePage>
      <ReportContext value={place}>
        <div className={classes.bar}>
          <ReportFilters
            search={search}
            filter={filter}
            usual="month"
            people={[...people.values()].filter(({ _id }) => everybody || _id === me._id)}
            labels={[...labels.values()]}
            names={names}
            onChange={onSearch}
          />
          <PrintButton />
        </div>
        <Loaded query={report} skeleton={<ReportSkeleton />} failure="Failed to fetch reports">
          {(data) => <BoardReport report={data} waiting={report.isPlaceholderData} onOpenTask={openTask} />}
        </Loaded>
        <Suspense>
          {/* A task that is open takes the place of the list it was in; the list comes back after it. */}
          {figure && !search.task && (
            <TasksPanel
              behind={{ boardId: board._id, figure, bucket: search.bucket, filter }}
              names={names}
              workspaceUrl={board.workspace.url}
              onOpenTask={({ _id }) => openTask(_id)}
              onClose={() => onSearch({ figure: undefined, bucket: undefined })}
            />
          )}
        </Suspense>
      </ReportContext>
    </WorkspacePage>
  )
}
