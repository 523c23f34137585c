import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import type { InvitationPage } from '#contract/invitations.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import { InvitationFaces } from './InvitationFaces.tsx'
import { OtherAccount } from './OtherAccount.tsx'

interface Props {
  invitation: InvitationPage
  me: User | null
}

/** An invitation that was answered or ran out: what happened, and what to do next. */
export function InvitationOver({ invitation, me }: Props) {
  const { title, words } = story(invitation, me)
  return (
    <InvitationLayout
      faces={<InvitationFaces invitation={invitation} />}
      title={title}
      actions={<NextStep invitation={invitation} me={me} />}
    >
      {words}
    </InvitationLayout>
  )
}

const isTheirs = ({ email }: InvitationPage, me: User | null) => me?.email.toLowerCase() === email.toLowerCase()

function story(invitation: InvitationPage, me: User | null) {
  const { status, workspace, invitedBy, email } = invitation
  const inviter = invitedBy?.name ?? t`the person who invited you`
  switch (status) {
    case 'accepted':
      return isTheirs(invitation, me)
        ? {
            title: t`You are already in ${workspace.name}`,
            words: t`You accepted this invitation. There is nothing left to do here.`,
          }
        : {
            title: t`This invitation was accepted`,
            words: me
              ? t`It was for ${email}, but you are signed in as ${me.email}. Log out to go on with the other account.`
              : t`Log in as ${email} to open ${workspace.name}.`,
          }
    case 'declined':
      return {
        title: t`This invitation was declined`,
        words: t`Changed your mind? Ask ${inviter} to invite you to ${workspace.name} again.`,
      }
    case 'canceled':
      return {
        title: t`This invitation was withdrawn`,
        words: t`If you still want to join ${workspace.name}, ask ${inviter} for a new one.`,
      }
    default:
      return {
        title: t`This invitation has expired`,
        words: t`Invitations are good for seven days. Ask ${inviter} to send you a new one for ${workspace.name}.`,
      }
  }
}

function NextStep({ invitation, me }: Props) {
  const { status, workspace } = invitation
  if (status === 'accepted' && me && !isTheirs(invitation, me)) {
    return <OtherAccount goOn={`/${workspace.url}/projects`} />
  }
  if (status === 'accepted') {
    return (
      <LinkButton size="md" to="/$workspace/projects" params={{ workspace: workspace.url }}>
        {me ? `Open ${workspace.name}` : 'Log in'}
      </LinkButton>
    )
  }
  return (
    <LinkButton size="md" variant="default" to={me ? '/workspaces' : '/'}>
      {me ? 'My workspaces' : 'Start page'}
    </LinkButton>
  )
}
