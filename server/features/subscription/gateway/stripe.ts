// Stripe. One way of asking for money: a subscription is made unpaid, then its invoice is paid, so that a first payment, a retry and
// a payment to confirm are told apart by the same answer.
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { PREMIUM_CENTS_PER_MEMBER } from '#contract/constants.ts'
import { planOf, type SubscriptionStatus, subscriptionStatuses } from '#contract/plans.ts'
import type { Card, Invoice } from '#contract/subscription.ts'
import {
  cardRefused,
  gatewayAway,
  type Payment,
  type PaymentAccount,
  type Payments,
  type StripeSettings,
  unknownPaymentMethod,
} from '#server/core/payments.ts'

const PRICE = 'hearth_premium_monthly'
const TIMEOUT_MS = 10_000
/** How old a signature may be: a copy of an old message is worth nothing. */
const TOLERANCE_SECONDS = 300
const NEEDS_CONFIRMATION = 'invoice_payment_intent_requires_action'

export function stripePayments(settings: StripeSettings, log: Logger): Payments {
  let opened: Promise<Stripe> | null = null
  // Loaded with the first question: most servers never ask one.
  const open = () => {
    opened ??= connect(settings)
    return opened
  }
  /** Whatever goes wrong on the way is worded for people; what Stripe said about it is not for them, nor all of it for the log. */
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await question(await open())
    } catch (error) {
      throw worded(error, log)
    }
  }
  let priceId: Promise<string> | null = null
  const price = (stripe: Stripe) => {
    priceId ??= (settings.priceId ? Promise.resolve(settings.priceId) : findPrice(stripe)).catch((error) => {
      priceId = null
      throw error
    })
    return priceId
  }

  return {
    gateway: 'stripe',

    createCustomer: ({ _id, name }, email, key) =>
      ask(async (stripe) => {
        const customer = { name, email, metadata: { workspace: _id } }
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${key}` })).id
      }),

    findAccount: (customerId) =>
      ask(async (stripe) => {
        const account = await unlessMissing(() => readAccount(stripe, customerId))
        if (!account)
          log.error('Stripe does not know a customer it once gave us: STRIPE_SECRET_KEY seems to be of another account')
        return account ?? 'unknown'
      }),

    subscribe: ({ customerId, paymentMethodId, seats, key }) =>
      ask(async (stripe) => {
        const refused = await refusalOf(() => putOnFile(stripe, customerId, paymentMethodId))
        if (refused) return { error: refused }
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await price(stripe), quantity: seats }],
            payment_behavior: 'default_incomplete',
            expand: ['latest_invoice'],
          },
          { idempotencyKey: `subscribe:${key}` },
        )
        const payment = await pay(stripe, invoiceOf(subscription), key)
        // A card that was refused leaves nothing behind that somebody would have to clear up.
        if (payment.error && !payment.hostedInvoiceUrl) await stripe.subscriptions.cancel(subscription.id)
        return payment
      }),

    payOpenInvoice: ({ customerId, paymentMethodId, key }) =>
      ask(async (stripe) => {
        const refused = await refusalOf(() => putOnFile(stripe, customerId, paymentMethodId))
        if (refused) return { error: refused }
        const current = await currentSubscription(stripe, customerId)
        return pay(stripe, current && invoiceOf(current), key)
      }),

    changeCard: (customerId, paymentMethodId) => ask((stripe) => putOnFile(stripe, customerId, paymentMethodId)),

    setSeats: (_customerId, subscriptionId, seats) =>
      ask(async (stripe) => {
        const { items, status } = await stripe.subscriptions.retrieve(subscriptionId)
        const item = items.data[0]
        if (!item || item.quantity === seats || planOf(known(status)) === 'free') return
        await stripe.subscriptions.update(subscriptionId, { items: [{ id: item.id, quantity: seats }] })
      }),

    cancel: (_customerId, subscriptionId) =>
      ask(async (stripe) => {
        const found = await unlessMissing(() => stripe.subscriptions.retrieve(subscriptionId))
        if (found && planOf(known(found.status)) === 'premium')
          await unlessMissing(() => stripe.subscriptions.cancel(subscriptionId))
      }),

    listInvoices: (customerId) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 })
        return data.filter(({ status }) => status !== 'draft').map(toInvoice)
      }),

    async readEvent(body, signature) {
      const stripe = await open()
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_SECONDS)
        return { id: event.id, customerId: customerIn(event.data.object as unknown as Record<string, unknown>) }
      } catch {
        return null
      }
    },
  }
}

async function connect({ secretKey, apiUrl }: StripeSettings) {
  const { default: StripeClient } = await import('stripe')
  const url = apiUrl ? new URL(apiUrl) : null
  return new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

async function findPrice(stripe: Stripe) {
  const { data } = await stripe.prices.list({ lookup_keys: [PRICE], active: true, limit: 1 })
  if (data[0]) return data[0].id
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: PREMIUM_CENTS_PER_MEMBER,
      recurring: { interval: 'month' },
      lookup_key: PRICE,
      product_data: { name: 'Hearth Premium' },
    },
    { idempotencyKey: `price:${PRICE}` },
  )
  return made.id
}

async function putOnFile(stripe: Stripe, customerId: string, paymentMethodId: string) {
  // Test names such as pm_card_visa stand for a new card each time; the id of that card comes back.
  const { id } = await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId })
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } })
}

/** With the card that was just put on file. */
async function pay(stripe: Stripe, invoice: Stripe.Invoice | null, key: string): Promise<Payment> {
  if (invoice?.status !== 'open') return {}
  try {
    await stripe.invoices.pay(invoice.id!, {}, { idempotencyKey: `pay:${key}` })
    return {}
  } catch (error) {
    const { type, code, message } = error as Stripe.errors.StripeError
    if (code === NEEDS_CONFIRMATION && invoice.hosted_invoice_url)
      return { error: 'Your bank asks you to confirm this payment.', hostedInvoiceUrl: invoice.hosted_invoice_url }
    if (type === 'StripeCardError') return { error: message }
    throw error
  }
}

/** Null when Stripe knows nothing of it: asking again would never help. */
async function unlessMissing<T>(question: () => Promise<T>) {
  try {
    return await question()
  } catch (error) {
    if ((error as Stripe.errors.StripeError).code === 'resource_missing') return null
    throw error
  }
}

/** Why a card was not taken; null when it was. */
async function refusalOf(work: () => Promise<void>) {
  try {
    await work()
    return null
  } catch (error) {
    const { type, message } = error as Stripe.errors.StripeError
    if (type === 'StripeCardError') return message
    throw error
  }
}

/** The one that goes on, or the newest of those that ended. */
async function currentSubscription(stripe: Stripe, customerId: string) {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 20,
    expand: ['data.latest_invoice'],
  })
  const newestFirst = data.toSorted((one, other) => other.created - one.created)
  return newestFirst.find(({ status }) => planOf(known(status)) === 'premium') ?? newestFirst[0] ?? null
}

async function readAccount(stripe: Stripe, customerId: string): Promise<PaymentAccount | 'deleted'> {
  const [subscription, customer] = await Promise.all([
    unlessMissing(() => currentSubscription(stripe, customerId)),
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  ])
  if (customer.deleted) return 'deleted'
  const invoice = subscription && invoiceOf(subscription)
  const end = subscription?.items.data[0]?.current_period_end
  return {
    subscriptionId: subscription?.id ?? null,
    status: subscription ? known(subscription.status) : null,
    currentPeriodEnd: end ? toMoment(end) : null,
    card: cardOf(customer.invoice_settings.default_payment_method),
    openInvoiceUrl: invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  }
}

const toMoment = (seconds: number) => new Date(seconds * 1000).toISOString()

const invoiceOf = ({ latest_invoice }: Stripe.Subscription) =>
  typeof latest_invoice === 'object' ? latest_invoice : null

function cardOf(method: string | Stripe.PaymentMethod | null): Card | null {
  if (typeof method !== 'object' || !method?.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand, last4, expMonth: exp_month, expYear: exp_year }
}

const invoiceStatuses = ['paid', 'void', 'uncollectible'] as const

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  _id: invoice.id!,
  number: invoice.number ?? invoice.id!,
  amount: invoice.total,
  status: invoiceStatuses.find((each) => each === invoice.status) ?? 'open',
  createdAt: toMoment(invoice.created),
  url: invoice.hosted_invoice_url ?? null,
})

/** Stripe may come to know statuses we do not (it has `paused`): being updated, and nothing is in effect. */
const known = (status: string): SubscriptionStatus =>
  subscriptionStatuses.find((each) => each === status) ?? 'processing'

/** Whom an event is about. What it says about them is not used: it may be late, the gateway is asked instead. */
function customerIn(thing: Record<string, unknown>) {
  const { object, id, customer } = thing
  const found =
    object === 'customer' ? id : typeof customer === 'object' && customer ? (customer as { id?: unknown }).id : customer
  return typeof found === 'string' ? found : null
}

/** What is thrown in its place: a refusal, or the error itself when it is not Stripe's. */
function worded(error: unknown, log: Logger): unknown {
  const { type, code, statusCode, param, message } = error as Stripe.errors.StripeError
  if (type === 'StripeCardError') return cardRefused(message)
  if (type === 'StripeInvalidRequestError' && param === 'payment_method') return unknownPaymentMethod()
  if (type === 'StripeInvalidRequestError' && code === 'resource_missing' && /PaymentMethod/.test(message))
    return unknownPaymentMethod()
  if (!type?.startsWith('Stripe')) return error
  log.warn({ type, code, statusCode }, 'the payment gateway did not do what it was asked')
  return gatewayAway()
}
