import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Member, Profile } from '#contract/members.ts'
import { outsideRoles } from '#contract/permissions.ts'
import { boardsSeenBy } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { personJson } from '#server/features/people/service.ts'

interface Acquaintance {
  user: Member['user']
  email: string
  language: Language | null
}

/**
 * Somebody the asker shares a workspace with, as a colleague: a guest sees no addresses there and must not get them by inviting people
 * elsewhere. Anybody else cannot be found, not even that they exist.
 */
export const findAcquaintance = (db: Db, askerId: string, by: { id: string } | { email: string }) =>
  db
    .selectFrom('users')
    .select([personJson.as('user'), 'users.email', 'users.language'])
    .where('id' in by ? sql<boolean>`users.id = ${by.id}` : sql<boolean>`lower(users.email) = lower(${by.email})`)
    .where(
      sql<boolean>`exists (select 1 from workspace_members theirs
        join workspace_members mine on mine.workspace_id = theirs.workspace_id and mine.user_id = ${askerId}
          and mine.role <> all(${outsideRoles})
        where theirs.user_id = users.id)`,
    )
    .$castTo<Acquaintance>()
    .executeTakeFirst()

/** Links into projects they see: they may know them, and would be back with one. */
export const deleteLinksSeenBy = (db: Db, workspaceId: string, userId: string) =>
  db
    .deleteFrom('board_links')
    .where(sql<boolean>`board_id in ${boardsSeenBy(userId, workspaceId)}`)
    .execute()

/** With it go their places on boards: the database sees to that. */
export const deleteMember = (db: Db, workspaceId: string, userId: string) =>
  db.deleteFrom('workspace_members').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute()

export const findByUsernameIn = (db: Db, workspaceId: string, username: string) =>
  db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select(['users.id', 'users.role', 'users.timezone'])
    .where('workspace_members.workspace_id', '=', workspaceId)
    .where(sql<boolean>`lower(users.username) = lower(${username})`)
    .executeTakeFirst()

/** What somebody has to do, has done and how long they took, on the boards the reader sees. */
export async function workOf(db: Db, readerId: string, workspaceId: string, userId: string) {
  const seen = boardsSeenBy(readerId, workspaceId)
  const { rows } = await sql<Omit<Profile['figures'], 'projects'>>`select
      count(*) filter (where tasks.completed_at is null and boards.status = 'active')::int as "openTasks",
      count(*) filter (where tasks.completed_at is not null)::int as "completedTasks",
      (select coalesce(sum(time_entries.duration), 0)::int from time_entries join tasks timed on timed.id = time_entries.task_id
        where time_entries.user_id = ${userId} and timed.deleted_at is null and timed.board_id in ${seen}) as "trackedSeconds"
    from tasks join boards on boards.id = tasks.board_id
    where ${isGivenTo(userId)} and boards.id in ${seen}`.execute(db)
  return rows[0]!
}

export const sharedBoards = (db: Db, readerId: string, workspaceId: string, userId: string) =>
  db
    .selectFrom('boards')
    .innerJoin('board_members', 'board_members.board_id', 'boards.id')
    .select(['boards.id as _id', 'boards.title', 'boards.status', 'board_members.role'])
    .where('board_members.user_id', '=', userId)
    .where(sql<boolean>`boards.id in ${boardsSeenBy(readerId, workspaceId)}`)
    .orderBy('boards.status')
    .orderBy('boards.title')
    .$castTo<Profile['boards'][number]>()
    .execute()
