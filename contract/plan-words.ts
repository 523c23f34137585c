// What a subscription's status means, in sentences. Apart from what it is, which every page of a workspace knows.
import type { SubscriptionStatus } from './plans.ts'
import { t } from './texts.ts'

const messages: Partial<Record<SubscriptionStatus, string>> = {
  active: t`Your subscription is active.`,
  incomplete: t`Your subscription is being processed. Payment confirmation may take a moment.`,
  incomplete_expired: t`Your previous payment attempt failed. Please update your payment method.`,
  past_due: t`Your payment is past due. Please update your payment method.`,
  canceled: t`Your subscription has been canceled.`,
  unpaid: t`Your account has unpaid invoices. Please update your payment method.`,
  trialing: t`Your subscription is in trial period.`,
}

export const statusMessage = (status: SubscriptionStatus) =>
  messages[status] ?? t`Your subscription status is being updated.`

export const tooManyMembers = (members: number, limit: number) =>
  t`Cannot downgrade to free plan. You currently have ${members} members, but the free plan allows a maximum of ${limit} members.`
