import { FREE_PLAN_MEMBERS, PREMIUM_CENTS_PER_MEMBER } from '#contract/constants.ts'
import type { Input } from '#contract/endpoint.ts'
import { canInWorkspace } from '#contract/permissions.ts'
import { tooManyMembers } from '#contract/plan-words.ts'
import { isActiveStatus, isOwing } from '#contract/plans.ts'
import type { Subscription, subscriptionApi } from '#contract/subscription.ts'
import { said, t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, notFound, Refusal } from '#server/core/errors.ts'
import { CARD_DECLINED } from '#server/core/payments.ts'
import { type FoundWorkspace, lockInWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { endLater } from './end-later.ts'
import { cardChanged, subscriptionCanceled } from './events.ts'
import { onlyOneAtATime, paymentUnderWay } from './one-at-a-time.ts'
import { endKept, findKept, keepCustomer } from './queries.ts'
import { refresh } from './refresh.ts'

type Api = typeof subscriptionApi

const evenArchived = { evenArchived: true }

/** Whoever tries out stolen cards needs many tries; whoever pays needs few. */
const TRIES_AN_HOUR = { name: 'payments', calls: 20, windowSeconds: 60 * 60 }

export async function getSubscription(ctx: Ctx, { workspaceId }: Input<Api['getSubscription']>) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'see-plan', evenArchived)
  await putRight(ctx, workspaceId)
  return { subscription: await current(ctx, workspace) }
}

/** Somebody paid, and the server that took it down is gone. A gateway that is away tells us later. */
async function putRight(ctx: Ctx, workspaceId: string) {
  const kept = await findKept(ctx.db, ctx.tools.payments.gateway, workspaceId)
  if (!kept?.busyUntil || new Date(kept.busyUntil) > ctx.now) return
  await refresh(ctx, workspaceId).catch((error) => {
    if (!(error instanceof Refusal)) throw error
  })
}

export async function getUsage(ctx: Ctx, { workspaceId }: Input<Api['getUsage']>) {
  const { seats, plan } = await requireInWorkspace(ctx, workspaceId, 'see-plan', evenArchived)
  return {
    memberCount: seats,
    limit: plan === 'premium' ? null : FREE_PLAN_MEMBERS,
    premiumPrice: PREMIUM_CENTS_PER_MEMBER,
  }
}

export async function upgradeSubscription(ctx: Ctx, input: Input<Api['upgradeSubscription']>) {
  return pay(ctx, await requireInWorkspace(ctx, input.workspaceId, 'manage'), input.paymentMethodId)
}

export async function retryPayment(ctx: Ctx, input: Input<Api['retryPayment']>) {
  const workspace = await requireInWorkspace(ctx, input.workspaceId, 'manage')
  if (input.subscriptionId !== workspace._id) throw notFound(t`Subscription`)
  return pay(ctx, workspace, input.paymentMethodId)
}

/** What is open is paid; only where nothing is, a subscription is made. So however often somebody asks, there is one. */
async function pay(ctx: Ctx, workspace: FoundWorkspace, paymentMethodId: string) {
  const { _id: workspaceId } = workspace
  const { payments, limits } = ctx.tools
  await limits.spend(TRIES_AN_HOUR, workspaceId)
  const payment = await onlyOneAtATime(ctx, workspaceId, async (number) => {
    await refresh(ctx, workspaceId, { isPaying: true })
    const key = `${workspaceId}:${number}`
    const customerId = await customerOf(ctx, workspace, key)
    const kept = await findKept(ctx.db, payments.gateway, workspaceId)
    if (kept && isActiveStatus(kept.status))
      throw conflict('already_premium', t`This workspace is on the Premium plan already`)
    // Ended here, and the gateway has not heard of it yet: it must not go on beside the new one.
    if (kept?.endedId) await payments.cancel(customerId, kept.endedId)
    const order = { customerId, paymentMethodId, key }
    const { seats } = await requireInWorkspace(ctx, workspaceId, 'manage')
    const outcome = isOwing(kept?.status ?? null)
      ? await payments.payOpenInvoice(order)
      : await payments.subscribe({ ...order, seats })
    await refresh(ctx, workspaceId)
    return outcome
  })
  return {
    subscription: await current(ctx, workspace),
    ...(payment.error && { error: payment.error }),
    ...(payment.hostedInvoiceUrl && { hosted_invoice_url: payment.hostedInvoiceUrl }),
  }
}

async function customerOf(ctx: Ctx, workspace: FoundWorkspace, key: string) {
  const { payments } = ctx.tools
  const kept = await findKept(ctx.db, payments.gateway, workspace._id)
  if (kept?.customerId) return kept.customerId
  const customerId = await payments.createCustomer(workspace, ctx.user.email, key)
  // Before anything is bought in its name: of a customer we do not know we would never hear.
  await keepCustomer(ctx.db, workspace._id, customerId)
  return customerId
}

export async function updatePaymentMethod(
  ctx: Ctx,
  { workspaceId, paymentMethodId }: Input<Api['updatePaymentMethod']>,
) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'manage')
  const { payments, limits } = ctx.tools
  const kept = await findKept(ctx.db, payments.gateway, workspaceId)
  if (!kept?.customerId || kept.plan === 'free')
    throw conflict('nothing_to_pay', t`The Free plan costs nothing, so there is no card to change`)
  const { customerId } = kept
  await limits.spend(TRIES_AN_HOUR, workspaceId)
  const error = await onlyOneAtATime(ctx, workspaceId, async () => {
    const declined = await payments.changeCard(customerId, paymentMethodId).then(() => null, wordsOfDeclined)
    if (declined !== null) return declined
    await refresh(ctx, workspaceId)
    await ctx.transact((inner) => inner.publish(cardChanged(workspaceId)))
    return null
  })
  return { subscription: await current(ctx, workspace), ...(error !== null && { error }) }
}

/** A declined card is an answer, as it is where one pays; anything else went wrong. */
function wordsOfDeclined(refusal: unknown): string {
  if (refusal instanceof Refusal && refusal.code === CARD_DECLINED) return said(refusal.words)
  throw refusal
}

/** Our word is enough: premium ends with this transaction, and the gateway is told until it has heard. */
export async function downgradeSubscription(ctx: Ctx, { workspaceId }: Input<Api['downgradeSubscription']>) {
  const workspace = await lockInWorkspace(ctx, workspaceId, 'manage')
  if (workspace.seats > FREE_PLAN_MEMBERS)
    throw conflict('too_many_members', () => tooManyMembers(workspace.seats, FREE_PLAN_MEMBERS))
  const kept = await findKept(ctx.db, ctx.tools.payments.gateway, workspaceId)
  if (kept?.busyUntil && new Date(kept.busyUntil) > ctx.now) throw paymentUnderWay()
  if (kept?.plan === 'premium') {
    await endKept(ctx.db, workspaceId, 'canceled')
    await endLater(ctx.tools.jobs, ctx.db, workspaceId)
    await ctx.publish(subscriptionCanceled(workspaceId))
  }
  return { subscription: await current(ctx, workspace) }
}

export async function listInvoices(ctx: Ctx, { workspaceId }: Input<Api['listInvoices']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', evenArchived)
  const { payments } = ctx.tools
  const kept = await findKept(ctx.db, payments.gateway, workspaceId)
  return { invoices: kept?.customerId ? await payments.listInvoices(kept.customerId) : [] }
}

async function current(ctx: Ctx, { _id, myRole }: FoundWorkspace): Promise<Subscription> {
  const { seats } = await requireInWorkspace(ctx, _id, 'see-plan', evenArchived)
  const kept = await findKept(ctx.db, ctx.tools.payments.gateway, _id)
  const { status = null, plan = 'free' } = kept ?? {}
  const manages = canInWorkspace(myRole, 'manage')
  const isPremium = plan === 'premium'
  return {
    _id,
    status,
    plan,
    currentPeriodEnd: (isPremium && kept?.currentPeriodEnd) || null,
    active: isPremium && isActiveStatus(status),
    canUpgrade: !isPremium,
    memberCount: seats,
    amount: isPremium ? seats * PREMIUM_CENTS_PER_MEMBER : 0,
    paymentMethod: (manages && isPremium && kept?.card) || null,
    openInvoiceUrl: (manages && isPremium && kept?.openInvoiceUrl) || null,
  }
}
