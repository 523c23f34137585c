import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { errorMessage } from '#client/core/error-message.ts'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { t } from '#contract/texts.ts'

export function InvitationFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <InvitationLayout
      title="This invitation could not be opened"
      actions={
        <Button size="md" onClick={() => void router.invalidate()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, t`Failed to get invitation`)}
    </InvitationLayout>
  )
}
