import { useState } from 'react'
import { SecretDialog } from '#client/ui/SecretDialog.tsx'
import { KeyOnce } from './KeyOnce.tsx'
import { NewKeyForm } from './NewKeyForm.tsx'

interface Props {
  workspaceId: string
  onClose(): void
}

/** First what the key is for, then the key itself. */
export function NewKeyDialog({ workspaceId, onClose }: Props) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <SecretDialog
      opened
      onClose={onClose}
      title={made ? 'Your new key' : 'New API key'}
      size={520}
      isShowingSecret={made !== null}
    >
      {made ? (
        <KeyOnce apiKey={made} onClose={onClose} />
      ) : (
        <NewKeyForm workspaceId={workspaceId} onMade={setMade} onCancel={onClose} />
      )}
    </SecretDialog>
  )
}
