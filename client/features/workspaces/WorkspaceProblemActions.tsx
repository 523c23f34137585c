import { LinkButton } from '#client/ui/LinkButton.tsx'

interface Props {
  type: string
  /** The address somebody could not get into, when it is known. */
  workspaceUrl?: string
}

/** What somebody can do who was not let in. */
export function WorkspaceProblemActions({ type, workspaceUrl }: Props) {
  if (type === 'second-factor-required') {
    return (
      <>
        <LinkButton size="sm" to="/account/security">
          Set up the second factor
        </LinkButton>
        {workspaceUrl && (
          <LinkButton size="sm" variant="default" to="/$workspace" params={{ workspace: workspaceUrl }}>
            Try again
          </LinkButton>
        )}
        <LinkButton size="sm" variant="default" to="/workspaces">
          My workspaces
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <LinkButton size="sm" to="/workspaces">
        My workspaces
      </LinkButton>
      <LinkButton size="sm" variant="default" to="/account/workspace-invites">
        My invitations
      </LinkButton>
    </>
  )
}
