import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Performance } from '#client/features/reports/Performance.tsx'
import { useReportFilter } from '#client/features/reports/use-report-filter.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports/user-performance')({ component: UserPerformancePage })

function UserPerformancePage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const filter = useReportFilter(Route.useSearch(), 'user-performance')
  return <Performance workspaceId={workspace._id} filter={filter} />
}
