import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CopyField } from '#client/ui/CopyField.tsx'
import { Note } from '#client/ui/Note.tsx'

interface Props {
  apiKey: string
  onClose(): void
}

export function ShownOnce({ apiKey, onClose }: Props) {
  return (
    <>
      <Stack gap="md">
        <CopyField label="API key" value={apiKey} copyLabel="Copy key" data-autofocus />
        <Note icon={IconAlertTriangle}>
          <strong>Copy it now: you will not see it again.</strong> We keep no copy, only what is needed to recognise it.
          Store it where your program keeps its secrets. Whoever has it acts in your name.
        </Note>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>I have stored it</Button>
      </Group>
    </>
  )
}
