// What somebody was told, as they see it now.
import { sql } from 'kysely'
import type { Notification, NotificationType } from '#contract/notifications.ts'
import type { Db } from '#server/database/connect.ts'
import { isVisible, shape, withSubject } from './subject.ts'

interface Wanted {
  page: number
  limit: number
  unread?: boolean | undefined
  types?: NotificationType[] | undefined
}

/** Somebody who looks for mentions finds one also where something later speaks. */
const saysOneOf = (types: NotificationType[]) =>
  sql`exists (select 1 from notices where notices.notification_id = n.id and notices.type = any(${types}))`

const chosen = ({ unread, types }: Omit<Wanted, 'page' | 'limit'>) => sql`
  ${unread === undefined ? sql`true` : sql`n.read = ${!unread}`} and ${types ? saysOneOf(types) : sql`true`}`

export async function notificationsOf(db: Db, userId: string, { page, limit, ...wanted }: Wanted) {
  const { rows } = await sql<Notification>`select ${shape} from ${withSubject}
    where n.user_id = ${userId} and n.in_app and ${isVisible} and ${chosen(wanted)}
    order by n.created_at desc, n.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

/** `total` of what was asked for, `unread` of everything. */
export async function countNotifications(db: Db, userId: string, wanted: Omit<Wanted, 'page' | 'limit'>) {
  const { rows } = await sql<{
    total: number
    unread: number
  }>`select count(*) filter (where ${chosen(wanted)}) as total,
      count(*) filter (where not n.read) as unread
    from ${withSubject} where n.user_id = ${userId} and n.in_app and ${isVisible}`.execute(db)
  return rows[0]!
}

export async function countUnread(db: Db, userId: string) {
  const { rows } = await sql<{ unread: number }>`select count(*) as unread from ${withSubject}
    where n.user_id = ${userId} and n.in_app and not n.read and ${isVisible}`.execute(db)
  return rows[0]!.unread
}

export async function findNotification(db: Db, userId: string, id: string) {
  const { rows } = await sql<Notification>`select ${shape} from ${withSubject}
    where n.id = ${id} and n.user_id = ${userId} and n.in_app and ${isVisible}`.execute(db)
  return rows[0]
}

/** Those among them that are the person's own and can be seen. */
export async function visibleAmong(db: Db, userId: string, ids: string[]) {
  const { rows } = await sql<{ id: string }>`select n.id from ${withSubject}
    where n.id = any(${ids}) and n.user_id = ${userId} and n.in_app and ${isVisible}`.execute(db)
  return rows.map(({ id }) => id)
}

const marked = (read: boolean, now: Date) => (read ? sql`read = true, heard_at = ${now}` : sql`read = false`)

export const setRead = (db: Db, ids: string[], read: boolean, now: Date) =>
  sql`update notifications set ${marked(read, now)} where id = any(${ids}) and read <> ${read}`.execute(db)

/** Also what cannot be seen just now: whoever is let in again is not told of old things as if they were new. */
export const setAllRead = (db: Db, userId: string, now: Date) =>
  sql`update notifications set ${marked(true, now)} where user_id = ${userId} and in_app and not read`.execute(db)

/** As their people see them now. */
export async function notificationsById(db: Db, ids: string[]) {
  const { rows } = await sql<
    Notification & { userId: string }
  >`select n.user_id as "userId", ${shape} from ${withSubject}
    where n.id = any(${ids}) and n.in_app and ${isVisible}`.execute(db)
  return rows
}

/** What was read long ago. */
export const deleteOldNotifications = (db: Db, before: Date) =>
  sql`delete from notifications where (read or not in_app) and created_at < ${before}`.execute(db)
