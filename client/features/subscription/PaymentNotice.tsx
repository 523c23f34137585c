import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { statusMessage } from '#contract/plan-words.ts'
import { needsPayment } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import classes from './PaymentNotice.module.css'

interface Props {
  subscription: Subscription
  /** What can be done about it, for those who may. */
  children?: ReactNode
}

/** How the subscription is doing, in a sentence; what is owed stands out. */
export function PaymentNotice({ subscription: { status }, children }: Props) {
  if (status === null) return null
  const urgent = needsPayment(status)
  const Icon = urgent ? IconAlertCircle : IconInfoCircle
  return (
    <div className={classes.notice} data-urgent={urgent || undefined} role="status">
      <Icon size={17} stroke={1.7} aria-hidden />
      <p>{statusMessage(status)}</p>
      {urgent && children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
