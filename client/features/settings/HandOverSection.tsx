import { Button, Group, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { membersQuery } from '#client/features/members/data.ts'
import { useHandOverWorkspace } from '#client/features/workspaces/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { isOutside } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Workspace
}

export function HandOverSection({ workspace: { _id: workspaceId, name } }: Props) {
  const me = useMe()
  const { data: members = [] } = useQuery(membersQuery(workspaceId))
  const handOver = useHandOverWorkspace()
  const [heir, setHeir] = useState<string | null>(null)
  const [asking, { open, close }] = useDisclosure()
  const others = members.filter(({ user, role }) => user._id !== me._id && !isOutside(role))
  const chosen = others.find(({ user }) => user._id === heir)?.user

  function ask() {
    handOver.reset()
    open()
  }

  function give() {
    if (!chosen) return
    handOver.mutate(
      { workspaceId, userId: chosen._id },
      {
        onSuccess: () => {
          close()
          setHeir(null)
          toast.success(t`${chosen.name} owns ${name} now`)
        },
      },
    )
  }

  return (
    <>
      <SettingsSection
        title="Hand over"
        description={
          others.length > 0
            ? 'Somebody else becomes the owner. You stay as an admin.'
            : 'A workspace is handed over to one of its members. Invite somebody first; guests and clients cannot own it.'
        }
      >
        {others.length > 0 && (
          <Group gap="xs" align="flex-end">
            <Select
              label="New owner"
              placeholder="Choose a member"
              data={others.map(({ user }) => ({ value: user._id, label: `${user.name} (@${user.username})` }))}
              value={heir}
              onChange={setHeir}
              searchable
              nothingFoundMessage="Nobody has that name"
              flex="1 1 220px"
            />
            <Button variant="default" size="sm" onClick={ask} disabled={!chosen}>
              Hand over
            </Button>
          </Group>
        )}
      </SettingsSection>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Make ${chosen?.name} the owner?`}
        confirmLabel="Hand over"
        danger
        onConfirm={give}
        busy={handOver.isPending}
      >
        Only {chosen?.name} can then delete {name} or hand it on. You cannot take it back yourself.
        <FormError error={handOver.error} fallback="Failed to update workspace" />
      </ConfirmDialog>
    </>
  )
}
