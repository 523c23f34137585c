import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { Attachment } from '#contract/attachments.ts'
import { useDeleteAttachment } from './data.ts'

interface Props {
  file: Attachment
  onDone(): void
}

export function DeleteFile({ file, onDone }: Props) {
  const deleteAttachment = useDeleteAttachment(file.task)
  return (
    <ConfirmDialog
      opened
      onClose={onDone}
      title={`Delete “${file.name}”?`}
      confirmLabel="Delete"
      danger
      onConfirm={() => {
        deleteAttachment.mutate({ attachmentId: file._id })
        onDone()
      }}
    >
      It is gone for everybody on this project. This cannot be undone.
    </ConfirmDialog>
  )
}
