import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { boardsQuery } from '#client/features/boards/data.ts'
import { maySeeReports } from '#client/features/workspaces/may.ts'
import { everyoneIn } from '#client/features/workspaces/members.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { workspaceFigures } from '#contract/reports.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { PrintButton } from './PrintButton.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ReportContext } from './report-context.ts'
import { namesOf } from './report-names.ts'
import { reportPages, usualPeriod } from './report-pages.ts'
import type { ReportSearch } from './report-search.ts'
import { useReportFilter } from './use-report-filter.ts'

const TasksPanel = lazy(async () => ({ default: (await import('./TasksPanel.tsx')).TasksPanel }))

interface Props {
  workspace: Workspace
  search: ReportSearch
  /** The last part of the open report's address. */
  open: string
  onSearch(change: ReportSearch): void
  children: ReactNode
}

/** Around every report of a workspace: which one, about what, and the tasks behind a figure. */
export function ReportsFrame({ workspace, search, open, onSearch, children }: Props) {
  usePageTitle('Reports')
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const usual = usualPeriod(open)
  const filter = useReportFilter(search, open)
  const people = useMemo(() => everyoneIn(workspace).map(({ user }) => user), [workspace])
  const names = namesOf({ people, labels: workspace.labels, columnTypes: workspace.columnTypes, boards })
  const figure = workspaceFigures.find((name) => name === search.figure)
  const all = maySeeReports(workspace)
  const isForMe = all || reportPages.some(({ name, own }) => name === open && own)
  const place = {
    people: new Map(people.map((person) => [person._id, person])),
    show: (figure: string, bucket?: string) => onSearch({ figure, bucket }),
  }

  return (
    <WorkspacePage>
      <PageHeader title="Reports" actions={isForMe && <PrintButton />} />
      <ReportTabs workspaceUrl={workspace.url} all={all} />
      {isForMe ? (
        <ReportContext value={place}>
          <ReportFilters
            search={search}
            filter={filter}
            usual={usual}
            people={all ? people : []}
            labels={workspace.labels}
            projects={boards}
            names={names}
            onChange={onSearch}
          />
          {children}
          <Suspense>
            {figure && (
              <TasksPanel
                behind={{ workspaceId: workspace._id, figure, bucket: search.bucket, filter }}
                names={names}
                workspaceUrl={workspace.url}
                onClose={() => onSearch({ figure: undefined, bucket: undefined })}
              />
            )}
          </Suspense>
        </ReportContext>
      ) : (
        <NotForMe workspaceUrl={workspace.url} />
      )}
    </WorkspacePage>
  )
}

function NotForMe({ workspaceUrl }: { workspaceUrl: string }) {
  return (
    <EmptyState
      icon={IconLock}
      title="Reports about the team are not for everybody"
      action={
        <LinkButton variant="default" to="/$workspace/reports/timesheet" params={{ workspace: workspaceUrl }}>
          My time sheet
        </LinkButton>
      }
    >
      Who may see them is decided in the settings of the workspace. Your own figures and your time sheet are here.
    </EmptyState>
  )
}
