import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { greeting } from '#client/features/account/greeting.ts'
import { RecentInWorkspace } from '#client/features/activities/RecentInWorkspace.tsx'
import { HomeProjects } from '#client/features/projects/HomeProjects.tsx'
import { NewProjectButton } from '#client/features/projects/NewProjectButton.tsx'
import { MyTasks } from '#client/features/tasks/MyTasks.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/')({ component: WorkspaceHomePage })

function WorkspaceHomePage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const { name } = useMe()
  usePageTitle(workspace.name)
  return (
    <WorkspacePage>
      <PageHeader
        title={greeting(name)}
        description={workspace.description || `This is ${workspace.name}.`}
        actions={mayCreateProjects(workspace) && <NewProjectButton workspaceUrl={workspace.url} />}
      />
      <SplitPage
        aside={
          <>
            <SettingsSection title="My tasks">
              <MyTasks />
            </SettingsSection>
            <SettingsSection title="Recent activity">
              <RecentInWorkspace workspaceId={workspace._id} />
            </SettingsSection>
          </>
        }
      >
        <HomeProjects workspace={workspace} />
      </SplitPage>
    </WorkspacePage>
  )
}
