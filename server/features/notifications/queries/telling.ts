// Who is told, what they were told before, and writing it down.
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { isSeenBoard, lacksSecondFactor } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'
import type { Kept } from '#server/features/notification-preferences/service.ts'
import type { Saying } from '#server/features/notifications/words.ts'

export interface Subject {
  workspaceId: string | null
  boardId: string | null
  invitationId: string | null
}

export const aboutNothing: Subject = { workspaceId: null, boardId: null, invitationId: null }

export interface Reader extends Kept {
  userId: string
  name: string
  email: string
  timezone: string | null
  language: Language
  muted: boolean
}

/** Those of them who may see what it is about, where something may still be told, and who were not told yet. */
export async function readersAmong(db: Db, userIds: string[], { workspaceId, boardId }: Subject, cause: string | null) {
  const { rows } = await sql<Reader>`select me.id as "userId", me.name, me.email, me.timezone,
      coalesce(me.language, 'en') as language,
      coalesce(wishes.settings, '{}') as settings, coalesce(wishes.mail_mode, 'instant') as "mailMode",
      wishes.quiet_hours as "quietHours", coalesce(kept.muted, false) as muted
    from users me
      left join notification_preferences wishes on wishes.user_id = me.id
      left join boards on boards.id = ${boardId}
      left join workspaces on workspaces.id = coalesce(boards.workspace_id, ${workspaceId})
      left join workspace_members mine on mine.workspace_id = workspaces.id and mine.user_id = me.id
      left join board_members here on here.board_id = boards.id and here.user_id = me.id
      left join board_preferences kept on kept.board_id = boards.id and kept.user_id = me.id
    where me.id = any(${userIds})
      and (${workspaceId}::uuid is null or (mine.user_id is not null and workspaces.status = 'active' and not ${lacksSecondFactor}))
      and (${boardId}::uuid is null or (boards.status = 'active' and ${isSeenBoard}))
      and not exists (select 1 from notices where notices.user_id = me.id and notices.cause = ${cause})
    order by me.id`.execute(db)
  return rows
}

/** Two nodes that follow changes of one project up at this moment do it one after the other: both would begin a notification. */
export const lockTelling = (db: Db, about: string) => lock(db, 'telling', about)

/** What a notification says, oldest first: its notices, as far as they are asked for. */
export const sayings = (notification: RawBuilder<string>, which: RawBuilder<boolean>) =>
  sql<
    Saying[]
  >`coalesce((select json_agg(json_build_object('type', notices.type, 'title', notices.title, 'message', notices.message,
      'brief', notices.brief) order by notices.created_at, notices.cause)
    from notices where notices.notification_id = ${notification} and ${which}), '[]')`

export interface Standing {
  id: string
  userId: string
  taskId: string | null
  /** What it says and was not read yet, oldest first. */
  sayings: Saying[]
}

/** Notifications to which more can be added: about the same task since `begun`, or about the same invitation. */
export async function standingFor(
  db: Db,
  pairs: { userId: string; taskId: string | null }[],
  invitationId: string | null,
  begun: Date,
) {
  const { rows } =
    await sql<Standing>`select distinct on (n.user_id, n.task_id) n.id, n.user_id as "userId", n.task_id as "taskId",
      ${sayings(sql`n.id`, sql`(n.heard_at is null or notices.created_at > n.heard_at)`)} as sayings
    from notifications n
      join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("userId" uuid, "taskId" uuid) on pair."userId" = n.user_id
    where (n.task_id = pair."taskId" and n.begun_at > ${begun}) or n.invitation_id = ${invitationId}
    order by n.user_id, n.task_id, n.created_at desc`.execute(db)
  return rows
}

export interface Told extends Saying {
  id: string
  userId: string
  taskId: string | null
  inApp: boolean
}

interface Sent extends Subject {
  sender: string | null
}

export const insertNotifications = (db: Db, { sender, ...about }: Sent, told: Told[], now: Date) =>
  sql`insert into notifications (id, user_id, type, title, message, sender, workspace_id, board_id, task_id, invitation_id, in_app,
      begun_at, created_at)
    select id, "userId", type, title, message, ${sender}, ${about.workspaceId}, ${about.boardId}, "taskId", ${about.invitationId}, "inApp",
      ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told (id uuid, "userId" uuid, "taskId" uuid, type text, title text, message text, "inApp" boolean)`.execute(db)

/** Up to the top, and unread again. */
export const renewNotifications = (db: Db, sender: string | null, told: Told[], now: Date) =>
  sql`update notifications n set type = told.type, title = told.title, message = told.message, sender = ${sender}, read = false,
      in_app = n.in_app or told."inApp", created_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told (id uuid, type text, title text, message text, "inApp" boolean)
    where n.id = told.id`.execute(db)

export interface Notice extends Saying {
  userId: string
  cause: string
  notificationId: string
  commentId: string | null
  waitsForMail: boolean
}

export const insertNotices = (db: Db, notices: Notice[], now: Date) =>
  sql`insert into notices (user_id, cause, notification_id, comment_id, type, title, message, quoted, brief, waits_for_mail, created_at)
    select "userId", cause, "notificationId", "commentId", type, title, message, quoted, brief, "waitsForMail", ${now}
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as notice ("userId" uuid, cause text, "notificationId" uuid, "commentId" uuid, type text, title text, message text, quoted text,
        brief text, "waitsForMail" boolean)`.execute(db)

export async function findReader(db: Db, userId: string) {
  const [reader] = await readersAmong(db, [userId], aboutNothing, null)
  return reader
}

/** The words of a comment are others now. What the unread notifications that told of it say with them. */
export async function rewriteComment(db: Db, commentId: string, message: string) {
  const written = await sql<{ id: string }>`update notices set message = ${message} where comment_id = ${commentId}
    returning notification_id as id`.execute(db)
  return unreadAmong(db, written.rows)
}

/** What those of them say that nobody has read yet. */
export async function unreadAmong(db: Db, notifications: { id: string }[]) {
  if (notifications.length === 0) return []
  const { rows } = await sql<Reworded>`select n.id, n.user_id as "userId", coalesce(users.language, 'en') as language,
      ${sayings(sql`n.id`, sql`(n.heard_at is null or notices.created_at > n.heard_at)`)} as sayings
    from notifications n join users on users.id = n.user_id
    where n.id = any(${notifications.map(({ id }) => id)}) and not n.read`.execute(db)
  return rows
}

export interface Reworded {
  id: string
  userId: string
  language: Language
  sayings: Saying[]
}

/** What is still said by the notifications that told of this comment, which nobody shall read any more. */
export async function forgetComment(db: Db, commentId: string) {
  const { rows } = await sql<Reworded>`with forgotten as (
      delete from notices where comment_id = ${commentId} returning notification_id, cause
    )
    select notifications.id, notifications.user_id as "userId", coalesce(users.language, 'en') as language,
      ${sayings(sql`notifications.id`, sql`notices.cause not in (select cause from forgotten)`)} as sayings
    from notifications join users on users.id = notifications.user_id
    where notifications.id in (select notification_id from forgotten)`.execute(db)
  return rows
}

export const deleteNotifications = (db: Db, ids: string[]) =>
  sql`delete from notifications where id = any(${ids})`.execute(db)

export const reword = (db: Db, id: string, { type, title, message }: Saying) =>
  db.updateTable('notifications').set({ type, title, message }).where('id', '=', id).execute()
