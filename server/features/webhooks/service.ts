import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { type Delivery, MAX_WEBHOOKS, type Webhook, webhookEventsFor, type webhooksApi } from '#contract/webhooks.ts'
import type { Ctx } from '#server/core/context.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, hiddenBehindDoor, invalidField, notFound } from '#server/core/errors.ts'
import { newSecret } from '#server/core/secrets.ts'
import { inLanguage } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import { lockOnBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { lockInWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { problemOf, queue, send } from './delivering.ts'
import { webhookChanged } from './events.ts'
import {
  beginAgain,
  deleteWebhookRow,
  deliveriesOf,
  type FoundWebhook,
  findDelivery,
  findWebhook,
  insertWebhook,
  lockWebhook,
  renewSecret,
  updateWebhookRow,
  webhooksOfBoard,
  webhooksOfWorkspace,
} from './queries.ts'

export { deleteOldDeliveries } from './queries.ts'

type Api = typeof webhooksApi

/** How long everything is signed with the secret before as well. */
const OVERLAP_MS = 24 * 60 * 60 * 1000

/** The log of an archived project can be read, like everything of it. */
const reading = { evenArchived: true }
const changing = { evenArchived: false }

export async function listWorkspaceWebhooks(ctx: Ctx, { workspaceId }: Input<Api['listWorkspaceWebhooks']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', reading)
  return { webhooks: await webhooksOfWorkspace(ctx.db, workspaceId) }
}

export async function listBoardWebhooks(ctx: Ctx, { boardId }: Input<Api['listBoardWebhooks']>) {
  await requireOnBoard(ctx, boardId, 'manage', reading)
  return { webhooks: await webhooksOfBoard(ctx.db, boardId) }
}

export async function createWorkspaceWebhook(
  ctx: Ctx,
  { workspaceId, ...wanted }: Input<Api['createWorkspaceWebhook']>,
) {
  await lockInWorkspace(ctx, workspaceId, 'manage')
  const known = (await webhooksOfWorkspace(ctx.db, workspaceId)).filter(({ boardId }) => boardId === null)
  return create(ctx, { workspaceId, boardId: null }, known, wanted)
}

export async function createBoardWebhook(ctx: Ctx, { boardId, ...wanted }: Input<Api['createBoardWebhook']>) {
  const { workspaceId } = await lockOnBoard(ctx, boardId, 'manage')
  return create(ctx, { workspaceId, boardId }, await webhooksOfBoard(ctx.db, boardId), wanted)
}

type Where = Pick<FoundWebhook, 'workspaceId' | 'boardId'>
type Wanted = Pick<Input<Api['createBoardWebhook']>, 'name' | 'url' | 'events'>

async function create(ctx: Ctx, where: Where, known: Webhook[], wanted: Wanted) {
  if (known.length >= MAX_WEBHOOKS)
    throw conflict('too_many', () => t`There can be at most ${MAX_WEBHOOKS} webhooks here`)
  requirePossible(ctx, where, wanted)
  const id = newId()
  const secret = newSigningSecret()
  await insertWebhook(ctx.db, {
    ...wanted,
    id,
    workspace_id: where.workspaceId,
    board_id: where.boardId,
    sealed_secret: ctx.tools.seal.close(secret),
    created_by: ctx.user._id,
  })
  const webhook = (await findWebhook(ctx.db, id))!
  await ctx.publish(webhookChanged(webhook, 'made'))
  return { webhook, secret }
}

/** Where the name leads is checked with every delivery; what can be seen from here is said at once. */
function requirePossible(ctx: Ctx, { boardId }: Where, { url, events }: Partial<Wanted>) {
  const objection = url && ctx.tools.outside.objection(url)
  if (objection) throw invalidField('url', objection)
  const offered: string[] = webhookEventsFor(boardId)
  const strange = events?.find((type) => !offered.includes(type))
  if (strange) throw invalidField('events', () => t`A project’s webhook is not told of ${strange}`)
}

const newSigningSecret = () => `whsec_${newSecret()}`

export async function updateWebhook(ctx: Ctx, { webhookId, version, ...wished }: Input<Api['updateWebhook']>) {
  const before = await lockedWebhook(ctx, webhookId)
  requireVersion(version, before.version, t`webhook`, { webhook: before })
  const changes = defined(wished)
  requirePossible(ctx, before, changes)
  // Somebody looked after it: it gets its days again.
  const isAnew = changes.active || (changes.url !== undefined && changes.url !== before.url)
  await updateWebhookRow(ctx.db, webhookId, {
    ...changes,
    ...(isAnew && { failing_since: null }),
    ...(changes.active !== undefined && { given_up_at: null }),
  })
  const webhook = (await findWebhook(ctx.db, webhookId))!
  const turned = webhook.active ? 'turned on' : 'turned off'
  await ctx.publish(webhookChanged(webhook, webhook.active === before.active ? 'changed' : turned))
  return { webhook }
}

export async function deleteWebhook(ctx: Ctx, { webhookId }: Input<Api['deleteWebhook']>) {
  const webhook = await lockedWebhook(ctx, webhookId)
  await deleteWebhookRow(ctx.db, webhookId)
  await ctx.publish(webhookChanged(webhook, 'deleted'))
  return { webhook }
}

export async function renewWebhookSecret(ctx: Ctx, { webhookId }: Input<Api['renewWebhookSecret']>) {
  const webhook = await lockedWebhook(ctx, webhookId)
  const secret = newSigningSecret()
  await renewSecret(ctx.db, webhookId, ctx.tools.seal.close(secret), new Date(ctx.now.getTime() + OVERLAP_MS))
  await ctx.publish(webhookChanged(webhook, 'renewed the secret of'))
  return { webhook, secret }
}

export async function pingWebhook(ctx: Ctx, { webhookId }: Input<Api['pingWebhook']>) {
  const webhook = await requireWebhook(ctx, webhookId, changing)
  requireOn(webhook)
  const { workspaceId, boardId } = webhook
  const actor = { _id: ctx.user._id, name: ctx.user.name }
  const head = { id: newId(), type: 'ping', createdAt: ctx.now.toISOString(), workspaceId, boardId, seq: null, actor }
  const data = { message: `Hello from Hearth. This is the webhook “${webhook.name}”.` }
  return reply(
    ctx,
    await queue(ctx, webhookId, {
      type: 'ping',
      body: JSON.stringify({ ...head, data }),
      requestId: ctx.origin.requestId,
    }),
  )
}

export async function listDeliveries(ctx: Ctx, { webhookId, before, limit }: Input<Api['listDeliveries']>) {
  await requireWebhook(ctx, webhookId, reading)
  const deliveries = await deliveriesOf(ctx.db, webhookId, { ...defined({ before }), limit })
  return { deliveries: deliveries.map((delivery) => inWords(ctx, delivery)) }
}

export async function getDelivery(ctx: Ctx, { deliveryId }: Input<Api['getDelivery']>) {
  const { delivery } = await requireDelivery(ctx, deliveryId, reading)
  return { delivery: inWords(ctx, delivery) }
}

export async function replayDelivery(ctx: Ctx, { deliveryId }: Input<Api['replayDelivery']>) {
  const { delivery, webhook } = await requireDelivery(ctx, deliveryId, changing)
  requireOn(webhook)
  await beginAgain(ctx.db, deliveryId)
  await send(ctx, delivery.webhookId, deliveryId, { requestId: ctx.origin.requestId })
  return reply(ctx, deliveryId)
}

const reply = async (ctx: Ctx, deliveryId: string) => ({
  delivery: inWords(ctx, (await findDelivery(ctx.db, deliveryId))!),
})

/** What went wrong, as the reader says it. */
const inWords = <D extends Delivery>({ origin }: Ctx, delivery: D): D => ({
  ...delivery,
  attempts: delivery.attempts.map((attempt) => ({
    ...attempt,
    error: inLanguage(origin.language, () => problemOf(attempt)),
  })),
})

function requireOn({ active }: Webhook) {
  if (!active) throw conflict('off', t`This webhook is turned off. Turn it on to send something.`)
}

type Door = typeof reading

/** The door to a webhook is that of its project, or else of its workspace. */
async function requireWebhook(ctx: Ctx, webhookId: string, door: Door): Promise<FoundWebhook> {
  const webhook = await findWebhook(ctx.db, webhookId)
  if (!webhook) throw notFound(t`Webhook`)
  const { boardId, workspaceId } = webhook
  const opened = boardId
    ? requireOnBoard(ctx, boardId, 'manage', door)
    : requireInWorkspace(ctx, workspaceId, 'manage', door)
  await opened.catch(hiddenBehindDoor(t`Webhook`))
  return webhook
}

async function lockedWebhook(ctx: Ctx, webhookId: string) {
  await requireWebhook(ctx, webhookId, changing)
  await lockWebhook(ctx.db, webhookId)
  return requireWebhook(ctx, webhookId, changing)
}

async function requireDelivery(ctx: Ctx, deliveryId: string, door: Door) {
  const delivery = await findDelivery(ctx.db, deliveryId)
  if (!delivery) throw notFound(t`Delivery`)
  const webhook = await requireWebhook(ctx, delivery.webhookId, door).catch(hiddenBehindDoor(t`Delivery`))
  return { delivery, webhook }
}
