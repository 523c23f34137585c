// One customer's books in the sandbox, and all that can happen to them, as pure functions of the account and the moment.
import { randomBytes } from 'node:crypto'
import { PREMIUM_CENTS_PER_MEMBER } from '#contract/constants.ts'
import { isOwing, planOf, type SubscriptionStatus } from '#contract/plans.ts'
import { type SandboxCard, sandboxCards } from '#contract/sandbox-cards.ts'
import type { Invoice } from '#contract/subscription.ts'

export interface SandboxSubscription {
  id: string
  status: SubscriptionStatus
  seats: number
  createdAt: string
  periodEnd: string
}

export interface SandboxInvoice extends Omit<Invoice, '_id' | 'url'> {
  id: string
  subscriptionId: string
  /** The bank waits for the payer's word. */
  asks: boolean
}

export interface SandboxAccount {
  workspaceId: string
  paymentMethodId: string | null
  subscriptions: SandboxSubscription[]
  invoices: SandboxInvoice[]
}

/** As Stripe does: a first payment that nobody confirms is given up after 23 hours, later ones are waited for longer. */
const HOUR = 60 * 60 * 1000
const FIRST_PAYMENT_MS = 23 * HOUR
const PATIENCE_MS = 21 * 24 * HOUR

export const newAccount = (workspaceId: string): SandboxAccount => ({
  workspaceId,
  paymentMethodId: null,
  subscriptions: [],
  invoices: [],
})

const newId = (kind: 'sub' | 'in') => `${kind}_sandbox_${randomBytes(12).toString('hex')}`

export const sandboxCard = (paymentMethodId: string | null): SandboxCard | undefined =>
  sandboxCards.find((card) => card.paymentMethodId === paymentMethodId)

export const currentSubscription = ({ subscriptions }: SandboxAccount) => subscriptions.at(-1)

/** The newest one that waits for its money. */
export const openInvoice = ({ invoices }: SandboxAccount) => invoices.findLast(({ status }) => status === 'open')

export function subscribe(account: SandboxAccount, seats: number, now: Date) {
  const subscription: SandboxSubscription = {
    id: newId('sub'),
    status: 'incomplete',
    seats,
    createdAt: now.toISOString(),
    periodEnd: aMonthAfter(now.toISOString()),
  }
  account.subscriptions.push(subscription)
  bill(account, subscription, now)
  return subscription
}

function bill(account: SandboxAccount, { id, seats }: SandboxSubscription, now: Date) {
  account.invoices.push({
    id: newId('in'),
    subscriptionId: id,
    number: `SANDBOX-${String(account.invoices.length + 1).padStart(4, '0')}`,
    amount: seats * PREMIUM_CENTS_PER_MEMBER,
    status: 'open',
    asks: false,
    createdAt: now.toISOString(),
  })
}

/** Asks the card on file for what is open. Why not, when it did not pay. */
export function charge(account: SandboxAccount): { error?: string; asks?: true } {
  const invoice = openInvoice(account)
  const card = sandboxCard(account.paymentMethodId)
  if (!invoice || !card) return {}
  if (card.fate === 'asks') {
    invoice.asks = true
    return { error: 'Your bank asks you to confirm this payment.', asks: true }
  }
  if (card.fate !== 'pays') return { error: card.refusal }
  settle(account, invoice)
  return {}
}

/** The payer said yes. Nothing happens to an invoice that is not open any more. */
export function settle(account: SandboxAccount, invoice: SandboxInvoice) {
  if (invoice.status !== 'open') return
  invoice.status = 'paid'
  invoice.asks = false
  const subscription = account.subscriptions.find(({ id }) => id === invoice.subscriptionId)
  if (subscription && isOwing(subscription.status)) subscription.status = 'active'
}

/** Of a first payment nothing is left; one that was paid for before ends as canceled. */
export function end(account: SandboxAccount, subscriptionId: string) {
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId)
  if (!subscription || planOf(subscription.status) === 'free') return
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
  for (const invoice of account.invoices)
    if (invoice.subscriptionId === subscriptionId && invoice.status === 'open') invoice.status = 'void'
}

/** What time does to an account: months are charged for, and patience ends. */
export function passTime(account: SandboxAccount, now: Date) {
  const subscription = currentSubscription(account)
  if (!subscription) return
  const age = (moment: string) => now.getTime() - Date.parse(moment)
  if (subscription.status === 'incomplete' && age(subscription.createdAt) >= FIRST_PAYMENT_MS)
    end(account, subscription.id)
  while (subscription.status === 'active' && age(subscription.periodEnd) >= 0) {
    bill(account, subscription, new Date(subscription.periodEnd))
    subscription.periodEnd = aMonthAfter(subscription.periodEnd)
    if (charge(account).error) subscription.status = 'past_due'
  }
  const owed = openInvoice(account)
  if (subscription.status === 'past_due' && owed && age(owed.createdAt) >= PATIENCE_MS) subscription.status = 'unpaid'
}

/** The same day of the next month, or its last one. */
export function aMonthAfter(moment: string) {
  const date = new Date(moment)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.toISOString()
}
