import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { InviteForm } from './InviteForm.tsx'

interface Props {
  workspace: Workspace
  /** Somebody comes from this project, to invite people to it. */
  boardId: string | undefined
  onClose(): void
}

export function InvitePeople({ workspace, boardId, onClose }: Props) {
  const [opened, { open, close }] = useDisclosure()
  const finish = () => {
    close()
    onClose()
  }
  return (
    <>
      <Button data-adds="people" onClick={open} leftSection={<IconUserPlus size={15} stroke={1.8} />}>
        Invite people
      </Button>
      <Dialog
        opened={opened || boardId !== undefined}
        onClose={finish}
        title={`Invite people to ${workspace.name}`}
        size="lg"
      >
        <InviteForm workspace={workspace} boardId={boardId} onDone={finish} />
      </Dialog>
    </>
  )
}
