import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryStatus,
  Webhook,
  WebhookEventType,
  WholeDelivery,
} from '#contract/webhooks.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

export type FoundWebhook = Webhook & { workspaceId: string; boardId: string | null }

const webhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.id', 'webhooks.created_by')
    .leftJoin('boards', 'boards.id', 'webhooks.board_id')
    .select([
      'webhooks.id as _id',
      'webhooks.workspace_id as workspaceId',
      'webhooks.board_id as boardId',
      'webhooks.name',
      'webhooks.url',
      'webhooks.events',
      'webhooks.active',
      'webhooks.failing_since as failingSince',
      'webhooks.given_up_at as givenUpAt',
      'webhooks.created_at as createdAt',
      'webhooks.version',
      personOrNullJson.as('createdBy'),
      sql<
        Webhook['board']
      >`case when boards.id is not null then json_build_object('_id', boards.id, 'title', boards.title) end`.as(
        'board',
      ),
      sql<
        Webhook['lastDelivery']
      >`(select json_build_object('status', newest.status, 'at', ${momentJson('newest.created_at')})
        from webhook_deliveries newest where newest.webhook_id = webhooks.id order by newest.id desc limit 1)`.as(
        'lastDelivery',
      ),
    ])
    .$castTo<FoundWebhook>()

export const webhooksOfWorkspace = (db: Db, workspaceId: string) =>
  webhooks(db).where('webhooks.workspace_id', '=', workspaceId).orderBy('webhooks.id').execute()

export const webhooksOfBoard = (db: Db, boardId: string) =>
  webhooks(db).where('webhooks.board_id', '=', boardId).orderBy('webhooks.id').execute()

export const findWebhook = (db: Db, id: string) => webhooks(db).where('webhooks.id', '=', id).executeTakeFirst()

/** For those who change it, or note how it answered, at the same moment. */
export const lockWebhook = (db: Db, id: string) =>
  db.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

interface NewWebhook {
  id: string
  workspace_id: string
  board_id: string | null
  name: string
  url: string
  events: WebhookEventType[]
  sealed_secret: string
  created_by: string
}

export const insertWebhook = (db: Db, row: NewWebhook) => db.insertInto('webhooks').values(row).execute()

interface Changes {
  name?: string
  url?: string
  events?: WebhookEventType[]
  active?: boolean
  failing_since?: null
  given_up_at?: Date | null
}

export const updateWebhookRow = (db: Db, id: string, changes: Changes) =>
  db
    .updateTable('webhooks')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const renewSecret = (db: Db, id: string, sealed: string, earlierUntil: Date) =>
  db
    .updateTable('webhooks')
    .set({ sealed_earlier: sql.ref('sealed_secret'), earlier_until: earlierUntil, sealed_secret: sealed })
    .where('id', '=', id)
    .execute()

export const deleteWebhookRow = (db: Db, id: string) => db.deleteFrom('webhooks').where('id', '=', id).execute()

export type Listener = Awaited<ReturnType<typeof listenersIn>>[number]

/** Who wants to hear of what happens there. An archived workspace says nothing. */
export const listenersIn = (db: Db, workspaceIds: string[]) =>
  db
    .selectFrom('webhooks')
    .innerJoin('workspaces', 'workspaces.id', 'webhooks.workspace_id')
    .select([
      'webhooks.id as _id',
      'webhooks.workspace_id as workspaceId',
      'webhooks.board_id as boardId',
      'webhooks.events',
    ])
    .where('webhooks.workspace_id', 'in', workspaceIds)
    .where('webhooks.active', '=', true)
    .where('workspaces.status', '=', 'active')
    .orderBy('webhooks.id')
    .execute()

export const findActor = (db: Db, id: string) =>
  db.selectFrom('users').select(['id as _id', 'name']).where('id', '=', id).executeTakeFirst()

export const insertDelivery = (
  db: Db,
  row: { id: string; webhook_id: string; event_type: string; body: string; created_at: Date },
) => db.insertInto('webhook_deliveries').values(row).execute()

const deliveryColumns = [
  'id as _id',
  'webhook_id as webhookId',
  'event_type as type',
  'status',
  'attempts',
  'next_try_at as nextTryAt',
  'created_at as createdAt',
] as const

export const deliveriesOf = (db: Db, webhookId: string, { before, limit }: { before?: string; limit: number }) =>
  db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where('webhook_id', '=', webhookId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<Delivery>()
    .execute()

export const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select([...deliveryColumns, 'body as request', 'answer'])
    .where('id', '=', id)
    .$castTo<WholeDelivery>()
    .executeTakeFirst()

/** From the beginning, under the id and with the body it had. */
export const beginAgain = (db: Db, id: string) =>
  db
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', tries: 0, next_try_at: null })
    .where('id', '=', id)
    .execute()

/** The webhook a delivery is for, as long as there is one. */
export async function findReceiver(db: Db, deliveryId: string) {
  const found = await db
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  return found?.webhook_id
}

/** What is to be sent, where, and what it is signed with. */
export const findParcel = (db: Db, deliveryId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('workspaces', 'workspaces.id', 'webhooks.workspace_id')
    .select([
      'webhook_deliveries.id as _id',
      'webhook_deliveries.event_type as type',
      'webhook_deliveries.body',
      'webhook_deliveries.tries',
      'webhooks.id as webhookId',
      'webhooks.url',
      'webhooks.sealed_secret as sealedSecret',
      'webhooks.sealed_earlier as sealedEarlier',
      'webhooks.earlier_until as earlierUntil',
      sql<boolean>`(webhooks.active and workspaces.status = 'active')`.as('isWanted'),
    ])
    .where('webhook_deliveries.id', '=', deliveryId)
    .where('webhook_deliveries.status', '=', 'waiting')
    .executeTakeFirst()

export type Parcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>

interface Outcome {
  status: DeliveryStatus
  attempt: DeliveryAttempt
  answer: string | null
  nextTryAt: Date | null
}

const ATTEMPTS_KEPT = 30

/** False when it is not there any more. */
export async function noteAttempt(db: Db, id: string, { status, attempt, answer, nextTryAt }: Outcome) {
  const { rows } =
    await sql`update webhook_deliveries set status = ${status}, answer = ${answer}, next_try_at = ${nextTryAt},
      tries = tries + 1, attempts = case when jsonb_array_length(attempts) < ${ATTEMPTS_KEPT} then attempts else attempts - 0 end
        || ${JSON.stringify([attempt])}::jsonb
    where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Since when it fails; null when it does not. */
export async function noteHealth(db: Db, id: string, isWell: boolean, now: Date) {
  const { rows } = await sql<{ failing_since: string | null }>`update webhooks
    set failing_since = case when ${isWell} then null else coalesce(failing_since, ${now}) end
    where id = ${id} returning failing_since`.execute(db)
  return rows[0]?.failing_since ?? null
}

/** Whoever made it, as long as they are in the workspace; else its owner. */
export async function findCaretaker(db: Db, webhookId: string) {
  const { rows } = await sql<{ name: string; email: string; language: Language | null; workspaceUrl: string }>`
    select users.name, users.email, users.language, workspaces.url as "workspaceUrl" from webhooks
    join workspaces on workspaces.id = webhooks.workspace_id
    left join workspace_members maker on maker.workspace_id = workspaces.id and maker.user_id = webhooks.created_by
    join users on users.id = coalesce(maker.user_id, workspaces.owner_id)
    where webhooks.id = ${webhookId}`.execute(db)
  return rows[0]
}

/** What is old, and beyond the newest so many of each; never what is still to be sent. */
export async function deleteOldDeliveries(db: Db, before: Date, keep: number) {
  await sql`delete from webhook_deliveries where status <> 'waiting' and created_at < ${before}`.execute(db)
  await sql`delete from webhook_deliveries where status <> 'waiting' and id in (
    select id from (select id, row_number() over (partition by webhook_id order by id desc) as nth from webhook_deliveries) ranked
    where nth > ${keep})`.execute(db)
}
