import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FolderView } from '#client/features/projects/FolderView.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/group/$folderId')({ component: FolderPage })

function FolderPage() {
  const { workspace: url, folderId } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  return (
    <WorkspacePage>
      <FolderView key={folderId} workspace={workspace} folderId={folderId} />
    </WorkspacePage>
  )
}
