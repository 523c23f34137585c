import { Button, Group, Skeleton } from '@mantine/core'
import { IconRotateClockwise } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dateTime } from '#client/core/dates.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { t } from '#contract/texts.ts'
import type { Delivery } from '#contract/webhooks.ts'
import classes from './Deliveries.module.css'
import { deliveryQuery, useReplayDelivery } from './data.ts'
import { readable } from './words.ts'

interface Props {
  delivery: Delivery
  maySend: boolean
}

export function DeliveryDetails({ delivery, maySend }: Props) {
  const { _id: deliveryId, webhookId, attempts } = delivery
  const query = useQuery({ ...deliveryQuery(delivery), placeholderData: keepPreviousData })
  const replay = useReplayDelivery(webhookId)
  return (
    <div className={classes.details}>
      {attempts.length > 0 && (
        <ol className={classes.attempts} aria-label="Attempts">
          {attempts.map(({ at, error, status, milliseconds }) => (
            <li key={at}>
              {dateTime(at)}: {error ?? `answered ${status}`} <span>({milliseconds} ms)</span>
            </li>
          ))}
        </ol>
      )}
      <Loaded query={query} skeleton={<Skeleton height={160} />} failure="Failed to fetch the delivery">
        {({ request, answer }) => (
          <>
            <Text title="Request" text={readable(request)} />
            <Text title="Answer" text={answer === null ? t`None` : readable(answer) || t`Empty`} />
          </>
        )}
      </Loaded>
      {maySend && (
        <Group justify="flex-end" mt="sm">
          <Button
            variant="default"
            leftSection={<IconRotateClockwise size={15} stroke={1.7} />}
            loading={replay.isPending}
            onClick={() => replay.mutate({ deliveryId })}
          >
            Send again
          </Button>
        </Group>
      )}
    </div>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  const titleId = useId()
  return (
    <>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {/* What scrolls must be reachable for whoever has no mouse. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={classes.text} tabIndex={0} aria-labelledby={titleId}>
        {text}
      </section>
    </>
  )
}
