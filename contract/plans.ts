// What a subscription's status means, for both sides. Apart from the calls: pages that show no more than a plan load only this.
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
