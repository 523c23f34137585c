import { createFileRoute } from '@tanstack/react-router'
import { workspaceProblem } from '#client/features/workspaces/workspace-problems.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { ErrorLayout } from '#client/ui/layouts/ErrorLayout.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/workspace-error/$type')({ component: WorkspaceErrorPage })

function WorkspaceErrorPage() {
  const { type } = Route.useParams()
  const { status, title, words } = workspaceProblem(type)
  usePageTitle(title)
  return (
    <ErrorLayout
      status={status}
      title={title}
      actions={
        <>
          <LinkButton size="sm" to="/workspaces">
            My workspaces
          </LinkButton>
          <LinkButton size="sm" variant="default" to="/account/workspace-invites">
            My invitations
          </LinkButton>
        </>
      }
    >
      {words}
    </ErrorLayout>
  )
}
