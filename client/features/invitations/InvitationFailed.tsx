import { errorMessage } from '#client/core/error-message.ts'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'

interface Props {
  error: Error
  onRetry(): void
  busy: boolean
}

export function InvitationFailed({ error, onRetry, busy }: Props) {
  return (
    <InvitationLayout
      title="This invitation could not be opened"
      actions={
        <Button size="md" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'Failed to get invitation')}
    </InvitationLayout>
  )
}
