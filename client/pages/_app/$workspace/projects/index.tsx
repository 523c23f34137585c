import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BoardList } from '#client/features/boards/BoardList.tsx'
import { NewBoardButton } from '#client/features/boards/NewBoardButton.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { everyoneIn } from '#client/features/workspaces/members.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/projects/')({ component: ProjectsPage })

function ProjectsPage() {
  usePageTitle('Projects')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayCreate = mayCreateProjects(workspace)
  return (
    <WorkspacePage>
      <PageHeader
        title="Projects"
        actions={
          <>
            <AvatarStack people={everyoneIn(workspace).map(({ user }) => user)} size={26} max={4} />
            {mayCreate && <NewBoardButton workspaceUrl={workspace.url} />}
          </>
        }
      />
      <BoardList workspace={workspace} mayCreate={mayCreate} />
    </WorkspacePage>
  )
}
