import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { greeting } from '#client/features/account/greeting.ts'
import { Dashboard } from '#client/features/dashboard/Dashboard.tsx'
import { dashboardQuery } from '#client/features/dashboard/data.ts'
import { myTasksQuery } from '#client/features/tasks/data.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { LOCALE, t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/_home/dashboard')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(workspacesQuery)
    void queryClient.prefetchQuery(dashboardQuery)
    void queryClient.prefetchQuery(myTasksQuery)
  },
  component: DashboardPage,
})

const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' })

function DashboardPage() {
  usePageTitle(t`Dashboard`)
  const { name } = useMe()
  return (
    <>
      <PageHeader title={greeting(name)} description={day.format(new Date())} />
      <Dashboard />
    </>
  )
}
