import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { InviteSearch } from '#client/features/workspaces/invite-search.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { InviteForm } from './InviteForm.tsx'

interface Props {
  workspace: Workspace
  /** What the address says somebody came to invite to: it is open when they arrive. */
  wanted: InviteSearch['invite']
  onClose(): void
}

export function InvitePeople({ workspace, wanted, onClose }: Props) {
  const [opened, { open, close }] = useDisclosure()
  const button = useRef<HTMLButtonElement>(null)
  const finish = () => {
    close()
    onClose()
    // Whoever came with it open has nothing on this page to go back to.
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} onClick={open} leftSection={<IconUserPlus size={15} stroke={1.8} />}>
        Invite people
      </Button>
      <Dialog
        opened={opened || wanted !== undefined}
        onClose={finish}
        title={`Invite people to ${workspace.name}`}
        size="lg"
      >
        <InviteForm workspace={workspace} boardId={wanted} onDone={finish} />
      </Dialog>
    </>
  )
}
