import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { ReportsFrame } from '#client/features/reports/ReportsFrame.tsx'
import { reportSearch } from '#client/features/reports/report-search.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/reports')({
  validateSearch: reportSearch,
  component: ReportsArea,
})

function ReportsArea() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const open = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' })
  return (
    <ReportsFrame
      workspace={workspace}
      search={search}
      open={open}
      onSearch={(change) => void navigate({ to: '.', search: (now) => ({ ...now, ...change }) })}
    >
      <Outlet />
    </ReportsFrame>
  )
}
