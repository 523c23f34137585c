// Addresses of other programs that are told what happens here. docs/WEBHOOKS.md describes what they get.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Id, line, Moment } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

/** What can be asked for, in the order in which it is offered. Names and meanings stay as they are: programs depend on them. */
export const webhookEvents = {
  'task.created': t`A task was made, brought back, or moved here from another project`,
  'task.updated': t`Fields of a task changed; says which, and from what to what`,
  'task.moved': t`A task changed its column or its place in it`,
  'task.completed': t`A task came into a finishing column`,
  'task.deleted': t`A task was deleted, or moved to another project`,
  'comment.created': t`Somebody commented on a task`,
  'comment.updated': t`A comment was changed`,
  'comment.deleted': t`A comment was deleted`,
  'time.logged': t`Time was logged, by hand or by stopping a timer`,
  'time.updated': t`Logged time was corrected`,
  'time.deleted': t`Logged time was taken back`,
  'form.submitted': t`A form was filled in; the task that came of it`,
  'column.created': t`A column was added`,
  'column.updated': t`A column was changed`,
  'column.deleted': t`A column was deleted`,
  'project.created': t`A project was made, or came from another workspace`,
  'project.updated': t`A project’s name, key, description or visibility changed`,
  'project.archived': t`A project was archived`,
  'project.unarchived': t`A project came back from the archive`,
  'project.deleted': t`A project was deleted, or taken to another workspace`,
  'import.finished': t`An import ended; its tasks are not told one by one`,
  'member.added': t`Somebody came into the workspace`,
  'member.removed': t`Somebody left the workspace or was removed`,
} as const
export type WebhookEventType = keyof typeof webhookEvents
const eventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]]

/** What happens to a workspace and not on one of its projects. */
const workspaceOnly = ['project.created', 'project.deleted', 'member.added', 'member.removed']
export const webhookEventsFor = (boardId: string | null) =>
  boardId ? eventTypes.filter((type) => !workspaceOnly.includes(type)) : eventTypes

export const MAX_WEBHOOKS = 20
export const DELIVERIES_PER_PAGE = 30

/** Whether anything is sent there is for the server to say: it knows which networks are closed. */
const Address = z
  .url({ protocol: /^https?$/, error: () => t`An address begins with https://` })
  .max(2_000, { error: () => t`This address is too long` })

const Events = z
  .array(z.enum(eventTypes, { error: () => t`This event does not exist` }), {
    error: () => t`Choose what to be told of`,
  })
  .min(1, { error: () => t`Choose at least one event` })
  .max(eventTypes.length)
  .transform((types) => [...new Set(types)])

const DeliveryStatus = z.enum(['waiting', 'delivered', 'failed'])
export type DeliveryStatus = z.infer<typeof DeliveryStatus>

export const Webhook = z.object({
  _id: z.string(),
  /** The project it is about; none is the whole workspace. */
  board: z.object({ _id: z.string(), title: z.string() }).nullable(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  failingSince: Moment.nullable(),
  /** When it was turned off by itself, after days without one delivery. */
  givenUpAt: Moment.nullable(),
  lastDelivery: z.object({ status: DeliveryStatus, at: Moment }).nullable(),
  createdBy: Person.nullable(),
  createdAt: Moment,
  version: z.number(),
})
export type Webhook = z.infer<typeof Webhook>

export const DeliveryAttempt = z.object({
  at: Moment,
  /** What the address answered; null when it did not. */
  status: z.number().nullable(),
  error: z.string().nullable(),
  milliseconds: z.number(),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const Delivery = z.object({
  _id: z.string(),
  webhookId: z.string(),
  type: z.string(),
  status: DeliveryStatus,
  attempts: z.array(DeliveryAttempt),
  nextTryAt: Moment.nullable(),
  createdAt: Moment,
})
export type Delivery = z.infer<typeof Delivery>

/** With what was sent, and the beginning of what came back. */
export const WholeDelivery = Delivery.extend({ request: z.string(), answer: z.string().nullable() })
export type WholeDelivery = z.infer<typeof WholeDelivery>

const NewWebhook = z.object({ name: line(t`The name`, 80), url: Address, events: Events })
const WebhookReply = z.object({ webhook: Webhook })
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

export const webhooksApi = {
  listWorkspaceWebhooks: endpoint('GET /api/workspaces/:workspaceId/webhooks', {
    access: 'person',
    summary: 'The webhooks of a workspace and of its projects.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ webhooks: z.array(Webhook) }),
  }),
  createWorkspaceWebhook: endpoint('POST /api/workspaces/:workspaceId/webhooks', {
    access: 'person',
    status: 201,
    secret: true,
    summary: 'An address that is told what happens in the workspace. The secret is shown this once.',
    input: NewWebhook.extend({ workspaceId: Id }),
    output: WithSecret,
  }),
  listBoardWebhooks: endpoint('GET /api/boards/:boardId/webhooks', {
    access: 'person',
    summary: 'The webhooks of a project.',
    input: z.object({ boardId: Id }),
    output: z.object({ webhooks: z.array(Webhook) }),
  }),
  createBoardWebhook: endpoint('POST /api/boards/:boardId/webhooks', {
    access: 'person',
    status: 201,
    secret: true,
    summary: 'An address that is told what happens on a project. The secret is shown this once.',
    input: NewWebhook.extend({ boardId: Id }),
    output: WithSecret,
  }),
  updateWebhook: endpoint('PUT /api/webhooks/:webhookId', {
    access: 'person',
    summary: 'Changes a webhook, or turns it off and on.',
    input: NewWebhook.partial().extend({
      webhookId: Id,
      active: z.boolean().optional(),
      version: z.number().int().optional(),
    }),
    output: WebhookReply,
  }),
  deleteWebhook: endpoint('DELETE /api/webhooks/:webhookId', {
    access: 'person',
    summary: 'Deletes a webhook and its log. What waits is not sent.',
    input: z.object({ webhookId: Id }),
    output: WebhookReply,
  }),
  renewWebhookSecret: endpoint('POST /api/webhooks/:webhookId/secret', {
    access: 'person',
    secret: true,
    summary: 'A new signing secret, shown this once. For a day everything is signed with the old one as well.',
    input: z.object({ webhookId: Id }),
    output: WithSecret,
  }),
  pingWebhook: endpoint('POST /api/webhooks/:webhookId/ping', {
    access: 'person',
    status: 202,
    summary: 'Sends a `ping`, to see whether somebody answers.',
    input: z.object({ webhookId: Id }),
    output: z.object({ delivery: Delivery }),
    limit: { perAddress: 30, windowSeconds: 60 },
  }),
  listDeliveries: endpoint('GET /api/webhooks/:webhookId/deliveries', {
    access: 'person',
    summary: 'What a webhook was sent, newest first; kept for thirty days.',
    input: z.object({ webhookId: Id, before: Id.optional(), limit: count(100, DELIVERIES_PER_PAGE) }),
    output: z.object({ deliveries: z.array(Delivery) }),
  }),
  getDelivery: endpoint('GET /api/webhook-deliveries/:deliveryId', {
    access: 'person',
    summary: 'One delivery: what was sent, and what came back.',
    input: z.object({ deliveryId: Id }),
    output: z.object({ delivery: WholeDelivery }),
  }),
  replayDelivery: endpoint('POST /api/webhook-deliveries/:deliveryId/replay', {
    access: 'person',
    status: 202,
    summary: 'Sends the same once more, under the same id.',
    input: z.object({ deliveryId: Id }),
    output: z.object({ delivery: Delivery }),
    limit: { perAddress: 120, windowSeconds: 60 },
  }),
}
