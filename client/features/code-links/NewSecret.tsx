import { Text } from '@mantine/core'
import { CopyField } from '#client/ui/CopyField.tsx'
import { SecretDialog } from '#client/ui/SecretDialog.tsx'
import { ShownOnce } from '#client/ui/ShownOnce.tsx'

interface Props {
  url: string
  secret: string
  onClose(): void
}

/** What has to be pasted over there. */
export function NewSecret({ url, secret, onClose }: Props) {
  return (
    <SecretDialog opened onClose={onClose} title="Connect GitHub" size={560} isShowingSecret>
      <ShownOnce
        onClose={onClose}
        note={
          <>
            <strong>Copy the secret now: you will not see it again.</strong> Tasks are finished in your name, as long as
            you may change them.
          </>
        }
      >
        <Text size="sm" c="var(--h-text-2)">
          In the repository or organization, open Settings → Webhooks → Add webhook. Choose{' '}
          <code>application/json</code>, and of the events “Pushes” and “Pull requests”.
        </Text>
        <div>
          <Text size="sm" fw={500} mb={6}>
            Payload URL
          </Text>
          <CopyField label="Payload URL" value={url} data-autofocus />
        </div>
        <div>
          <Text size="sm" fw={500} mb={6}>
            Secret
          </Text>
          <CopyField label="Secret" value={secret} copyLabel="Copy secret" />
        </div>
      </ShownOnce>
    </SecretDialog>
  )
}
