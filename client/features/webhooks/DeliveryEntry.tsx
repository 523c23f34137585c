import { UnstyledButton } from '@mantine/core'
import { IconCaretRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { Tag } from '#client/ui/Tag.tsx'
import type { Delivery } from '#contract/webhooks.ts'
import classes from './Deliveries.module.css'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { deliveryStateOf, outcomeOf, triesOf } from './words.ts'

interface Props {
  delivery: Delivery
  maySend: boolean
}

export function DeliveryEntry({ delivery, maySend }: Props) {
  const { type, createdAt } = delivery
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const tries = triesOf(delivery)
  const { tone, word } = deliveryStateOf(delivery)
  return (
    <li className={classes.entry}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCaretRight size={15} stroke={1.8} className={classes.chevron} aria-hidden />
        <code className={classes.type}>{type}</code>
        <Tag tone={tone}>{word}</Tag>
        <span className={classes.outcome}>{tries ? `${outcomeOf(delivery)} · ${tries}` : outcomeOf(delivery)}</span>
        <time className={classes.when} dateTime={createdAt} title={dateTime(createdAt)}>
          {relativeTime(createdAt)}
        </time>
      </UnstyledButton>
      <div id={detailsId}>{isOpen && <DeliveryDetails delivery={delivery} maySend={maySend} />}</div>
    </li>
  )
}
