import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { Message } from '#contract/chats.ts'
import { useDeleteMessage } from './data.ts'

interface Props {
  message: Message
  onDone(): void
}

export function DeleteMessage({ message, onDone }: Props) {
  const deleteMessage = useDeleteMessage(message.chat)
  return (
    <ConfirmDialog
      opened
      onClose={onDone}
      title="Delete this message?"
      confirmLabel="Delete"
      danger
      onConfirm={() => {
        deleteMessage.mutate({ messageId: message._id })
        onDone()
      }}
    >
      It keeps its place, but what it says is gone for both of you.
    </ConfirmDialog>
  )
}
