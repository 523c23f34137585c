import { useState } from 'react'
import { SecretDialog } from '#client/ui/SecretDialog.tsx'
import { t } from '#contract/texts.ts'
import type { Webhook } from '#contract/webhooks.ts'
import type { WebhookPlace } from './data.ts'
import { SecretOnce } from './SecretOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'

interface Props {
  place: WebhookPlace
  /** Null: a new one. */
  webhook: Webhook | null
  onClose(): void
}

/** First what it is told, then, of a new one, the secret. */
export function WebhookDialog({ place, webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const title = webhook ? t`Edit ${webhook.name}` : t`New webhook`
  return (
    <SecretDialog
      opened
      onClose={onClose}
      title={secret ? 'The signing secret' : title}
      size={560}
      isShowingSecret={secret !== null}
    >
      {secret ? (
        <SecretOnce secret={secret} onClose={onClose} />
      ) : (
        <WebhookForm place={place} webhook={webhook} onMade={setSecret} onClose={onClose} />
      )}
    </SecretDialog>
  )
}
