import { Button } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { many } from '#contract/texts.ts'
import type { Webhook } from '#contract/webhooks.ts'
import type { WebhookPlace } from './data.ts'
import { WebhookMenu } from './WebhookMenu.tsx'
import classes from './WebhookRow.module.css'
import { stateOf } from './words.ts'

const DeliveriesDialog = lazy(async () => ({ default: (await import('./DeliveriesDialog.tsx')).DeliveriesDialog }))

interface Props {
  webhook: Webhook
  place: WebhookPlace
  mayEdit: boolean
}

export function WebhookRow({ webhook, place, mayEdit }: Props) {
  const { name, url, events, board, lastDelivery } = webhook
  const [isLogOpen, setLogOpen] = useState(false)
  const { tone, word } = stateOf(webhook)
  const openLog = () => setLogOpen(true)

  return (
    <Row
      icon={IconWebhook}
      title={
        <>
          {name} <Tag tone={tone}>{word}</Tag>
        </>
      }
      meta={
        <>
          <span className={classes.url}>{url}</span>
          {board && !place.boardId && <span>Only {board.title}</span>}
          <span title={events.join(', ')}>{many(events.length, { one: '# event', other: '# events' })}</span>
          <span {...(lastDelivery && { title: dateTime(lastDelivery.at) })}>
            {lastDelivery ? `Last sent ${relativeTime(lastDelivery.at)}` : 'Nothing sent yet'}
          </span>
        </>
      }
    >
      <Button variant="default" onClick={openLog} aria-label={`Deliveries of ${name}`} aria-haspopup="dialog">
        Deliveries
      </Button>
      {mayEdit && <WebhookMenu webhook={webhook} place={place} onPinged={openLog} />}
      <Suspense>
        {isLogOpen && (
          <DeliveriesDialog webhook={webhook} place={place} mayEdit={mayEdit} onClose={() => setLogOpen(false)} />
        )}
      </Suspense>
    </Row>
  )
}
