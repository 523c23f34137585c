import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { InviteForm } from './InviteForm.tsx'

interface Props {
  workspace: Workspace
}

export function InvitePeople({ workspace }: Props) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button data-adds="people" onClick={open} leftSection={<IconUserPlus size={15} stroke={1.8} />}>
        Invite people
      </Button>
      <Dialog opened={opened} onClose={close} title={`Invite people to ${workspace.name}`} size="lg">
        <InviteForm workspace={workspace} onDone={close} />
      </Dialog>
    </>
  )
}
