// What a workspace pays for. There is one subscription per workspace, so it goes by the workspace's id.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'
import { plans, subscriptionStatuses } from './plans.ts'
import { t } from './texts.ts'

export const Card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() })
export type Card = z.infer<typeof Card>

export const Subscription = z.object({
  _id: z.string(),
  /** Null when there never was one. */
  status: z.enum(subscriptionStatuses).nullable(),
  plan: z.enum(plans),
  /** The next billing date, while there is one. */
  currentPeriodEnd: Moment.nullable(),
  /** Whether premium is in effect. */
  active: z.boolean(),
  canUpgrade: z.boolean(),
  /** Members the plan counts: everyone but guests and clients. */
  memberCount: z.number(),
  /** What a month costs, in US cents. */
  amount: z.number(),
  /** The card that is charged. Told to those who manage the workspace. */
  paymentMethod: Card.nullable(),
  /** Where an open payment can be confirmed. Told to those who manage the workspace. */
  openInvoiceUrl: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const Invoice = z.object({
  _id: z.string(),
  number: z.string(),
  /** In US cents. */
  amount: z.number(),
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  createdAt: Moment,
  url: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

const PaymentMethodId = z
  .string({ error: () => t`A payment method is required` })
  .regex(/^pm_\w{1,200}$/, { error: () => t`This is not the id of a payment method` })

const Reply = z.object({ subscription: Subscription })

/** A declined card is an answer, not a failure: the call did what it could. */
const PaymentReply = z.object({
  subscription: Subscription,
  error: z.string().optional(),
  /** Where the payer confirms the payment. */
  hosted_invoice_url: z.string().optional(),
})

export const subscriptionApi = {
  getSubscription: endpoint('GET /api/subscription/:workspaceId', {
    access: 'person',
    summary: 'What a workspace is subscribed to.',
    input: z.object({ workspaceId: Id }),
    output: Reply,
  }),
  getUsage: endpoint('GET /api/subscription/:workspaceId/usage', {
    access: 'person',
    summary: 'How many members the plan counts, and how many it allows.',
    input: z.object({ workspaceId: Id }),
    output: z.object({
      memberCount: z.number(),
      /** Null: as many as there are. */
      limit: z.number().nullable(),
      /** Of one member and month, in US cents. */
      premiumPrice: z.number(),
    }),
  }),
  upgradeSubscription: endpoint('POST /api/subscription/:workspaceId', {
    access: 'person',
    summary:
      'Upgrade to premium. A declined card is told in `error`; one to confirm gives `hosted_invoice_url` as well.',
    transaction: 'own',
    input: z.object({ workspaceId: Id, plan: z.literal('premium'), paymentMethodId: PaymentMethodId }),
    output: PaymentReply,
  }),
  retryPayment: endpoint('POST /api/subscription/:workspaceId/retry', {
    access: 'person',
    summary: 'Pay what is open, with this payment method from now on.',
    transaction: 'own',
    input: z.object({ workspaceId: Id, paymentMethodId: PaymentMethodId, subscriptionId: Id }),
    output: PaymentReply,
  }),
  updatePaymentMethod: endpoint('POST /api/subscription/:workspaceId/payment-method', {
    access: 'person',
    summary: 'Charge another card from now on. A declined one is told in `error`.',
    transaction: 'own',
    input: z.object({ workspaceId: Id, paymentMethodId: PaymentMethodId }),
    output: PaymentReply,
  }),
  downgradeSubscription: endpoint('DELETE /api/subscription/:workspaceId', {
    access: 'person',
    summary: 'Go back to the free plan at once. Refused while there are more members than it allows.',
    input: z.object({ workspaceId: Id }),
    output: Reply,
  }),
  listInvoices: endpoint('GET /api/subscription/:workspaceId/invoices', {
    access: 'person',
    summary: 'What the workspace was charged, newest first.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ invoices: z.array(Invoice) }),
  }),
}
