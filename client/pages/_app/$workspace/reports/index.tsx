import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useReportFilter } from '#client/features/reports/use-report-filter.ts'
import { WorkspaceOverview } from '#client/features/reports/WorkspaceOverview.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports/')({ component: OverviewPage })

function OverviewPage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const filter = useReportFilter(Route.useSearch(), '')
  return <WorkspaceOverview workspaceId={workspace._id} workspaceUrl={workspace.url} filter={filter} />
}
