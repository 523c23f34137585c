import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { boardsQuery } from '#client/features/boards/data.ts'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { Seats } from '#client/features/members/Seats.tsx'
import { rolesToGive } from '#client/features/workspaces/may.ts'
import { FormError } from '#client/ui/FormError.tsx'
import type { GivenRole } from '#contract/members.ts'
import { many, t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { AddressField } from './AddressField.tsx'
import { type Address, emailsOf, leftAfter } from './addresses.ts'
import { useInvitePeople } from './data.ts'
import { HandOver } from './HandOver.tsx'
import { InviteFailures } from './InviteFailures.tsx'
import { NoMailNote } from './NoMailNote.tsx'
import { RoleField } from './RoleField.tsx'
import { useInvited } from './use-invited.ts'
import { useInviteWords, useIsByHand } from './words.ts'

interface Props {
  workspace: Workspace
  /** Chosen to begin with. */
  boardId: string | undefined
  onDone(): void
}

export function InviteForm({ workspace, boardId, onDone }: Props) {
  const roles = rolesToGive(workspace)
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const invitePeople = useInvitePeople(workspace._id)
  const words = useInviteWords()
  const isByHand = useIsByHand()
  const [addresses, setAddresses] = useState<Address[]>([])
  const [role, setRole] = useState<GivenRole>(roles.includes('member') ? 'member' : (roles[0] ?? 'guest'))
  const [chosen, setChosen] = useState(boardId ? [boardId] : [])
  const [failed, setFailed] = useState<{ email: string; message: string }[]>([])
  const [invited, addInvited] = useInvited()
  const [isTyping, setTyping] = useState(false)

  // One puts people on what one manages.
  const open = boards.filter(mayEditBoard)
  // One that came with the address may be archived, or no project at all.
  const boardIds = chosen.filter((id) => open.some(({ _id }) => _id === id))
  const emails = emailsOf(addresses)
  const isThrough = invited.length > 0 && addresses.length === 0

  function changeAddresses(changed: Address[]) {
    setAddresses(changed)
    setFailed(failed.filter(({ email }) => changed.some((address) => address.email === email)))
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (emails.length === 0) return
    invitePeople.mutate(
      { emails, role, boardIds },
      {
        onSuccess: ({ invitations: sent, failed: refused }) => {
          if (sent.length > 0) toast.success(words.invited(sent.length))
          const left = leftAfter(addresses, refused)
          if (left.length === 0 && !isByHand) return onDone()
          setAddresses(left)
          setFailed(refused)
          addInvited(sent)
        },
      },
    )
  }

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <AddressField
          label="E-mail addresses"
          description={words.addresses}
          addresses={addresses}
          onChange={changeAddresses}
          onTyping={setTyping}
          disabled={invitePeople.isPending}
        />
        <RoleField roles={roles} value={role} onChange={setRole} />
        {open.length > 0 && (
          <MultiSelect
            label="And are added to"
            placeholder={boardIds.length === 0 ? 'No project yet' : ''}
            data={open.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={boardIds}
            onChange={setChosen}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`No project` }}
            nothingFoundMessage="No project has that name"
            size="sm"
          />
        )}
        {invited.length === 0 && <NoMailNote isBesideThem />}
        <HandOver invitations={invited} />
        <InviteFailures failed={failed} />
        <FormError error={invitePeople.error} fallback="Failed to send invitation" />
        <Group justify="space-between" gap="sm">
          <Text size="xs" c="var(--h-text-3)">
            <Seats workspace={workspace} />
          </Text>
          <Group gap="xs" ml="auto">
            <Button variant={isThrough ? 'filled' : 'default'} onClick={onDone}>
              {invited.length > 0 ? 'Done' : 'Cancel'}
            </Button>
            {!isThrough && (
              <Button type="submit" loading={invitePeople.isPending} disabled={emails.length === 0 && !isTyping}>
                {many(emails.length || 1, { one: 'Invite', other: 'Invite # people' })}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  )
}
