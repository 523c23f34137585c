import { Button, Group } from '@mantine/core'
import { IconInbox, IconSend2 } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Dialog } from '#client/ui/Dialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Webhook } from '#contract/webhooks.ts'
import classes from './Deliveries.module.css'
import { DeliveryEntry } from './DeliveryEntry.tsx'
import { deliveriesQuery, usePingWebhook, type WebhookPlace } from './data.ts'

interface Props {
  webhook: Webhook
  place: WebhookPlace
  mayEdit: boolean
  onClose(): void
}

/** What was sent, newest first, and what came back. */
export function DeliveriesDialog({ webhook: { _id: webhookId, name, active }, place, mayEdit, onClose }: Props) {
  const query = useInfiniteQuery(deliveriesQuery(webhookId))
  const ping = usePingWebhook(place)
  const maySend = mayEdit && active
  return (
    <Dialog opened onClose={onClose} title={`Deliveries of ${name}`} size={680}>
      <Loaded query={query} skeleton={<RowSkeletons count={5} />} failure="Failed to fetch deliveries">
        {({ pages }) =>
          pages[0]?.length ? (
            <ul className={classes.list} aria-label="Deliveries">
              {pages.flat().map((delivery) => (
                <DeliveryEntry key={delivery._id} delivery={delivery} maySend={maySend} />
              ))}
            </ul>
          ) : (
            <EmptyState icon={IconInbox} title="Nothing sent yet">
              The next event it asked for will stand here. They are kept for thirty days.
            </EmptyState>
          )
        }
      </Loaded>
      <Group justify="flex-end" gap="xs" mt="lg">
        {query.hasNextPage && (
          <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show older ones
          </Button>
        )}
        {maySend && (
          <Button
            leftSection={<IconSend2 size={15} stroke={1.7} />}
            loading={ping.isPending}
            onClick={() => ping.mutate({ webhookId })}
          >
            Send a ping
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
