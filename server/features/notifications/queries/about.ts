// What news are about, and whom they concern.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { taskKey } from './subject.ts'

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

export const findCommentBody = (db: Db, id: string) =>
  db.selectFrom('comments').select('body').where('id', '=', id).executeTakeFirst()

/** Of the task's workspace: what strangers are called has no meaning here. By usernames in small letters. */
export async function membersCalled(db: Db, taskId: string, usernames: string[]) {
  const { rows } = await sql<{
    id: string
    name: string
    username: string
  }>`select users.id, users.name, lower(users.username) as username
    from tasks join boards on boards.id = tasks.board_id
      join workspace_members on workspace_members.workspace_id = boards.workspace_id
      join users on users.id = workspace_members.user_id
    where tasks.id = ${taskId} and lower(users.username) = any(${usernames})`.execute(db)
  return new Map(rows.map(({ username, ...person }) => [username, person]))
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

export const findAnsweredForm = (db: Db, id: string) =>
  db
    .selectFrom('forms')
    .select([
      'title',
      sql<string[]>`array(select user_id from form_listeners where form_id = forms.id)`.as('listeners'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

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
