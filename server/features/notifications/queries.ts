import { type RawBuilder, sql } from 'kysely'
import type { Notification, NotificationType } from '#contract/notifications.ts'
import { NOTIFICATIONS_PER_PAGE } from '#contract/notifications.ts'
import { isSeenBoard, lacksSecondFactor, wholeSightOf } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { lock } from '#server/database/locks.ts'
import { visibleTo } from '#server/features/boards/service.ts'
import type { Kept } from '#server/features/notification-preferences/service.ts'
import { personOrNullJson } from '#server/features/people/service.ts'
import type { Saying } from './words.ts'

/** A notification `n` with whatever it is about, as it is now; `me` is whom it was told to, `users` who caused it. */
const withSubject = sql`notifications n
  join users me on me.id = n.user_id
  left join users on users.id = n.sender
  left join tasks on tasks.id = n.task_id
  left join boards on boards.id = coalesce(tasks.board_id, n.board_id)
  left join workspaces on workspaces.id = coalesce(boards.workspace_id, n.workspace_id)
  left join workspace_members mine on mine.workspace_id = workspaces.id and mine.user_id = n.user_id
  left join board_members here on here.board_id = boards.id and here.user_id = n.user_id
  left join invitations on invitations.id = n.invitation_id`

/** What it is about is still there, and theirs to see. */
const isVisible = sql<boolean>`tasks.deleted_at is null
  and (workspaces.id is null or (mine.user_id is not null and not ${lacksSecondFactor}))
  and (boards.id is null or ${isSeenBoard})
  and (n.invitation_id is null or (invitations.status = 'pending' and invitations.expires_at > now()))`

const taskKey = sql<string>`boards.key || '-' || tasks.number`
const boardLink = sql<string>`'/' || workspaces.url || '/projects/' || boards.id`
const taskLink = sql<string>`${boardLink} || '?task=' || ${taskKey}`

/** Made when it is read: addresses of workspaces and numbers of tasks change. */
const link = sql<string | null>`case
  when n.invitation_id is not null then '/join/' || invitations.token
  when n.type in ('new_login', 'password_changed') then '/account/security'
  when n.type in ('subscription_upgraded', 'subscription_canceled') then '/' || workspaces.url || '/settings/subscription'
  when n.type = 'invitation_accepted' then '/' || workspaces.url || coalesce('/u/' || users.username, '/settings/members')
  when n.type = 'import_finished' then ${boardLink} || '/import'
  when tasks.id is not null then ${taskLink}
  when boards.id is not null then ${boardLink} end`

const shape = sql`n.id as "_id", n.type, n.title, n.message, ${link} as link, n.read, n.created_at as "createdAt",
  ${personOrNullJson} as sender, workspaces.id as "workspaceId",
  case when boards.id is not null then json_build_object('_id', boards.id, 'title', boards.title) end as board,
  case when tasks.id is not null then json_build_object('_id', tasks.id, 'taskId', ${taskKey}, 'title', tasks.title) end as task`

interface Wanted {
  page: number
  unread?: boolean | undefined
  types?: NotificationType[] | undefined
}

/** Somebody who looks for mentions finds one also where something later speaks. */
const saysOneOf = (types: NotificationType[]) =>
  sql`exists (select 1 from notices where notices.notification_id = n.id and notices.type = any(${types}))`

const chosen = ({ unread, types }: Omit<Wanted, 'page'>) => sql`
  ${unread === undefined ? sql`true` : sql`n.read = ${!unread}`} and ${types ? saysOneOf(types) : sql`true`}`

export async function notificationsOf(db: Db, userId: string, { page, ...wanted }: Wanted) {
  const { rows } = await sql<Notification>`select ${shape} from ${withSubject}
    where n.user_id = ${userId} and n.in_app and ${isVisible} and ${chosen(wanted)}
    order by n.created_at desc, n.id desc
    limit ${NOTIFICATIONS_PER_PAGE} offset ${(page - 1) * NOTIFICATIONS_PER_PAGE}`.execute(db)
  return rows
}

/** `total` of what was asked for, `unread` of everything. */
export async function countNotifications(db: Db, userId: string, wanted: Omit<Wanted, 'page'>) {
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
  muted: boolean
}

/** Those of them who may see what it is about, where something may still be told, and who were not told yet. */
export async function readersAmong(db: Db, userIds: string[], { workspaceId, boardId }: Subject, cause: string | null) {
  const { rows } = await sql<Reader>`select me.id as "userId", me.name, me.email, me.timezone,
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
const sayings = (notification: RawBuilder<string>, which: RawBuilder<boolean>) =>
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
  sql`insert into notices (user_id, cause, notification_id, comment_id, type, title, message, brief, waits_for_mail, created_at)
    select "userId", cause, "notificationId", "commentId", type, title, message, brief, "waitsForMail", ${now}
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as notice ("userId" uuid, cause text, "notificationId" uuid, "commentId" uuid, type text, title text, message text, brief text,
        "waitsForMail" boolean)`.execute(db)

/** As their people see them now. */
export async function notificationsById(db: Db, ids: string[]) {
  const { rows } = await sql<
    Notification & { userId: string }
  >`select n.user_id as "userId", ${shape} from ${withSubject}
    where n.id = any(${ids}) and n.in_app and ${isVisible}`.execute(db)
  return rows
}

export interface TaskFacts {
  _id: string
  taskId: string
  title: string
  description: string
  members: string[]
  createdBy: string | null
  board: string
  columnType: string
}

/** Of tasks that are there. */
export async function factsOf(db: Db, taskIds: string[]) {
  const { rows } = await sql<TaskFacts>`select tasks.id as "_id", ${taskKey} as "taskId", tasks.title,
      tasks.description, tasks.members, tasks.created_by as "createdBy", boards.title as board, columns.type as "columnType"
    from tasks join boards on boards.id = tasks.board_id join columns on columns.id = tasks.column_id
    where tasks.id = any(${taskIds}) and tasks.deleted_at is null`.execute(db)
  return rows
}

export async function commentersOf(db: Db, taskId: string) {
  const { rows } = await sql<{ author: string }>`select distinct author from comments
    where task_id = ${taskId} and author is not null`.execute(db)
  return rows.map(({ author }) => author)
}

export async function idsOfUsernames(db: Db, usernames: string[]) {
  if (usernames.length === 0) return []
  const { rows } = await sql<{ id: string }>`select id from users where lower(username) = any(${usernames})`.execute(db)
  return rows.map(({ id }) => id)
}

export async function nameOf(db: Db, userId: string | null) {
  if (!userId) return null
  const found = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return found?.name ?? null
}

export const findBoardTitle = (db: Db, id: string) =>
  db.selectFrom('boards').select('title').where('id', '=', id).executeTakeFirst()

export const findWorkspaceName = (db: Db, id: string) =>
  db.selectFrom('workspaces').select('name').where('id', '=', id).executeTakeFirst()

/** Whom an invitation is for, when they have an account, and who sent it. */
export async function findInvited(db: Db, invitationId: string) {
  const { rows } = await sql<{
    invited: string | null
    inviter: string | null
    workspace: string
  }>`select users.id as invited,
      invitations.invited_by as inviter, workspaces.name as workspace
    from invitations join workspaces on workspaces.id = invitations.workspace_id
      left join users on lower(users.email) = lower(invitations.email) and users.email_verified
    where invitations.id = ${invitationId}`.execute(db)
  return rows[0]
}

export async function adminsOf(db: Db, workspaceId: string) {
  const { rows } = await sql<{ user_id: string }>`select user_id from workspace_members
    where workspace_id = ${workspaceId} and role in ('owner', 'admin')`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function findReader(db: Db, userId: string) {
  const [reader] = await readersAmong(db, [userId], aboutNothing, null)
  return reader
}

export interface WaitingNotice {
  type: NotificationType
  title: string
  message: string
  link: string | null
}

/** What waits to be mailed to somebody, and still can be; from now on it does not wait any more. `only` some types, or all. */
export async function takeNotices(db: Db, userId: string, only: NotificationType[] | null) {
  const { rows } = await sql<WaitingNotice>`with taken as (
      update notices set waits_for_mail = false
      where user_id = ${userId} and waits_for_mail and ${only ? sql`type = any(${only})` : sql`true`}
      returning notification_id, cause, type, title, message, created_at
    )
    select taken.type, taken.title, taken.message, ${link} as link
    from taken join (${withSubject}) on n.id = taken.notification_id
    where ${isVisible} and not n.read and (n.heard_at is null or taken.created_at > n.heard_at)
      and (boards.id is null or boards.status = 'active') and (workspaces.id is null or workspaces.status = 'active')
    order by taken.created_at, taken.cause`.execute(db)
  return rows
}

export async function zonesOfPeople(db: Db) {
  const { rows } = await sql<{ name: string }>`select distinct coalesce(timezone, 'UTC') as name from users`.execute(db)
  return rows.map(({ name }) => name)
}

interface Zone {
  name: string
  today: string
  tomorrow: string
}

export interface Due {
  userId: string
  kind: 'due' | 'overdue'
  cause: string
  _id: string
  taskId: string
  title: string
  dueDate: string
  workspaceId: string
  boardId: string
  board: string
}

/** Open tasks that are due on somebody's tomorrow, or were before their today, and of which they were not told yet. */
export async function dueTasks(db: Db, zones: Zone[], { first, last }: { first: string; last: string }) {
  const { rows } = await sql<Due>`with due as (
      select tasks.*, users.id as user_id, case when tasks.due_date = zone.tomorrow then 'due' else 'overdue' end as kind
      from tasks cross join lateral unnest(tasks.members) as member (id)
        join users on users.id = member.id
        join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as zone (name text, today date, tomorrow date)
          on zone.name = coalesce(users.timezone, 'UTC')
      where tasks.due_date between ${first} and ${last} and tasks.due_date is not null and tasks.completed_at is null
        and tasks.deleted_at is null and tasks.members <> '{}'
        and (tasks.due_date = zone.tomorrow or tasks.due_date < zone.today)
    ), caused as (
      select due.*, kind || ' ' || due_date || ' ' || id as cause from due
    )
    select caused.user_id as "userId", caused.kind, caused.cause, caused.id as "_id",
      boards.key || '-' || caused.number as "taskId", caused.title, caused.due_date as "dueDate",
      boards.workspace_id as "workspaceId", boards.id as "boardId", boards.title as board
    from caused join boards on boards.id = caused.board_id
    where boards.status = 'active'
      and not exists (select 1 from notices where notices.user_id = caused.user_id and notices.cause = caused.cause)
    order by boards.id, caused.user_id, caused.due_date, caused.id`.execute(db)
  return rows
}

export interface ToSumUpFor {
  userId: string
  name: string
  email: string
  timezone: string | null
}

export async function peopleToSumUpFor(db: Db) {
  const { rows } = await sql<ToSumUpFor>`select users.id as "userId", users.name, users.email, users.timezone
    from notification_preferences kept join users on users.id = kept.user_id
    where kept.settings -> 'weeklySummary' -> 'email' = 'true'`.execute(db)
  return rows
}

/** False when this Monday's was made already. */
export async function claimSummary(db: Db, userId: string, monday: string) {
  const { rows } = await sql`update notification_preferences set summed_up_on = ${monday}
    where user_id = ${userId} and (summed_up_on is null or summed_up_on < ${monday}) returning 1`.execute(db)
  return rows.length > 0
}

export interface Summed {
  state: 'overdue' | 'due' | 'finished'
  taskId: string
  title: string
  /** Due then, or finished. */
  day: string
  boardId: string
  board: string
  link: string
}

const MAX_SUMMED = 200

/** Mine, where I still see them: by project, late ones first. */
export const summedTasks = (
  db: Db,
  userId: string,
  { since, today, until }: { since: Date; today: string; until: string },
) => {
  const state = sql<Summed['state']>`case when tasks.completed_at is not null then 'finished'
    when tasks.due_date < ${today} then 'overdue' else 'due' end`
  return visibleTo(db, wholeSightOf(userId))
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([
      state.as('state'),
      taskKey.as('taskId'),
      'tasks.title',
      sql<string>`coalesce(tasks.completed_at::date, tasks.due_date)`.as('day'),
      'boards.id as boardId',
      'boards.title as board',
      taskLink.as('link'),
    ])
    .where(isGivenTo(userId))
    .where(sql<boolean>`not ${lacksSecondFactor}`)
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .where(
      sql<boolean>`(tasks.completed_at >= ${since} or (tasks.completed_at is null and tasks.due_date <= ${until}))`,
    )
    .orderBy('boards.title')
    .orderBy('boards.id')
    .orderBy(sql`array_position(array['overdue', 'due', 'finished'], ${state})`)
    .orderBy('tasks.due_date')
    .limit(MAX_SUMMED)
    .$castTo<Summed>()
    .execute()
}

/** What was read long ago. */
export const deleteOldNotifications = (db: Db, before: Date) =>
  sql`delete from notifications where (read or not in_app) and created_at < ${before}`.execute(db)

/** What is still said by the notifications that told of this comment, which nobody shall read any more. */
export async function forgetComment(db: Db, commentId: string) {
  const { rows } = await sql<{ id: string; sayings: Saying[] }>`with forgotten as (
      delete from notices where comment_id = ${commentId} returning notification_id, cause
    )
    select id, ${sayings(sql`notifications.id`, sql`notices.cause not in (select cause from forgotten)`)} as sayings
    from notifications where id in (select notification_id from forgotten)`.execute(db)
  return rows
}

export const deleteNotifications = (db: Db, ids: string[]) =>
  sql`delete from notifications where id = any(${ids})`.execute(db)

export const reword = (db: Db, id: string, { type, title, message }: Saying) =>
  db.updateTable('notifications').set({ type, title, message }).where('id', '=', id).execute()
