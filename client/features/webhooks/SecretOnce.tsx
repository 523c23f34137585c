import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CopyField } from '#client/ui/CopyField.tsx'
import { Note } from '#client/ui/Note.tsx'

interface Props {
  secret: string
  onClose(): void
}

export function SecretOnce({ secret, onClose }: Props) {
  return (
    <>
      <Stack gap="md">
        <CopyField label="Signing secret" value={secret} copyLabel="Copy secret" data-autofocus />
        <Note icon={IconAlertTriangle}>
          <strong>Copy it now: you will not see it again.</strong> The receiver uses it to check the{' '}
          <code>Hearth-Signature</code> of what it gets, and so knows that it comes from here.
        </Note>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>I have stored it</Button>
      </Group>
    </>
  )
}
