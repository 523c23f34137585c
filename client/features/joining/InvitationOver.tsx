import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import type { InvitationPage } from '#contract/invitations.ts'
import { InvitationFaces } from './InvitationFaces.tsx'

interface Props {
  invitation: InvitationPage
  signedIn: boolean
}

/** An invitation that was answered or ran out: what happened, and what to do next. */
export function InvitationOver({ invitation, signedIn }: Props) {
  const { status, workspace, invitedBy } = invitation
  const inviter = invitedBy?.name ?? 'the person who invited you'
  const story = {
    pending: { title: '', words: '' },
    accepted: {
      title: `You are already in ${workspace.name}`,
      words: 'This invitation was accepted. There is nothing left to do here.',
    },
    declined: {
      title: 'This invitation was declined',
      words: `Changed your mind? Ask ${inviter} to invite you to ${workspace.name} again.`,
    },
    canceled: {
      title: 'This invitation was withdrawn',
      words: `If you still want to join ${workspace.name}, ask ${inviter} for a new one.`,
    },
    expired: {
      title: 'This invitation has expired',
      words: `Invitations are good for seven days. Ask ${inviter} to send you a new one for ${workspace.name}.`,
    },
  }[status]
  return (
    <InvitationLayout
      faces={<InvitationFaces invitation={invitation} />}
      title={story.title}
      actions={
        status === 'accepted' ? (
          <LinkButton size="md" to="/$workspace/projects" params={{ workspace: workspace.url }}>
            {signedIn ? `Open ${workspace.name}` : 'Log in'}
          </LinkButton>
        ) : (
          <LinkButton size="md" variant="default" to={signedIn ? '/workspaces' : '/'}>
            {signedIn ? 'My workspaces' : 'Start page'}
          </LinkButton>
        )
      }
    >
      {story.words}
    </InvitationLayout>
  )
}
