import { Button, Group, Text } from '@mantine/core'
import { SecretDialog } from '#client/ui/SecretDialog.tsx'
import type { Webhook } from '#contract/webhooks.ts'
import { useRenewSecret } from './data.ts'
import { SecretOnce } from './SecretOnce.tsx'

interface Props {
  webhook: Webhook
  onClose(): void
}

export function RenewDialog({ webhook: { _id: webhookId, name }, onClose }: Props) {
  const { mutate, data, isPending } = useRenewSecret()
  return (
    <SecretDialog
      opened
      onClose={onClose}
      title={data ? 'The new signing secret' : `Renew the secret of ${name}?`}
      size={520}
      isShowingSecret={data !== undefined}
    >
      {data ? (
        <SecretOnce secret={data.secret} onClose={onClose} />
      ) : (
        <>
          <Text size="sm" c="var(--h-text-2)">
            For a day everything is signed with both secrets, so that the receiver can change over without missing
            anything.
          </Text>
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button onClick={() => mutate({ webhookId })} loading={isPending} data-autofocus>
              Renew secret
            </Button>
          </Group>
        </>
      )}
    </SecretDialog>
  )
}
