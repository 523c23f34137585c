import { createFileRoute } from '@tanstack/react-router'
import { NewProject } from '#client/features/projects/NewProject.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/create/')({ component: NewProjectPage })

function NewProjectPage() {
  return <NewProject workspaceUrl={Route.useParams().workspace} folderId={null} />
}
