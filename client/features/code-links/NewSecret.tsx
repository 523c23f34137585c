import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CopyField } from '#client/ui/CopyField.tsx'
import { Note } from '#client/ui/Note.tsx'

interface Props {
  url: string
  secret: string
  onClose(): void
}

/** What has to be pasted over there. Only a button closes it: a slip beside the dialog would lose the secret. */
export function NewSecret({ url, secret, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Connect GitHub"
      size={560}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm" c="var(--h-text-2)">
          In the repository or organisation, open Settings → Webhooks → Add webhook. Choose{' '}
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
        <Note icon={IconAlertTriangle}>
          <strong>Copy the secret now: you will not see it again.</strong> Tasks are finished in your name, as long as
          you may change them.
        </Note>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>I have stored it</Button>
      </Group>
    </Modal>
  )
}
