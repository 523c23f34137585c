import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { scopes as everyScope, type Scope } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { useCreateApiKey } from './data.ts'
import { expiryChoices, expiryOf } from './expiry.ts'

interface Props {
  workspaceId: string
  onMade(key: string): void
  onCancel(): void
}

const scopeChoices: Record<Scope, { label: string; description: string }> = {
  read: { label: t`Read`, description: t`See projects, tasks, comments, files and the history.` },
  write: { label: t`Write`, description: t`Create, change and delete them.` },
}

export function NewKeyForm({ workspaceId, onMade, onCancel }: Props) {
  const create = useCreateApiKey(workspaceId)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>(['read'])
  const [expiry, setExpiry] = useState('90')
  const [day, setDay] = useState('')
  const errors = fieldErrors(create.error)
  const expiresAt = expiryOf(expiry, day, new Date())

  function submit(event: FormEvent) {
    event.preventDefault()
    const input = { workspaceId, name, scopes, expiresAt }
    create.mutate(input, { onSuccess: ({ key }) => onMade(key) })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="What uses it, so that you know later what stops when you revoke it."
          placeholder="Deploy bot"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          autoComplete="off"
          data-autofocus
        />
        <Checkbox.Group
          label="What it may do"
          value={scopes}
          onChange={(chosen) => setScopes(everyScope.filter((scope) => chosen.includes(scope)))}
          error={errors.scopes}
        >
          <Stack gap="xs" mt={8}>
            {everyScope.map((scope) => (
              <Checkbox key={scope} value={scope} {...scopeChoices[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label="Expires"
          data={expiryChoices}
          value={expiry}
          onChange={(choice) => choice && setExpiry(choice)}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
        />
        {expiry === 'day' && (
          <TextInput
            type="date"
            label="Last day"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            error={errors.expiresAt}
          />
        )}
        <FormError error={create.error} fallback="Failed to create API key" fields={['name', 'scopes', 'expiresAt']} />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={create.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending} disabled={expiresAt === undefined}>
          Create key
        </Button>
      </Group>
    </form>
  )
}
