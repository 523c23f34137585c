import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormError } from '#client/ui/FormError.tsx'

interface Props {
  onGiven(password: string): void
  onCancel(): void
  busy: boolean
  /** Null while it is asked for the first time. */
  error: Error | null
}

/** Somebody who finds an open screen must not put their own phone before the owner's account. */
export function SecondFactorPassword({ onGiven, onCancel, busy, error }: Props) {
  const [password, setPassword] = useState('')

  function give(event: FormEvent) {
    event.preventDefault()
    onGiven(password)
  }

  return (
    <form onSubmit={give} noValidate>
      <Stack gap="md">
        <PasswordInput
          label="Your password"
          description="You signed in a while ago, so please show that it is you."
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <FormError error={error} fallback="Failed to check the password" />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={password === ''}>
          Go on
        </Button>
      </Group>
    </form>
  )
}
