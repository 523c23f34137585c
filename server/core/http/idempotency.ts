// The same POST sent twice is done once. The key is written in the request's own transaction, so a second one waits for the
// first to finish: if it succeeded its answer is given again, if it failed there is no trace of it and the second one goes ahead.
// Where a request opens its own transactions, the key is written before and the answer after it: a second one that comes between
// is refused, also when the server died there and nobody knows how the first one ended.
import { t } from '#contract/texts.ts'
import { conflict } from '#server/core/errors.ts'
import type { Db } from '#server/database/connect.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface KeyedRequest {
  userId: string
  key: string
  route: string
}

/** Null when the request is new and may go ahead. */
export async function earlierAnswer(db: Db, { userId, key, route }: KeyedRequest): Promise<Answer | null> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, route })
    .onConflict((clash) => clash.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return null
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['route', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier?.route !== route)
    throw conflict('idempotency_key_reused', t`This Idempotency-Key was used for another request`)
  if (earlier.status === null)
    throw conflict('idempotency_key_under_way', t`The first request with this Idempotency-Key has not ended yet`)
  return { status: earlier.status, body: earlier.answer }
}

export async function keepAnswer(db: Db, { userId, key }: KeyedRequest, { status, body }: Answer) {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(body) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

export const forgetAnswer = (db: Db, { userId, key }: KeyedRequest) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()

export const deleteOldKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', before.toISOString()).execute()
