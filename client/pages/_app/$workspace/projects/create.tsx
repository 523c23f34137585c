import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewBoardForm } from '#client/features/boards/NewBoardForm.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/projects/create')({ component: NewProjectPage })

function NewProjectPage() {
  usePageTitle('New project')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <WorkspacePage>
      <NarrowColumn>
        <PageHeader title="New project" description={`In ${workspace.name}`} />
        <NewBoardForm workspace={workspace} />
      </NarrowColumn>
    </WorkspacePage>
  )
}
