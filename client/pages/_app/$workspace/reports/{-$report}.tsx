import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '#client/features/reports/ReportsPage.tsx'
import { reportSearch } from '#client/features/reports/report-search.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

// One for all reports: each page of its own would be another list of files that every visitor loads.
export const Route = createFileRoute('/_app/$workspace/reports/{-$report}')({
  validateSearch: reportSearch,
  component: ReportsOfWorkspace,
})

function ReportsOfWorkspace() {
  const { workspace: url, report } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  const navigate = Route.useNavigate()
  return (
    <ReportsPage
      workspace={workspace}
      report={report}
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ to: '.', search: (now) => ({ ...now, ...change }) })}
    />
  )
}
