import { Button, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { AddressField } from '#client/features/invitations/AddressField.tsx'
import { type Address, emailsOf, leftAfter } from '#client/features/invitations/addresses.ts'
import { useInvitePeople } from '#client/features/invitations/data.ts'
import { HandOver } from '#client/features/invitations/HandOver.tsx'
import { InviteFailures } from '#client/features/invitations/InviteFailures.tsx'
import { NoMailNote } from '#client/features/invitations/NoMailNote.tsx'
import { RoleField } from '#client/features/invitations/RoleField.tsx'
import { useInvited } from '#client/features/invitations/use-invited.ts'
import { useInviteWords, useIsByHand } from '#client/features/invitations/words.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Invitation } from '#contract/invitations.ts'
import { t } from '#contract/texts.ts'
import type { Draft } from './draft.ts'
import { StepForm } from './StepForm.tsx'

interface Props {
  draft: Pick<Draft, 'addresses' | 'invitedRole' | 'example'>
  workspaceId: string
  onChange(changes: Partial<Draft>): void
  onBack(): void
  onDone(): void
}

const headingId = 'onboarding-invite'
const roles: Invitation['role'][] = ['admin', 'manager', 'member', 'guest', 'client']

export function InviteStep({
  draft: { addresses, invitedRole, example },
  workspaceId,
  onChange,
  onBack,
  onDone,
}: Props) {
  const invitePeople = useInvitePeople(workspaceId)
  const words = useInviteWords()
  const isByHand = useIsByHand()
  const [invited, addInvited] = useInvited()
  const [isTyping, setTyping] = useState(false)
  const [failed, setFailed] = useState<{ email: string; message: string }[]>([])

  const emails = emailsOf(addresses)

  function changeAddresses(changed: Address[]) {
    onChange({ addresses: changed })
    setFailed(failed.filter(({ email }) => changed.some((address) => address.email === email)))
  }

  function send() {
    if (emails.length === 0) return
    // A guest sees no project they are not on, and nobody should have to join an example first.
    const boardIds = example ? [example] : []
    invitePeople.mutate(
      { emails, role: invitedRole, boardIds },
      {
        onSuccess: ({ invitations: sent, failed: refused }) => {
          if (sent.length > 0) toast.success(words.invited(sent.length))
          const left = leftAfter(addresses, refused)
          if (left.length === 0 && !isByHand) return onDone()
          addInvited(sent)
          onChange({ addresses: left })
          setFailed(refused)
        },
      },
    )
  }

  // Whoever hands over links goes on when they are done; by mail, what is left cannot be sent.
  const isThrough = invited.length > 0 && emails.length === 0

  return (
    <StepForm
      headingId={headingId}
      title="Invite your team"
      description={words.step}
      onBack={onBack}
      onContinue={isThrough ? onDone : send}
      continueLabel={isThrough ? t`Continue` : t`Invite`}
      busy={invitePeople.isPending}
      disabled={emails.length === 0 && !isTyping && !isThrough}
      skip={
        !isThrough && (
          <Button size="sm" variant="subtle" color="gray" onClick={onDone} disabled={invitePeople.isPending}>
            {invited.length > 0 ? t`Continue` : t`Skip for now`}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <AddressField
          label="E-mail addresses"
          description="Type or paste as many as you like."
          addresses={addresses}
          onChange={changeAddresses}
          onTyping={setTyping}
          disabled={invitePeople.isPending}
        />
        {invited.length > 0 && !isByHand && (
          <Note icon={IconCheck}>Invited: {invited.map(({ email }) => email).join(', ')}</Note>
        )}
        <RoleField roles={roles} value={invitedRole} onChange={(role) => onChange({ invitedRole: role })} />
        {invited.length === 0 && <NoMailNote />}
        <HandOver invitations={invited} />
        <InviteFailures failed={failed} />
        <FormError error={invitePeople.error} fallback="Failed to send bulk invitations" />
      </Stack>
    </StepForm>
  )
}
