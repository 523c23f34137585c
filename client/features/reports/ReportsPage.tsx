import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { boardsQuery } from '#client/features/boards/data.ts'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { maySeeReports } from '#client/features/workspaces/may.ts'
import { everyoneIn } from '#client/features/workspaces/members.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { workspaceFigures } from '#contract/report-tasks.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { PrintButton } from './PrintButton.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { ReportContext } from './report-context.ts'
import { filterOf } from './report-filter.ts'
import { namesOf } from './report-names.ts'
import { type ReportPage, reportPages } from './report-pages.ts'
import type { ReportSearch } from './report-search.ts'

const TasksPanel = lazy(async () => ({ default: (await import('./TasksPanel.tsx')).TasksPanel }))

interface Props {
  workspace: Workspace
  search: ReportSearch
  /** The last part of the address. */
  report: string | undefined
  onSearch(change: ReportSearch): void
}

/** The reports of a workspace: which one, about what, and the tasks behind a figure. */
export function ReportsPage({ report, ...props }: Props) {
  const page = reportPages.find(({ name }) => name === report)
  if (!page) throw notFound()
  return <OpenReport page={page} {...props} />
}

function OpenReport({ workspace, page, search, onSearch }: Omit<Props, 'report'> & { page: ReportPage }) {
  usePageTitle(t`Reports`)
  const { weekStart } = workspace.settings
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const filter = filterOf(search, { today: useToday(), weekStart, usual: page.usual })
  const people = useMemo(() => everyoneIn(workspace).map(({ user }) => user), [workspace])
  const names = namesOf({ people, labels: workspace.labels, columnTypes: workspace.columnTypes, boards })
  const figure = workspaceFigures.find((name) => name === search.figure)
  const all = maySeeReports(workspace)
  const isForMe = all || page.own
  const place = {
    people: new Map(people.map((person) => [person._id, person])),
    weekStart,
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
            usual={page.usual}
            people={all ? people : []}
            labels={workspace.labels}
            projects={boards}
            names={names}
            onChange={onSearch}
          />
          <Suspense fallback={<page.Skeleton />}>
            <page.Content workspaceId={workspace._id} workspaceUrl={workspace.url} filter={filter} />
          </Suspense>
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
        <LinkButton
          variant="default"
          to="/$workspace/reports/{-$report}"
          params={{ workspace: workspaceUrl, report: 'timesheet' }}
        >
          My time sheet
        </LinkButton>
      }
    >
      Who may see them is decided in the settings of the workspace. Your own figures and your time sheet are here.
    </EmptyState>
  )
}
