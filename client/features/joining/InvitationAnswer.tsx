import { useNavigate, useRouter } from '@tanstack/react-router'
import { errorMessage } from '#client/core/error-message.ts'
import { session } from '#client/core/session.ts'
import { toastError } from '#client/core/toasts.tsx'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import type { InvitationPage } from '#contract/invitations.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import { useAcceptInvitation, useDeclineInvitation } from './data.ts'
import classes from './InvitationAnswer.module.css'
import { InvitationFaces } from './InvitationFaces.tsx'
import { OtherAccount } from './OtherAccount.tsx'

interface Props {
  token: string
  invitation: InvitationPage
  me: User | null
}

const roleNames: Record<InvitationPage['role'], string> = {
  admin: t`admin`,
  manager: t`manager`,
  member: t`member`,
  guest: t`guest`,
  client: t`client`,
}

/** An invitation that waits for an answer: from the right person, the wrong one, or nobody we know yet. */
export function InvitationAnswer({ token, invitation, me }: Props) {
  const { workspace, invitedBy, role, email } = invitation
  const isMine = me?.email.toLowerCase() === email.toLowerCase()
  return (
    <InvitationLayout
      faces={<InvitationFaces invitation={invitation} />}
      title={`${invitedBy?.name ?? 'Someone'} invited you to ${workspace.name}`}
      actions={
        isMine ? (
          <Answers token={token} inviter={invitedBy?.name} />
        ) : me ? (
          <OtherAccount goOn={`/join/${token}`} />
        ) : (
          <WaysIn token={token} invitation={invitation} />
        )
      }
      note={!me && (invitation.userExists ? t`This address already has an account.` : t`It takes less than a minute.`)}
    >
      {me && !isMine ? (
        <>
          The invitation is for <strong>{email}</strong>, but you are signed in as <strong>{me.email}</strong>. Log out
          and come back with the other account.
        </>
      ) : (
        <>
          You will join with the role <strong>{roleNames[role]}</strong> and the address <strong>{email}</strong>.
        </>
      )}
    </InvitationLayout>
  )
}

interface AnswersProps {
  token: string
  inviter: string | undefined
}

function Answers({ token, inviter = t`the person who invited you` }: AnswersProps) {
  const accept = useAcceptInvitation()
  const decline = useDeclineInvitation()
  const navigate = useNavigate()
  const router = useRouter()
  const busy = accept.isPending || decline.isPending

  // It may have been canceled or have run out meanwhile: the page then says so.
  const lookAgain = () => void router.invalidate()
  const join = () =>
    accept.send(
      { token },
      {
        onSuccess: ({ workspace }) =>
          void navigate({ to: '/$workspace/projects', params: { workspace: workspace.url }, replace: true }),
        onError: lookAgain,
      },
    )
  const refuse = () =>
    decline.send(
      { token },
      {
        onSuccess: lookAgain,
        onError: (error) => {
          toastError(error, t`Failed to decline invitation`)
          lookAgain()
        },
      },
    )

  return (
    <>
      <Button size="md" onClick={join} busy={accept.isPending} disabled={busy}>
        Accept invitation
      </Button>
      <Button size="md" variant="default" onClick={refuse} busy={decline.isPending} disabled={busy}>
        Decline
      </Button>
      {accept.error && (
        <p className={classes.refusal} role="alert">
          {errorMessage(accept.error, t`Failed to accept invitation`).replace(/\.?$/, '.')} Ask {inviter} about it.
        </p>
      )}
    </>
  )
}

function WaysIn({ token, invitation: { email, userExists } }: { token: string; invitation: InvitationPage }) {
  const logIn = (
    <LinkButton
      key="log-in"
      size="md"
      variant={userExists ? 'filled' : 'default'}
      to="/login"
      search={{ email }}
      onClick={() => session.rememberRoute(`/join/${token}`)}
    >
      Log in to join
    </LinkButton>
  )
  const signUp = (
    <LinkButton key="sign-up" size="md" to="/signup" search={{ invitation: token }}>
      Create your account
    </LinkButton>
  )
  return userExists ? logIn : [signUp, logIn]
}
