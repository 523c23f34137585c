// Notices that quote a description, as long as nobody has read them.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { BETWEEN } from '#server/features/notifications/words.ts'
import { type Reworded, sayings, unreadAmong } from './telling.ts'

const unreadOf = (taskId: string) => sql`n.task_id = ${taskId} and not n.read and notices.notification_id = n.id
  and notices.quoted is not null and (n.heard_at is null or notices.created_at > n.heard_at)`

/** Whom they are for. */
export async function quotedFor(db: Db, taskId: string) {
  const { rows } = await sql<{ id: string }>`select distinct n.user_id as id from notifications n, notices
    where ${unreadOf(taskId)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the description says to each of them now. Beside it something else may stand that was told at once with it. */
export async function rewriteQuotes(db: Db, taskId: string, now: { userId: string; quoted: string }[]) {
  if (now.length === 0) return []
  const { rows } = await sql<{ id: string }>`update notices
    set message = quote.quoted || substr(notices.message, length(notices.quoted) + 1), quoted = quote.quoted
    from notifications n
      join jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as quote ("userId" uuid, quoted text) on quote."userId" = n.user_id
    where ${unreadOf(taskId)} and notices.quoted <> quote.quoted
    returning n.id`.execute(db)
  return unreadAmong(db, rows)
}

/** It does not name them any more. What was told at once with it, they are told still. */
export async function forgetQuotes(db: Db, taskId: string, userIds: string[]) {
  if (userIds.length === 0) return []
  const theirs = sql`${unreadOf(taskId)} and n.user_id = any(${userIds})`
  const left = await sql<{ id: string }>`update notices
    set message = substr(notices.message, length(notices.quoted || ${BETWEEN}) + 1), quoted = null
    from notifications n where ${theirs} and starts_with(notices.message, notices.quoted || ${BETWEEN})
    returning n.id`.execute(db)
  const { rows } = await sql<Reworded>`with forgotten as (
      delete from notices using notifications n where ${theirs} returning notices.notification_id, notices.cause
    )
    select notifications.id, notifications.user_id as "userId", coalesce(users.language, 'en') as language,
      ${sayings(sql`notifications.id`, sql`notices.cause not in (select cause from forgotten)`)} as sayings
    from notifications join users on users.id = notifications.user_id
    where notifications.id in (select notification_id from forgotten)`.execute(db)
  return [...(await unreadAmong(db, left.rows)), ...rows]
}
