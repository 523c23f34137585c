import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '#client/core/session.ts'
import { greeting } from '#client/features/account/greeting.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { Dashboard } from '#client/features/dashboard/Dashboard.tsx'
import { dashboardQuery } from '#client/features/dashboard/data.ts'
import { myTasksQuery } from '#client/features/my-tasks/data.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { LOCALE, t } from '#contract/texts.ts'

/** The installed app's own shortcut asks for a new task. */
interface DashboardSearch {
  new?: 'task'
}

export const Route = createFileRoute('/_app/_home/dashboard')({
  validateSearch: (search): DashboardSearch => (search.new === 'task' ? { new: 'task' } : {}),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(workspacesQuery)
    void queryClient.prefetchQuery(dashboardQuery)
    void queryClient.prefetchQuery(myTasksQuery)
  },
  component: DashboardPage,
})

const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' })

function DashboardPage() {
  usePageTitle(t`My work`)
  const { name } = useMe()
  useNewTask()
  return (
    <>
      <PageHeader title={greeting(name)} description={day.format(new Date())} />
      <Dashboard />
    </>
  )
}

/** Asked for once: the address is cleaned, so that neither a reload nor the way back asks again. */
function useNewTask() {
  const { new: wanted } = Route.useSearch()
  const navigate = Route.useNavigate()
  useEffect(() => {
    if (!wanted) return
    palette.open({ page: 'task-project', subject: { taskIds: [] } })
    void navigate({ search: {}, replace: true })
  }, [wanted, navigate])
}
