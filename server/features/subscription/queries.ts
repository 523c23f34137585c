import { sql } from 'kysely'
import type { Plan, SubscriptionStatus } from '#contract/plans.ts'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import type { GatewayName, PaymentAccount } from '#server/core/payments.ts'
import type { Db } from '#server/database/connect.ts'
import type { SandboxAccount } from './gateway/sandbox-account.ts'

/** Our copy of what the gateway knows. */
export interface Kept extends PaymentAccount {
  _id: string
  workspaceId: string | null
  customerId: string | null
  endedId: string | null
  plan: Plan
  busyUntil: string | null
  paidBy: string | null
}

const keptColumns = [
  'id as _id',
  'workspace_id as workspaceId',
  'customer_id as customerId',
  'subscription_id as subscriptionId',
  'ended_id as endedId',
  'plan',
  'status',
  'current_period_end as currentPeriodEnd',
  'card',
  'open_invoice_url as openInvoiceUrl',
  'busy_until as busyUntil',
  'paid_by as paidBy',
] as const

/** What another gateway knew is worth nothing: it is not asked any more. */
const kept = (db: Db, gateway: GatewayName, id: string) =>
  db.selectFrom('subscriptions').select(keptColumns).where('id', '=', id).where('gateway', '=', gateway)

export const findKept = (db: Db, gateway: GatewayName, id: string): Promise<Kept | undefined> =>
  kept(db, gateway, id).executeTakeFirst()

export const lockKept = (db: Db, gateway: GatewayName, id: string) =>
  kept(db, gateway, id).select('answered').forUpdate().executeTakeFirst()

/** Null when somebody else is at it. The number is new each time. */
export async function hold(
  db: Db,
  gateway: GatewayName,
  id: string,
  by: string,
  { now, until }: { now: Date; until: Date },
) {
  const held = await sql<{
    asked: number
  }>`insert into subscriptions (id, workspace_id, gateway, busy_until, paid_by, asked)
    values (${id}, ${id}, ${gateway}, ${until}, ${by}, 1)
    on conflict (id) do update set busy_until = excluded.busy_until, paid_by = excluded.paid_by, asked = subscriptions.asked + 1
      where subscriptions.busy_until is null or subscriptions.busy_until < ${now}
    returning asked`.execute(db)
  return held.rows[0]?.asked ?? null
}

/** One who comes from another gateway begins with nothing. */
export const startOver = (db: Db, gateway: GatewayName, id: string) =>
  db
    .updateTable('subscriptions')
    .set({ gateway, customer_id: null, subscription_id: null, ended_id: null, card: null, open_invoice_url: null })
    .set({ plan: 'free', status: null, current_period_end: null })
    .where('id', '=', id)
    .where('gateway', '<>', gateway)
    .execute()

export const release = (db: Db, id: string) =>
  db.updateTable('subscriptions').set({ busy_until: null }).where('id', '=', id).execute()

export const keepCustomer = (db: Db, id: string, customer_id: string | null) =>
  db.updateTable('subscriptions').set({ customer_id }).where('id', '=', id).execute()

/** The number of a question to the gateway, and whom it is about. */
export const numberQuestion = (db: Db, gateway: GatewayName, id: string) =>
  db
    .updateTable('subscriptions')
    .set((row) => ({ asked: row('asked', '+', 1) }))
    .where('id', '=', id)
    .where('gateway', '=', gateway)
    .returning(['asked', 'customer_id as customerId'])
    .executeTakeFirst()

export const keepAccount = (db: Db, id: string, answered: number, plan: Plan, account: PaymentAccount) =>
  db
    .updateTable('subscriptions')
    .set({
      plan,
      answered,
      subscription_id: account.subscriptionId,
      status: account.status,
      current_period_end: account.currentPeriodEnd,
      card: account.card && JSON.stringify(account.card),
      open_invoice_url: account.openInvoiceUrl,
      // Whoever was at it and is not any more: this was put right now.
      busy_until: sql<Date | null>`case when busy_until > now() then busy_until end`,
    })
    .where('id', '=', id)
    .execute()

/** How a payment went that nobody is at any more cannot be said now. It is asked every hour, and not by everybody who looks. */
export const leaveToTheHour = (db: Db, id: string) =>
  db
    .updateTable('subscriptions')
    .set({ current_period_end: sql`coalesce(current_period_end, busy_until)`, busy_until: null })
    .where('id', '=', id)
    .where('busy_until', '<', sql<string>`now()`)
    .execute()

export const endKept = (db: Db, id: string, status: SubscriptionStatus) =>
  db
    .updateTable('subscriptions')
    .set((row) => ({ plan: 'free', status, ended_id: row.ref('subscription_id') }))
    .set({ current_period_end: null, open_invoice_url: null })
    .where('id', '=', id)
    .execute()

export const findByCustomer = (db: Db, gateway: GatewayName, customerId: string) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where('gateway', '=', gateway)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** Those time may have done something to, or whose news may have been lost. */
export const idsToAskAbout = async (db: Db, gateway: GatewayName, now: Date) => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('gateway', '=', gateway)
    .where('workspace_id', 'is not', null)
    .where((row) =>
      row.or([
        row('current_period_end', '<', now.toISOString()),
        row('busy_until', '<', now.toISOString()),
        row('status', 'in', ['incomplete', 'processing', 'past_due', 'unpaid']),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Of a gateway that is not asked any more. Whoever paid there pays no longer. */
export const idsOfOtherGateways = async (db: Db, gateway: GatewayName) => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('gateway', '<>', gateway)
    .where('plan', '=', 'premium')
    .where('workspace_id', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Their workspaces are gone. While somebody is paying, what there is to end shows only afterwards. */
export const abandoned = (db: Db, gateway: GatewayName, now: Date) =>
  db
    .selectFrom('subscriptions')
    .select(keptColumns)
    .where('workspace_id', 'is', null)
    .where('gateway', '=', gateway)
    .where((row) => row.or([row('busy_until', 'is', null), row('busy_until', '<', now.toISOString())]))
    .orderBy('id')
    .execute()

export const deleteKept = (db: Db, id: string) => db.deleteFrom('subscriptions').where('id', '=', id).execute()

/** False when it was seen before. */
export async function seeWebhook(db: Db, id: string) {
  const seen = await db
    .insertInto('seen_webhooks')
    .values({ id })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return seen !== undefined
}

export const forgetWebhooks = (db: Db, before: Date) =>
  db.deleteFrom('seen_webhooks').where('seen_at', '<', before.toISOString()).execute()

export const insertSandboxAccount = (db: Db, customer_id: string, account: SandboxAccount) =>
  db
    .insertInto('payment_sandbox')
    .values({ customer_id, account: JSON.stringify(account) })
    .execute()

/** What `work` does to the account is kept, unless it refuses. */
export const changeSandboxAccount = <T>(db: Db, customerId: string, work: (account: SandboxAccount) => T): Promise<T> =>
  db.transaction().execute(async (books) => {
    const found = await books
      .selectFrom('payment_sandbox')
      .select('account')
      .where('customer_id', '=', customerId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound(t`Customer`)
    const account = found.account as SandboxAccount
    const result = work(account)
    await books
      .updateTable('payment_sandbox')
      .set({ account: JSON.stringify(account) })
      .where('customer_id', '=', customerId)
      .execute()
    return result
  })
