import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { calendarDay } from '#client/core/dates.ts'
import { toast } from '#client/core/toasts.tsx'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { WorkspaceLogo } from '#client/features/workspaces/WorkspaceLogo.tsx'
import type { MyInvitation } from '#contract/invitations.ts'
import { t } from '#contract/texts.ts'
import { useAcceptInvitation, useDeclineInvitation } from './data.ts'
import classes from './InvitationCard.module.css'

interface Props {
  invitation: MyInvitation
}

export function InvitationCard({ invitation: { token, workspace, invitedBy, role, expiresAt } }: Props) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const decline = useDeclineInvitation()
  // Both stay busy until the list without this card is here, or a second click would answer it twice.
  const answered = accept.isPending || accept.isSuccess || decline.isPending || decline.isSuccess

  function join() {
    accept.mutate(
      { token },
      {
        onSuccess: ({ workspace: { url } }) =>
          void navigate({ to: '/$workspace/projects', params: { workspace: url } }),
      },
    )
  }

  function refuse() {
    decline.mutate({ token }, { onSuccess: () => toast.info(t`You declined the invitation to ${workspace.name}`) })
  }

  return (
    <article className={classes.card} aria-label={`Invitation to ${workspace.name}`}>
      <WorkspaceLogo workspace={workspace} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>{workspace.name}</p>
        <p className={classes.meta}>
          {invitedBy?.name ?? 'Someone'} invited you {roleWords[role].as}. Open until {calendarDay(expiresAt)}.
        </p>
      </div>
      <Group gap="xs" className={classes.actions ?? ''}>
        <Button
          variant="subtle"
          color="gray"
          onClick={refuse}
          loading={decline.isPending}
          disabled={answered}
          aria-label={`Decline the invitation to ${workspace.name}`}
        >
          Decline
        </Button>
        <Button onClick={join} loading={accept.isPending} disabled={answered} aria-label={`Join ${workspace.name}`}>
          Join
        </Button>
      </Group>
    </article>
  )
}
