// The payment gateway as services see it. It keeps the truth about customers, cards and subscriptions; we keep a copy.
import type { SubscriptionStatus } from '#contract/plans.ts'
import type { Card, Invoice } from '#contract/subscription.ts'
import { t, type Words } from '#contract/texts.ts'
import { invalid, Refusal } from './errors.ts'

export type GatewayName = 'sandbox' | 'stripe'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Null: found, or made, by its lookup key. */
  priceId: string | null
  /** Null: Stripe's own. */
  apiUrl: string | null
}

/** What the gateway knows of a customer at this moment. All null: a customer who never subscribed. */
export interface PaymentAccount {
  subscriptionId: string | null
  status: SubscriptionStatus | null
  currentPeriodEnd: string | null
  card: Card | null
  /** Where what is owed can be paid or confirmed. */
  openInvoiceUrl: string | null
}

/** What came of asking for money. Neither: it was paid. */
export interface Payment {
  error?: string
  hostedInvoiceUrl?: string
}

interface Order {
  customerId: string
  paymentMethodId: string
  seats: number
  /** The same order sent twice is carried out once. */
  key: string
}

interface GatewayEvent {
  id: string
  customerId: string | null
}

export interface Payments {
  readonly gateway: GatewayName
  /** The customer a workspace pays as; asked twice with one key, the same one. */
  createCustomer(workspace: { _id: string; name: string }, email: string, key: string): Promise<string>
  /** Deleted: by somebody at the gateway, which ends what they paid for. Unknown: it never had such a customer. */
  findAccount(customerId: string): Promise<PaymentAccount | 'deleted' | 'unknown'>
  subscribe(order: Order): Promise<Payment>
  payOpenInvoice(order: Omit<Order, 'seats'>): Promise<Payment>
  /** Refuses a card that cannot be charged. */
  changeCard(customerId: string, paymentMethodId: string): Promise<void>
  setSeats(customerId: string, subscriptionId: string, seats: number): Promise<void>
  /** Ended already, or never there: nothing happens. */
  cancel(customerId: string, subscriptionId: string): Promise<void>
  listInvoices(customerId: string): Promise<Invoice[]>
  /** Null when it was not signed by the gateway, or too long ago. */
  readEvent(body: Buffer, signature: string): Promise<GatewayEvent | null>
}

/** 503, not a refusal of the caller's: they did nothing wrong, and the same call works later. */
export const gatewayAway = () =>
  new Refusal(
    503,
    'payment_unavailable',
    t`The payment service does not answer right now. Please try again in a moment.`,
    {
      retryAfter: 10,
    },
  )

export const CARD_DECLINED = 'card_declined'
export const cardRefused = (words: Words) => new Refusal(402, CARD_DECLINED, words)

export const unknownPaymentMethod = () =>
  invalid(t`This payment method is not known`, 'unknown_payment_method', [
    { path: 'paymentMethodId', message: t`This payment method is not known` },
  ])
