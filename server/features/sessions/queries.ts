import { sql } from 'kysely'
import type { Session } from '#contract/account.ts'
import type { User } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import { userColumns } from '#server/features/people/service.ts'

export const insertSession = (
  db: Db,
  session: { id: string; user_id: string; device: string; address: string; expires_at: Date },
) => db.insertInto('sessions').values(session).execute()

/** Whether they signed in before, and never from such a device. */
export async function knowsOnlyOthers(db: Db, userId: string, device: string): Promise<boolean> {
  const { onlyOthers } = await db
    .selectFrom('sessions')
    .select(sql<boolean | null>`bool_and(device <> ${device})`.as('onlyOthers'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return onlyOthers ?? false
}

export const insertRefreshToken = (db: Db, hash: string, sessionId: string) =>
  db.insertInto('refresh_tokens').values({ hash, session_id: sessionId }).execute()

/** Locked: of two requests with the same token, the second sees what the first did with it. */
export const findRefreshToken = (db: Db, hash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.ended_at as endedAt',
      'sessions.expires_at as expiresAt',
      'used_at as usedAt',
    ])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()

export const markUsed = (db: Db, hash: string, at: Date) =>
  db.updateTable('refresh_tokens').set({ used_at: at }).where('hash', '=', hash).execute()

/** Until then, but no longer than a session may last in all. */
export const prolongSession = (db: Db, id: string, now: Date, expiresAt: Date, longest: number) =>
  db
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      expires_at: sql`least(${expiresAt}::timestamptz, created_at + make_interval(secs => ${longest / 1000}))`,
    })
    .where('id', '=', id)
    .execute()

export const touchSession = (db: Db, id: string, now: Date) =>
  db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()

export interface SessionHolder {
  user: User
  lastSeenAt: string
  expiresAt: string
}

/** The person behind a session that lives, in one query: it is asked at every request. */
export async function findHolder(db: Db, sessionId: string, userId: string, now: Date): Promise<SessionHolder | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.last_seen_at as lastSeenAt', 'sessions.expires_at as expiresAt'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return null
  const { lastSeenAt, expiresAt, ...user } = row
  return { user: user as User, lastSeenAt, expiresAt }
}

export async function sessionsOf(db: Db, userId: string, now: Date, current: string | null): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id as _id', 'device', 'address', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, current: row._id === current }))
}

/** The sessions that were alive until now. */
export async function endSessionsOf(
  db: Db,
  userId: string,
  now: Date,
  which: { only?: string; except?: string | null },
) {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '<>', which.except)
  return query.returning(['id', 'device']).execute()
}

export async function deleteOldSessions(db: Db, before: Date) {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('ended_at', '<', before.toISOString()), row('expires_at', '<', before.toISOString())]))
    .execute()
  await db.deleteFrom('refresh_tokens').where('used_at', '<', before.toISOString()).execute()
}
