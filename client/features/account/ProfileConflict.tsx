import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { session } from '#client/core/session.ts'
import { toastError } from '#client/core/toasts.tsx'
import type { User } from '#contract/people.ts'
import { reloadMe } from './data.ts'

interface Props {
  onTakeTheirs(current: User): void
  onKeepMine(current: User): void
}

/** Two tabs or devices changed the same profile. Nothing typed is lost before the person has chosen. */
export function ProfileConflict({ onTakeTheirs, onKeepMine }: Props) {
  const [busy, setBusy] = useState(false)

  async function withCurrent(goOn: (current: User) => void) {
    setBusy(true)
    try {
      await reloadMe()
      const current = session.user()
      if (current) goOn(current)
    } catch (error) {
      toastError(error, 'Profile update failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div role="alert">
      <Text size="sm">Your profile was changed somewhere else since you opened this page.</Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" disabled={busy} onClick={() => void withCurrent(onTakeTheirs)}>
          Show the newer one
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void withCurrent(onKeepMine)}>
          Save mine anyway
        </Button>
      </Group>
    </div>
  )
}
