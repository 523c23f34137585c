import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceProblemActions } from '#client/features/workspaces/WorkspaceProblemActions.tsx'
import { workspaceProblem } from '#client/features/workspaces/workspace-problems.ts'
import { ErrorLayout } from '#client/ui/layouts/ErrorLayout.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/workspace-error/$type')({
  validateSearch: ({ workspace }: Record<string, unknown>): { workspace?: string } =>
    typeof workspace === 'string' ? { workspace } : {},
  component: WorkspaceErrorPage,
})

function WorkspaceErrorPage() {
  const { type } = Route.useParams()
  const { workspace } = Route.useSearch()
  const { status, title, words } = workspaceProblem(type)
  usePageTitle(title)
  return (
    <ErrorLayout
      status={status}
      title={title}
      actions={<WorkspaceProblemActions type={type} {...(workspace && { workspaceUrl: workspace })} />}
    >
      {words}
    </ErrorLayout>
  )
}
