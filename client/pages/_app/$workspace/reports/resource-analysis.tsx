import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Resources } from '#client/features/reports/Resources.tsx'
import { useReportFilter } from '#client/features/reports/use-report-filter.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports/resource-analysis')({ component: ResourceAnalysisPage })

function ResourceAnalysisPage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const filter = useReportFilter(Route.useSearch(), 'resource-analysis')
  return <Resources workspaceId={workspace._id} filter={filter} />
}
