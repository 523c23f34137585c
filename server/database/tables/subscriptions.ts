// Who pays for which workspace.
import type { ColumnType, Generated } from 'kysely'
import type { Plan, SubscriptionStatus } from '#contract/plans.ts'
import type { Card } from '#contract/subscription.ts'
import type { GeneratedMoment, Json } from './kinds.ts'

export interface SubscriptionsTables {
  subscriptions: {
    id: string
    workspace_id: string | null
    gateway: 'sandbox' | 'stripe'
    customer_id: string | null
    subscription_id: string | null
    ended_id: string | null
    plan: Generated<Plan>
    status: SubscriptionStatus | null
    current_period_end: ColumnType<string | null, string | null | undefined, string | null>
    card: ColumnType<Card | null, string | null | undefined, string | null>
    open_invoice_url: string | null
    asked: Generated<number>
    answered: Generated<number>
    busy_until: ColumnType<string | null, Date | null | undefined, Date | null>
    paid_by: string | null
  }
  seen_webhooks: { id: string; seen_at: GeneratedMoment }
  payment_sandbox: { customer_id: string; account: Json<object> }
}
