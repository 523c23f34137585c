// Our copy is put right by asking the gateway, never by believing what an event or our own call would have changed: so it does not
// matter in which order news arrive, how often, or whether the server died between paying and writing it down.
import { isActiveStatus, isOwing, planOf, type SubscriptionStatus } from '#contract/plans.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { HearthEvent } from '#server/core/event.ts'
import type { Jobs } from '#server/core/jobs.ts'
import type { PaymentAccount } from '#server/core/payments.ts'
import type { Db } from '#server/database/connect.ts'
import { lockWorkspace } from '#server/features/workspaces/service.ts'
import { endLater } from './end-later.ts'
import { subscriptionCanceled, subscriptionRenewed, subscriptionUpdated, subscriptionUpgraded } from './events.ts'
import { followSeatsLater } from './follow-seats.ts'
import { type Kept, keepAccount, keepCustomer, leaveToTheHour, lockKept, numberQuestion } from './queries.ts'

interface Purpose {
  /** Somebody is about to pay: what is in effect stays, anything less gives way to what they begin. */
  isPaying?: boolean
}

export async function refresh(ctx: GuestCtx, workspaceId: string, { isPaying = false }: Purpose = {}): Promise<void> {
  const { payments } = ctx.tools
  const question = await numberQuestion(ctx.db, payments.gateway, workspaceId)
  if (!question?.customerId) return
  const answer = await payments.findAccount(question.customerId)
  await ctx.transact(async (inner) => {
    const before = await lockUnlessLate(inner, workspaceId, question)
    if (!before) return
    if (typeof answer === 'object') return take(inner, before, question.asked, answer)
    // What has ended is known to have: whose keys know nothing of it are of another account. The right ones will find it again, and
    // until then it goes on being paid for, also what was ended here and could not be told.
    if (answer === 'unknown' && (!isPaying || isActiveStatus(before.status)))
      return giveUpUnpaid(inner, before, question.asked)
    await keepCustomer(inner.db, workspaceId, null)
    await take(inner, before, question.asked, gone)
  })
}

export const REFRESH = 'refresh-subscription'

/** After the commit of `db`, or from `runAt` on; once for all who ask for it until then. */
export const refreshLater = (jobs: Jobs, db: Db, workspaceId: string, runAt?: Date) =>
  jobs.add(db, REFRESH, { workspaceId }, { key: `${REFRESH}:${workspaceId}`, ...(runAt && { runAt }) })

/** With the customer goes the subscription. */
const gone: PaymentAccount = {
  subscriptionId: null,
  status: 'canceled',
  currentPeriodEnd: null,
  card: null,
  openInvoiceUrl: null,
}

/** After that, a month that nobody can say was paid has not been. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Otherwise what was paid with test keys would be Premium for ever. The customer, the subscription and the day stay: it has not ended
 * there, and the right keys find it again.
 */
async function giveUpUnpaid(ctx: GuestCtx, before: Kept, asked: number) {
  const { _id: workspaceId, currentPeriodEnd, status } = before
  await leaveToTheHour(ctx.db, workspaceId)
  const isOver = currentPeriodEnd && new Date(currentPeriodEnd).getTime() + GRACE_MS < ctx.now.getTime()
  if (!isOver || planOf(status) === 'free') return
  await keepAccount(ctx.db, workspaceId, asked, 'free', { ...before, status: 'canceled', openInvoiceUrl: null })
  if (before.workspaceId) await ctx.publish(subscriptionCanceled(workspaceId))
}

interface Question {
  asked: number
  customerId: string | null
}

/** The answer to an earlier question comes too late once a later one was answered, or once somebody else is the customer. */
async function lockUnlessLate(ctx: GuestCtx, workspaceId: string, { asked, customerId }: Question) {
  await lockWorkspace(ctx.db, workspaceId)
  const kept = await lockKept(ctx.db, ctx.tools.payments.gateway, workspaceId)
  return kept && kept.answered <= asked && kept.customerId === customerId ? kept : null
}

async function take(ctx: GuestCtx, before: Kept, asked: number, account: PaymentAccount) {
  const workspaceId = before._id
  const now = withoutWhatIsOver(account, unlessEnded(before, account))
  const plan = planOf(now.status)
  await keepAccount(ctx.db, workspaceId, asked, plan, now)
  // Whoever should have told it to the gateway has given up meanwhile, or is about to tell.
  if (account.subscriptionId === before.endedId && planOf(account.status) === 'premium')
    await endLater(ctx.tools.jobs, ctx.db, workspaceId)
  // Whoever came or went during the payment did so on the free plan, which no seats are paid for.
  if (plan === 'premium' && before.plan === 'free') await followSeatsLater(ctx.tools.jobs, ctx.db, workspaceId)
  const event = before.workspaceId && whatHappened(before, now, workspaceId)
  if (event) await ctx.publish(event)
}

/** What somebody here has ended is over, also while the gateway has yet to hear of it. */
function unlessEnded(before: Kept, account: PaymentAccount): PaymentAccount {
  if (!account.subscriptionId || account.subscriptionId !== before.endedId) return account
  return { ...account, status: before.status, currentPeriodEnd: null, openInvoiceUrl: null }
}

/** Once the gateway itself says that it has ended, there is nothing more to ask about, nor to end: also not with keys of another account. */
const withoutWhatIsOver = ({ status }: PaymentAccount, now: PaymentAccount): PaymentAccount =>
  planOf(status) === 'free' ? { ...now, subscriptionId: null, currentPeriodEnd: null, openInvoiceUrl: null } : now

function whatHappened(before: Kept, now: PaymentAccount, workspaceId: string): HearthEvent | null {
  const from = before.status
  const to = now.status
  if (from === to) return isSame(before, now) ? null : subscriptionRenewed(workspaceId)
  if (isActiveStatus(to)) return paid(before, to, workspaceId)
  const ended = to === 'canceled' && planOf(from) === 'premium'
  return ended ? subscriptionCanceled(workspaceId) : subscriptionUpdated(workspaceId, to)
}

/** Paying a debt is no upgrade, and the end of a trial is no news. */
function paid({ status: from, paidBy }: Kept, to: SubscriptionStatus | null, workspaceId: string) {
  if (isActiveStatus(from)) return subscriptionRenewed(workspaceId)
  const owed = isOwing(from) && from !== 'incomplete'
  return owed ? subscriptionUpdated(workspaceId, to) : subscriptionUpgraded(workspaceId, paidBy)
}

const shown = ({ currentPeriodEnd, openInvoiceUrl, card }: PaymentAccount) =>
  [currentPeriodEnd, openInvoiceUrl, card?.brand, card?.last4, card?.expMonth, card?.expYear].join()
const isSame = (one: PaymentAccount, other: PaymentAccount) => shown(one) === shown(other)
