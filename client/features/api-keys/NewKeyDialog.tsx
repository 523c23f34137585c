import { Modal } from '@mantine/core'
import { useState } from 'react'
import { NewKeyForm } from './NewKeyForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'

interface Props {
  workspaceId: string
  onClose(): void
}

/** First what the key is for, then the key itself, which only a button closes: a slip beside the dialog would lose it. */
export function NewKeyDialog({ workspaceId, onClose }: Props) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? 'Your new key' : 'New API key'}
      size={520}
      closeOnClickOutside={!made}
      closeOnEscape={!made}
      withCloseButton={!made}
    >
      {made ? (
        <ShownOnce apiKey={made} onClose={onClose} />
      ) : (
        <NewKeyForm workspaceId={workspaceId} onMade={setMade} onCancel={onClose} />
      )}
    </Modal>
  )
}
