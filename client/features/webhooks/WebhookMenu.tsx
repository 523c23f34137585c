import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconKey, IconPencil, IconPower, IconSend2, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { Webhook } from '#contract/webhooks.ts'
import { useDeleteWebhook, usePingWebhook, useUpdateWebhook, type WebhookPlace } from './data.ts'

const WebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog.tsx')).WebhookDialog }))
const RenewDialog = lazy(async () => ({ default: (await import('./RenewDialog.tsx')).RenewDialog }))

interface Props {
  webhook: Webhook
  place: WebhookPlace
  /** Where the answer will be seen. */
  onPinged(): void
}

export function WebhookMenu({ webhook, place, onPinged }: Props) {
  const { _id: webhookId, name, active } = webhook
  const [open, setOpen] = useState<'edit' | 'renew' | 'delete' | null>(null)
  const ping = usePingWebhook(place)
  const update = useUpdateWebhook(place)
  const remove = useDeleteWebhook(place)
  const close = () => setOpen(null)

  function confirmDeletion() {
    close()
    remove.mutate({ webhookId })
  }

  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={`More about ${name}`} variant="default" size={34}>
            <IconDots size={16} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={15} stroke={1.7} />} onClick={() => setOpen('edit')}>
            Edit
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSend2 size={15} stroke={1.7} />}
            disabled={!active}
            onClick={() => ping.mutate({ webhookId }, { onSuccess: onPinged })}
          >
            Send a ping
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={15} stroke={1.7} />} onClick={() => setOpen('renew')}>
            Renew the secret
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPower size={15} stroke={1.7} />}
            onClick={() => update.mutate({ webhookId, active: !active })}
          >
            {active ? 'Turn off' : 'Turn on'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            c="var(--h-red)"
            leftSection={<IconTrash size={15} stroke={1.7} />}
            onClick={() => setOpen('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && <WebhookDialog place={place} webhook={webhook} onClose={close} />}
        {open === 'renew' && <RenewDialog webhook={webhook} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        opened={open === 'delete'}
        onClose={close}
        title={`Delete ${name}?`}
        confirmLabel="Delete webhook"
        danger
        onConfirm={confirmDeletion}
      >
        Its address hears nothing more, and its log is gone. What waits to be sent is not sent.
      </ConfirmDialog>
    </>
  )
}
