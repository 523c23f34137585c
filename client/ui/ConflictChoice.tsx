import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { toastError } from '#client/core/toasts.tsx'

interface Props<Thing> {
  /** What was changed elsewhere, in one sentence. */
  words: string
  /** Asks for it as it is now. */
  load(): Promise<Thing>
  /** Said when it cannot be loaded and nobody says why. */
  failure: string
  onTakeTheirs(current: Thing): void
  onKeepMine(current: Thing): void
}

/** Two people, tabs or devices changed the same thing. Nothing typed is lost before the person has chosen. */
export function ConflictChoice<Thing>({ words, load, failure, onTakeTheirs, onKeepMine }: Props<Thing>) {
  const [busy, setBusy] = useState(false)

  async function withCurrent(goOn: (current: Thing) => void) {
    setBusy(true)
    try {
      goOn(await load())
    } catch (error) {
      toastError(error, failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div role="alert">
      <Text size="sm">{words}</Text>
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
