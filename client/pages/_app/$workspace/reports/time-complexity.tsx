import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Complexity } from '#client/features/reports/Complexity.tsx'
import { useReportFilter } from '#client/features/reports/use-report-filter.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports/time-complexity')({ component: TimeComplexityPage })

function TimeComplexityPage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const filter = useReportFilter(Route.useSearch(), 'time-complexity')
  return <Complexity workspaceId={workspace._id} workspaceUrl={workspace.url} filter={filter} />
}
