// From an event to the receiver: what is written down with the event is sent a moment later, again and again until it arrives.
import { v7 as newId } from 'uuid'
import { said, t } from '#contract/texts.ts'
import type { DeliveryAttempt } from '#contract/webhooks.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { Follower, PastEvent } from '#server/core/followers.ts'
import type { Answered } from '#server/core/outside/send.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { cardsOf } from '#server/features/tasks/service.ts'
import { webhookDisabled } from './events.ts'
import { isTold, type Message, messagesOf } from './messages.ts'
import {
  findActor,
  findCaretaker,
  findParcel,
  findWebhook,
  insertDelivery,
  type Listener,
  listenersIn,
  lockWebhook,
  noteAttempt,
  noteHealth,
  type Parcel,
  updateWebhookRow,
} from './queries.ts'
import { signatureOf } from './signature.ts'

export const DELIVER = 'deliver-webhook'
export const DELIVER_SLOWLY = 'deliver-webhook-slowly'

const minute = 60
const hour = 60 * minute
/** Seconds from one try to the next: quick for a restart, patient for a bad weekend. */
const PAUSES = [10, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]
const GIVE_UP_AFTER_DAYS = 5
const DAY_MS = 24 * hour * 1000

export const tellWebhooks: Follower = async (ctx, events) => {
  const told = events.filter((event) => event.workspaceId && isTold(event))
  if (told.length === 0) return
  const workspaceIds = [...new Set(told.map(({ workspaceId }) => workspaceId!))]
  const hooks = await listenersIn(ctx.db, workspaceIds)
  for (const event of told) {
    const listeners = hooks.filter((hook) => hears(hook, event))
    if (listeners.length > 0) await tellOf(ctx, event, listeners)
  }
}

const hears = (hook: Listener, { workspaceId, boardId }: PastEvent) =>
  hook.workspaceId === workspaceId && (!hook.boardId || hook.boardId === boardId)

async function tellOf(ctx: GuestCtx, event: PastEvent, listeners: Listener[]) {
  const [card] = event.type === 'task-moved' && event.taskId ? await cardsOf(ctx.db, [event.taskId]) : []
  const actor = event.actor ? await findActor(ctx.db, event.actor) : null
  const messages = messagesOf(event, card).map((message, n) => ({
    type: message.type,
    body: bodyOf(event, message, n, actor ?? null),
  }))
  for (const { _id, events } of listeners)
    for (const { type, body } of messages)
      if (events.includes(type)) await queue(ctx, _id, { type, body, requestId: event.requestId })
}

const bodyOf = (
  { id, at, workspaceId, boardId, seq }: PastEvent,
  { type, data }: Message,
  n: number,
  actor: { _id: string; name: string } | null,
) => JSON.stringify({ id: `${id}.${n}`, type, createdAt: at, workspaceId, boardId, seq, actor, data })

interface Queued {
  type: string
  body: string
  requestId: string | null
}

export async function queue(ctx: GuestCtx, webhookId: string, { type, body, requestId }: Queued) {
  const id = newId()
  await insertDelivery(ctx.db, { id, webhook_id: webhookId, event_type: type, body, created_at: ctx.now })
  await send(ctx, webhookId, id, { requestId })
  return id
}

interface Sending {
  job?: string
  runAt?: Date
  /** The request the event came of. */
  requestId: string | null
}

/** One at a time to each receiver: a slow one keeps nobody waiting but itself. */
export const send = (
  ctx: GuestCtx,
  webhookId: string,
  deliveryId: string,
  { job = DELIVER, runAt, requestId }: Sending,
) =>
  ctx.tools.jobs.add(
    ctx.db,
    job,
    { deliveryId, ...(requestId && { requestId }) },
    { key: `${DELIVER} ${deliveryId}`, queue: `webhook ${webhookId}`, ...(runAt && { runAt }) },
  )

/** Killed between the answer and the note of it, the same is sent once more: receivers know it by its id. */
export async function deliver(kernel: Kernel, deliveryId: string, requestId: string | null) {
  const parcel = await findParcel(kernel.db, deliveryId)
  if (!parcel) return
  const begun = Date.now()
  const sent: Answered = parcel.isWanted
    ? await kernel.tools.outside.post(parcel.url, { headers: headersOf(kernel, parcel, requestId), body: parcel.body })
    : { status: null, answer: null, error: t`The webhook was off, or its workspace in the archive` }
  if (parcel.isWanted) kernel.tools.meters.webhooks.inc({ outcome: problemOf(sent) ? 'failed' : 'delivered' })
  await inTransaction(kernel, theSystem, (ctx) =>
    note(ctx, parcel, sent, { milliseconds: Date.now() - begun, requestId }),
  )
}

function headersOf({ tools }: Kernel, parcel: Parcel, requestId: string | null) {
  const { _id, type, body, sealedSecret, sealedEarlier, earlierUntil } = parcel
  const now = new Date()
  const isEarlierValid = sealedEarlier && earlierUntil && new Date(earlierUntil) > now
  const secrets = [sealedSecret, ...(isEarlierValid ? [sealedEarlier] : [])].map((sealed) => tools.seal.open(sealed))
  return {
    'content-type': 'application/json',
    'user-agent': 'Hearth-Webhooks',
    'hearth-event': type,
    'hearth-delivery': _id,
    'hearth-signature': signatureOf(body, secrets, now),
    ...(requestId && { 'x-request-id': requestId }),
  }
}

interface Attempt {
  milliseconds: number
  requestId: string | null
}

async function note(ctx: GuestCtx, parcel: Parcel, sent: Answered, { milliseconds, requestId }: Attempt) {
  // Before the delivery's own row, as when it is deleted.
  await lockWebhook(ctx.db, parcel.webhookId)
  const problem = problemOf(sent)
  const pause = problem && parcel.isWanted ? PAUSES[parcel.tries] : undefined
  const nextTryAt = pause ? new Date(ctx.now.getTime() + pause * 1000) : null
  const isThere = await noteAttempt(ctx.db, parcel._id, {
    status: problem ? (nextTryAt ? 'waiting' : 'failed') : 'delivered',
    attempt: { at: ctx.now.toISOString(), status: sent.status, error: problem, milliseconds },
    answer: sent.answer,
    nextTryAt,
  })
  if (!isThere || !parcel.isWanted) return
  if (nextTryAt) await send(ctx, parcel.webhookId, parcel._id, { runAt: nextTryAt, requestId })
  const failingSince = await noteHealth(ctx.db, parcel.webhookId, problem === null, ctx.now)
  if (failingSince) await giveUp(ctx, parcel.webhookId, failingSince)
}

/** Kept as it is written here, and said again in the language of whoever reads it. */
export function problemOf({ status, error }: Pick<DeliveryAttempt, 'status' | 'error'>): string | null {
  if (status === null) return error && said(error)
  if (status >= 300 && status < 400) return t`It answered with a redirect, which is not followed`
  return status >= 200 && status < 300 ? null : t`It answered ${status}`
}

async function giveUp(ctx: GuestCtx, webhookId: string, failingSince: string) {
  if (ctx.now.getTime() - new Date(failingSince).getTime() < GIVE_UP_AFTER_DAYS * DAY_MS) return
  const webhook = await findWebhook(ctx.db, webhookId)
  if (!webhook?.active) return
  await updateWebhookRow(ctx.db, webhookId, { active: false, given_up_at: ctx.now })
  const to = await findCaretaker(ctx.db, webhookId)
  const path = webhook.boardId ? `projects/${webhook.boardId}/update` : 'settings/webhooks'
  const link = `${ctx.tools.appUrl}/${to?.workspaceUrl}/${path}`
  await ctx.publish(webhookDisabled(webhook, { to, days: GIVE_UP_AFTER_DAYS, link }))
}
