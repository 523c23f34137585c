import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Note } from './Note.tsx'

interface Props {
  /** What is to be copied. */
  children: ReactNode
  note: ReactNode
  onClose(): void
}

/** The end of a `SecretDialog`. */
export function ShownOnce({ children, note, onClose }: Props) {
  return (
    <>
      <Stack gap="md">
        {children}
        <Note icon={IconAlertTriangle}>{note}</Note>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>I have stored it</Button>
      </Group>
    </>
  )
}
