import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { mayChangeBoard } from '#client/features/boards/may.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'
import { useLeaveBoard } from './data.ts'

interface Props {
  board: Board
}

export function LeaveButton({ board }: Props) {
  const { _id: boardId, title, visibility, workspace } = board
  const me = useMe()
  const navigate = useNavigate()
  const [asking, { open, close }] = useDisclosure()
  const leave = useLeaveBoard({ boardId, workspaceId: workspace._id }, () => {
    toast.success(t`You left ${title}`)
    void navigate({ to: '/$workspace', params: { workspace: workspace.url } })
  })
  if (!mayChangeBoard(board)) return null
  return (
    <>
      <ActionIcon aria-label={`Leave ${title}`} title="Leave" onClick={open}>
        <IconLogout size={16} stroke={1.7} />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Leave ${title}?`}
        confirmLabel="Leave"
        danger
        onConfirm={() => leave.mutate({ boardId, userId: me._id })}
        busy={leave.isPending || leave.isSuccess}
      >
        You are taken out of its tasks.{' '}
        {visibility === 'private' ? 'To come back, somebody has to add you again.' : 'You can join again at any time.'}
        <FormError error={leave.error} fallback="Failed to remove member" />
      </ConfirmDialog>
    </>
  )
}
