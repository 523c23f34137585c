// The gateway of a server without one: no money moves, everything else is as with Stripe. Its books lie in our database.
import { randomBytes } from 'node:crypto'
import type { Card } from '#contract/subscription.ts'
import {
  cardRefused,
  type Payment,
  type PaymentAccount,
  type Payments,
  unknownPaymentMethod,
} from '#server/core/payments.ts'
import type { Db } from '#server/database/connect.ts'
import { changeSandboxAccount, insertSandboxAccount } from '#server/features/subscription/queries.ts'
import {
  charge,
  currentSubscription,
  end,
  newAccount,
  openInvoice,
  passTime,
  type SandboxAccount,
  type SandboxInvoice,
  sandboxCard,
  settle,
  subscribe,
} from './sandbox-account.ts'

export interface Sandbox extends Payments {
  findInvoice(customerId: string, invoiceId: string): Promise<SandboxInvoice | null>
  /** What the payer answers their bank. */
  answer(customerId: string, invoiceId: string, says: 'yes' | 'no'): Promise<void>
}

export function sandboxPayments(db: Db, appUrl: string, clock = () => new Date()): Sandbox {
  const change = <T>(customerId: string, work: (account: SandboxAccount, now: Date) => T) =>
    changeSandboxAccount(db, customerId, (account) => {
      const now = clock()
      passTime(account, now)
      return work(account, now)
    })
  const urlOf = (customerId: string, { id }: SandboxInvoice) => `${appUrl}/public/sandbox/invoices/${customerId}/${id}`

  /** Told to the payer: refused, or to be confirmed, and where. */
  function pay(account: SandboxAccount, customerId: string): Payment {
    const invoice = openInvoice(account)
    const { error, asks } = charge(account)
    if (!error || !invoice) return {}
    return asks ? { error, hostedInvoiceUrl: urlOf(customerId, invoice) } : { error }
  }

  function seen(account: SandboxAccount, customerId: string): PaymentAccount {
    const subscription = currentSubscription(account)
    const owed = openInvoice(account)
    return {
      subscriptionId: subscription?.id ?? null,
      status: subscription?.status ?? null,
      currentPeriodEnd: subscription?.periodEnd ?? null,
      card: cardOf(account),
      openInvoiceUrl: owed ? urlOf(customerId, owed) : null,
    }
  }

  return {
    gateway: 'sandbox',

    async createCustomer({ _id }) {
      const customerId = `cus_sandbox_${randomBytes(12).toString('hex')}`
      await insertSandboxAccount(db, customerId, newAccount(_id))
      return customerId
    },

    findAccount: (customerId) => change(customerId, (account) => seen(account, customerId)),

    subscribe: ({ customerId, paymentMethodId, seats }) =>
      change(customerId, (account, now) => {
        putOnFile(account, paymentMethodId)
        const { id } = subscribe(account, seats, now)
        const payment = pay(account, customerId)
        // A card that was refused leaves nothing behind that somebody would have to clear up.
        if (payment.error && !payment.hostedInvoiceUrl) end(account, id)
        return payment
      }),

    payOpenInvoice: ({ customerId, paymentMethodId }) =>
      change(customerId, (account) => {
        putOnFile(account, paymentMethodId)
        return pay(account, customerId)
      }),

    changeCard: (customerId, paymentMethodId) =>
      change(customerId, (account) => {
        const card = putOnFile(account, paymentMethodId)
        if (card.fate === 'declines') throw cardRefused(card.refusal)
      }),

    setSeats: (customerId, subscriptionId, seats) =>
      change(customerId, ({ subscriptions }) => {
        const subscription = subscriptions.find(({ id }) => id === subscriptionId)
        if (subscription) subscription.seats = seats
      }),

    cancel: (customerId, subscriptionId) => change(customerId, (account) => end(account, subscriptionId)),

    listInvoices: (customerId) =>
      change(customerId, ({ invoices }) =>
        invoices.toReversed().map((invoice) => ({ ...invoice, _id: invoice.id, url: urlOf(customerId, invoice) })),
      ),

    // Nobody signs for a sandbox.
    readEvent: async () => null,

    findInvoice: (customerId, invoiceId) =>
      change(customerId, (account) => account.invoices.find(({ id }) => id === invoiceId) ?? null),

    answer: (customerId, invoiceId, says) =>
      change(customerId, (account) => {
        const invoice = account.invoices.find(({ id }) => id === invoiceId)
        if (!invoice?.asks) return
        if (says === 'yes') return settle(account, invoice)
        invoice.asks = false
        const subscription = currentSubscription(account)
        if (subscription?.status === 'incomplete') end(account, subscription.id)
      }),
  }
}

function putOnFile(account: SandboxAccount, paymentMethodId: string) {
  const card = sandboxCard(paymentMethodId)
  if (!card) throw unknownPaymentMethod()
  account.paymentMethodId = paymentMethodId
  return card
}

function cardOf({ paymentMethodId }: SandboxAccount): Card | null {
  const card = sandboxCard(paymentMethodId)
  return card ? { brand: card.brand, last4: card.number.slice(-4), expMonth: 12, expYear: 2034 } : null
}
