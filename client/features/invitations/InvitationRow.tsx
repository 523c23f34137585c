import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail } from '@tabler/icons-react'
import { calendarDay, dateTime, relativeTime } from '#client/core/dates.ts'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { SentInvitation } from '#contract/invitations.ts'
import { t } from '#contract/texts.ts'
import { useCancelInvitation, useResendInvitation } from './data.ts'
import { useInviteWords } from './words.ts'

interface Props {
  invitation: SentInvitation
  workspaceId: string
}

export function InvitationRow({ invitation, workspaceId }: Props) {
  const { _id: invitationId, email, role, status, invitedBy, boards, createdAt, expiresAt, link } = invitation
  const words = useInviteWords()
  const resend = useResendInvitation(workspaceId, words.invitedAgain)
  const cancel = useCancelInvitation(workspaceId)
  const [asking, { open, close }] = useDisclosure()

  function withdraw() {
    close()
    cancel.mutate({ invitationId })
  }

  return (
    <Row
      icon={IconMail}
      title={
        <>
          {email}
          {status === 'expired' && <Tag>Expired</Tag>}
        </>
      }
      meta={
        <>
          <span>{roleWords[role].label}</span>
          <span title={dateTime(createdAt)}>
            {invitedBy
              ? `Invited by ${invitedBy.name} ${relativeTime(createdAt)}`
              : `Invited ${relativeTime(createdAt)}`}
          </span>
          {boards.length > 0 && <span>{boards.map(({ title }) => title).join(', ')}</span>}
          {status === 'pending' && <span title={dateTime(expiresAt)}>Open until {calendarDay(expiresAt)}</span>}
        </>
      }
    >
      {link && status === 'pending' && <CopyButton value={link} label="Copy link" name={t`Copy link for ${email}`} />}
      <Button
        variant="default"
        onClick={() => resend.mutate({ invitationId })}
        loading={resend.isPending}
        aria-label={words.againTo(email)}
      >
        {words.again}
      </Button>
      <Button variant="subtle" color="gray" onClick={open} aria-label={`Withdraw the invitation of ${email}`}>
        Withdraw
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Withdraw this invitation?"
        confirmLabel="Withdraw invitation"
        danger
        onConfirm={withdraw}
      >
        The link of <strong>{email}</strong> stops working. You can invite them again later.
      </ConfirmDialog>
    </Row>
  )
}
