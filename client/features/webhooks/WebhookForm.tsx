import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { type Webhook, type WebhookEventType, webhookEventsFor } from '#contract/webhooks.ts'
import { useCreateWebhook, useUpdateWebhook, type WebhookPlace } from './data.ts'
import { EventChoice } from './EventChoice.tsx'

interface Props {
  place: WebhookPlace
  webhook: Webhook | null
  onMade(secret: string): void
  onClose(): void
}

const usual: WebhookEventType[] = ['task.created', 'task.updated', 'task.moved', 'task.completed', 'comment.created']

export function WebhookForm({ place, webhook, onMade, onClose }: Props) {
  const making = useCreateWebhook(place)
  const changing = useUpdateWebhook(place, { quiet: true })
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const offered = webhookEventsFor(webhook ? (webhook.board?._id ?? null) : place.boardId)
  const [events, setEvents] = useState(offered.filter((type) => (webhook?.events ?? usual).includes(type)))
  const { error, isPending } = webhook ? changing : making
  const errors = fieldErrors(error)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = { name, url, events }
    if (!webhook) return making.create(wanted, onMade)
    changing.mutate({ webhookId: webhook._id, ...wanted, version: webhook.version }, { onSuccess: onClose })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          placeholder="Team chat"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          maxLength={80}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          label="Address"
          description="Every event is sent there as JSON, by POST."
          placeholder="https://example.com/hearth"
          type="url"
          inputMode="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={errors.url}
          autoComplete="off"
          spellCheck={false}
        />
        <EventChoice offered={offered} chosen={events} onChange={setEvents} error={errors.events} />
        <FormError error={error} fallback="Failed to save the webhook" fields={['name', 'url', 'events']} />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          {webhook ? 'Save changes' : 'Create webhook'}
        </Button>
      </Group>
    </form>
  )
}
