import { createFileRoute } from '@tanstack/react-router'
import { NewProject } from '#client/features/projects/NewProject.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/create/$folderId')({ component: NewProjectPage })

function NewProjectPage() {
  const { workspace, folderId } = Route.useParams()
  // By folder, so that coming from another one begins there.
  return <NewProject key={folderId} workspaceUrl={workspace} folderId={folderId} />
}
