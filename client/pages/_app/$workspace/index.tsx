import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RecentActivities } from '#client/features/activities/RecentActivities.tsx'
import { BoardList } from '#client/features/boards/BoardList.tsx'
import { NewBoardButton } from '#client/features/boards/NewBoardButton.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { WorkspaceMembers } from '#client/features/workspaces/WorkspaceMembers.tsx'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/')({ component: WorkspaceHomePage })

function WorkspaceHomePage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayCreate = mayCreateProjects(workspace)
  usePageTitle(workspace.name)
  return (
    <WorkspacePage>
      <PageHeader
        title={workspace.name}
        description={workspace.description}
        actions={mayCreate && <NewBoardButton workspaceUrl={workspace.url} />}
      />
      <SplitPage
        aside={
          <>
            <SettingsSection title="Members">
              <WorkspaceMembers workspace={workspace} />
            </SettingsSection>
            <SettingsSection title="Your activity here">
              <RecentActivities workspaceId={workspace._id} />
            </SettingsSection>
          </>
        }
      >
        <BoardList workspace={workspace} mayCreate={mayCreate} />
      </SplitPage>
    </WorkspacePage>
  )
}
