import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { PendingSignUp } from '#server/database/tables/people.ts'
import type { Tables } from '#server/database/tables.ts'

export type Purpose = Tables['link_tokens']['purpose']

interface NewLinkToken {
  hash: string
  user_id: string
  purpose: Purpose
  email: string
  pending: PendingSignUp | null
  expires_at: Date
}

export const insertLinkToken = (db: Db, { pending, ...token }: NewLinkToken) =>
  db
    .insertInto('link_tokens')
    .values({ ...token, pending: pending && JSON.stringify(pending) })
    .execute()

export const deleteLinkTokens = (db: Db, userId: string, purpose: Purpose) =>
  db.deleteFrom('link_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()

/** What the newest sign-up with this address typed. */
export const newestPending = (db: Db, userId: string) =>
  db
    .selectFrom('link_tokens')
    .select('pending')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify-email')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

export async function countLinksSince(db: Db, userId: string, purpose: Purpose, since: Date) {
  const { count } = await db
    .selectFrom('link_tokens')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** Since they last signed in, as far as their newest activities tell. */
export async function countFailuresInARow(db: Db, userId: string) {
  const { rows } = await sql<{ count: number }>`with recent as (
      select id, type from events where actor = ${userId} order by id desc limit 500
    )
    select count(*) from recent where type = 'sign-in-failed'
      and not exists (select 1 from recent later where later.type = 'signed-in' and later.id > recent.id)`.execute(db)
  return rows[0]!.count
}

/** Each link works once: whoever deletes its row has used it. */
export const takeLinkToken = (db: Db, hash: string, purposes: Purpose[], now: Date) =>
  db
    .deleteFrom('link_tokens')
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id as userId', 'purpose', 'email', 'pending'])
    .executeTakeFirst()

export const deleteLinkTokensOf = (db: Db, userId: string) =>
  db.deleteFrom('link_tokens').where('user_id', '=', userId).execute()

export const deleteOldLinkTokens = (db: Db, now: Date) =>
  db.deleteFrom('link_tokens').where('expires_at', '<', now.toISOString()).execute()
