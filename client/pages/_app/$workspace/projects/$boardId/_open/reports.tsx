import { createFileRoute } from '@tanstack/react-router'
import { ProjectReports } from '#client/features/reports/ProjectReports.tsx'
import { type ReportSearch, reportSearch } from '#client/features/reports/report-search.ts'
import { OpenTask } from '#client/features/task-panel/OpenTask.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/reports')({
  validateSearch: reportSearch,
  component: ReportsPage,
})

function ReportsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (wanted: ReportSearch) => void navigate({ to: '.', search: (now) => ({ ...now, ...wanted }) })
  return (
    <>
      <ProjectReports search={search} onSearch={change} />
      <OpenTask taskId={search.task} onOpenTask={(task) => change({ task })} />
    </>
  )
}
