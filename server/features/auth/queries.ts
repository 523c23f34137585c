import type { Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'

export type Purpose = Tables['link_tokens']['purpose']

/** A newer link makes the older ones of its kind useless. */
export async function replaceLinkToken(
  db: Db,
  token: { hash: string; user_id: string; purpose: Purpose; email: string; expires_at: Date },
) {
  await db.deleteFrom('link_tokens').where('user_id', '=', token.user_id).where('purpose', '=', token.purpose).execute()
  await db.insertInto('link_tokens').values(token).execute()
}

/** Each link works once: whoever deletes its row has used it. */
export const takeLinkToken = (db: Db, hash: string, purposes: Purpose[], now: Date) =>
  db
    .deleteFrom('link_tokens')
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id as userId', 'purpose', 'email'])
    .executeTakeFirst()

export const deleteLinkTokensOf = (db: Db, userId: string) =>
  db.deleteFrom('link_tokens').where('user_id', '=', userId).execute()

export const deleteOldLinkTokens = (db: Db, now: Date) =>
  db.deleteFrom('link_tokens').where('expires_at', '<', now.toISOString()).execute()
