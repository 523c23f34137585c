import { sql } from 'kysely'
import type { BoardRole, WorkspacePermissions, WorkspaceRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/connect.ts'

export const findBoardRole = (db: Db, boardId: string, userId: string) =>
  db
    .selectFrom('board_members')
    .innerJoin('users', 'users.id', 'board_members.user_id')
    .select(['board_members.role', 'users.name', 'users.id as _id'])
    .where('board_id', '=', boardId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function countAdmins(db: Db, boardId: string) {
  const { admins } = await db
    .selectFrom('board_members')
    .select((row) => row.fn.countAll<number>().as('admins'))
    .where('board_id', '=', boardId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  return admins
}

/** Waits for whoever is giving them a task, and lets nobody begin to (`heldWorkers`). */
export const lockMember = (db: Db, workspaceId: string, userId: string) =>
  db
    .selectFrom('workspace_members')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()

export const deleteBoardMember = (db: Db, boardId: string, userId: string) =>
  db.deleteFrom('board_members').where('board_id', '=', boardId).where('user_id', '=', userId).execute()

export const lockListening = (db: Db, boardId: string, userId: string) =>
  sql`select 1 from form_listeners where board_id = ${boardId} and user_id = ${userId} order by form_id for update`.execute(
    db,
  )

/** Of what comes in through its forms. */
export const deleteListening = (db: Db, boardId: string, userId: string) =>
  db.deleteFrom('form_listeners').where('board_id', '=', boardId).where('user_id', '=', userId).execute()

export const findLink = (db: Db, boardId: string) =>
  db.selectFrom('board_links').select(['token', 'role']).where('board_id', '=', boardId).executeTakeFirst()

/** The link that is there keeps working; only the role for those who come from now on changes. */
export const upsertLink = (db: Db, row: { board_id: string; token: string; role: BoardRole; created_by: string }) =>
  db
    .insertInto('board_links')
    .values(row)
    .onConflict((known) => known.column('board_id').doUpdateSet({ role: row.role, created_by: row.created_by }))
    .returning(['token', 'role'])
    .executeTakeFirstOrThrow()

export const deleteLink = (db: Db, boardId: string) =>
  db.deleteFrom('board_links').where('board_id', '=', boardId).execute()

export interface OpenLink {
  role: BoardRole
  title: string
  boardStatus: 'active' | 'archived'
  workspaceId: string
  workspaceUrl: string
  workspaceStatus: 'active' | 'archived'
  invitationDomains: string[]
  requireSecondFactor: boolean
  permissions: WorkspacePermissions
  /** Of whoever made the link; null when they are gone. */
  makerRole: WorkspaceRole | null
}

/** By the token, for people who may not see the board yet. */
export const findOpenLink = (db: Db, boardId: string, token: string) =>
  db
    .selectFrom('board_links')
    .innerJoin('boards', 'boards.id', 'board_links.board_id')
    .innerJoin('workspaces', 'workspaces.id', 'boards.workspace_id')
    .leftJoin('workspace_members as maker', (join) =>
      join
        .onRef('maker.workspace_id', '=', 'boards.workspace_id')
        .on('maker.user_id', '=', sql.ref('board_links.created_by')),
    )
    .select([
      'board_links.role',
      'boards.title',
      'boards.status as boardStatus',
      'boards.workspace_id as workspaceId',
      'workspaces.url as workspaceUrl',
      'workspaces.status as workspaceStatus',
      'workspaces.invitation_domains as invitationDomains',
      'workspaces.require_second_factor as requireSecondFactor',
      'workspaces.permissions',
      'maker.role as makerRole',
    ])
    .where('board_links.board_id', '=', boardId)
    .where('board_links.token', '=', token)
    .$castTo<OpenLink>()
    .executeTakeFirst()
