// What a subscription's status means, for both sides. Apart from the calls: pages that show no more than a plan load only this.
import { t } from './texts.ts'

export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

export const subscriptionStatuses = [
  'active',
  'trialing',
  'incomplete',
  'processing',
  'past_due',
  'unpaid',
  'incomplete_expired',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Premium is in effect in these, and in no other. */
export const activeStatuses: SubscriptionStatus[] = ['active', 'trialing']

/** Nothing more comes of it: whoever wants premium again begins anew. */
const endStatuses: SubscriptionStatus[] = ['canceled', 'incomplete_expired']

/** Something is owed on a subscription that is still there. */
const owingStatuses: SubscriptionStatus[] = ['incomplete', 'past_due', 'unpaid']

/** Null: there never was a subscription. */
type Status = SubscriptionStatus | null
const among = (statuses: SubscriptionStatus[], status: Status) => status !== null && statuses.includes(status)

export const isActiveStatus = (status: Status) => among(activeStatuses, status)

export const isOwing = (status: Status) => among(owingStatuses, status)

export const needsPayment = (status: Status) => isOwing(status) || status === 'incomplete_expired'

/** The plan that was asked for and not ended; whether it is in effect, the status says. */
export const planOf = (status: Status): Plan => (status === null || among(endStatuses, status) ? 'free' : 'premium')

export const effectivePlan = ({ plan, status }: { plan: Plan; status: Status }): Plan =>
  plan === 'premium' && isActiveStatus(status) ? 'premium' : 'free'

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
