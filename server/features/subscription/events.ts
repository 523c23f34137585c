import type { SubscriptionStatus } from '#contract/plans.ts'
import type { HearthEvent } from '#server/core/event.ts'

const about = (workspaceId: string) => ({ workspaceId, changes: ['subscription'] satisfies HearthEvent['changes'] })

export const subscriptionUpgraded = (workspaceId: string, payer: string | null): HearthEvent => ({
  ...about(workspaceId),
  actor: payer,
  type: 'subscription-upgraded',
  payload: { plan: 'premium' },
})

export const subscriptionCanceled = (workspaceId: string): HearthEvent => ({
  ...about(workspaceId),
  type: 'subscription-canceled',
  payload: { plan: 'free' },
})

/** A payment came or stayed out. */
export const subscriptionUpdated = (workspaceId: string, status: SubscriptionStatus | null): HearthEvent => ({
  ...about(workspaceId),
  type: 'subscription-updated',
  payload: { status },
})

/** Which card, is nobody's business but the gateway's. */
export const cardChanged = (workspaceId: string): HearthEvent => ({
  ...about(workspaceId),
  type: 'subscription-updated',
  payload: { card: true },
})

/** Only the day of the next bill is another: nobody did anything. */
export const subscriptionRenewed = (workspaceId: string): HearthEvent => ({
  ...about(workspaceId),
  type: 'subscription-renewed',
  payload: {},
  unrecorded: true,
})
