import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { greeting } from '#client/features/account/greeting.ts'
import { myActivitiesQuery } from '#client/features/activities/data.ts'
import { RecentActivities } from '#client/features/activities/RecentActivities.tsx'
import { PendingInvitations } from '#client/features/invitations/PendingInvitations.tsx'
import { MyTasks } from '#client/features/tasks/MyTasks.tsx'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceList } from '#client/features/workspaces/WorkspaceList.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/_home/dashboard')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(workspacesQuery)
    void queryClient.prefetchInfiniteQuery(myActivitiesQuery)
  },
  component: DashboardPage,
})

function DashboardPage() {
  usePageTitle('Dashboard')
  const { name } = useMe()
  return (
    <>
      <PageHeader title={greeting(name)} description="Your workspaces, your tasks, and what you did last." />
      <SplitPage
        aside={
          <>
            <SettingsSection title="My tasks">
              <MyTasks />
            </SettingsSection>
            <SettingsSection title="Recent activity">
              <RecentActivities />
            </SettingsSection>
          </>
        }
      >
        <PendingInvitations />
        <WorkspaceList />
      </SplitPage>
    </>
  )
}
