import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { TimesheetReport } from '#client/features/reports/TimesheetReport.tsx'
import { useReportFilter } from '#client/features/reports/use-report-filter.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports/timesheet')({ component: TimesheetPage })

function TimesheetPage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const filter = useReportFilter(Route.useSearch(), 'timesheet')
  return <TimesheetReport workspaceId={workspace._id} filter={filter} />
}
