import { sql } from 'kysely'
import { outsideRoles, type WorkspacePermissions, type WorkspaceRole } from '#contract/permissions.ts'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import type { Db } from '#server/database/connect.ts'
import { personJson } from '#server/features/people/service.ts'

/** Always through the caller's membership: a workspace they are not in cannot even be looked up. */
const visibleTo = (db: Db, userId: string) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'workspaces.id').on('mine.user_id', '=', userId),
    )
    .select((row) => [
      'workspaces.id as _id',
      'workspaces.name',
      'workspaces.url',
      'workspaces.description',
      'workspaces.logo',
      'workspaces.status',
      'workspaces.owner_id as owner',
      'mine.role as myRole',
      'workspaces.permissions',
      'workspaces.created_at as createdAt',
      'workspaces.updated_at as updatedAt',
      'workspaces.version',
      row
        .selectFrom('workspace_members as all')
        .whereRef('all.workspace_id', '=', 'workspaces.id')
        .select(row.fn.countAll<number>().as('n'))
        .as('memberCount'),
      row
        .selectFrom('workspace_members as seated')
        .whereRef('seated.workspace_id', '=', 'workspaces.id')
        .where('seated.role', 'not in', outsideRoles)
        .select(row.fn.countAll<number>().as('n'))
        .as('seats'),
    ])
    .$castTo<WorkspaceSummary & { permissions: WorkspacePermissions }>()

export const workspacesOf = (db: Db, userId: string) => visibleTo(db, userId).orderBy('workspaces.name').execute()

export const findWorkspace = (db: Db, userId: string, id: string) =>
  visibleTo(db, userId).where('workspaces.id', '=', id).executeTakeFirst()

export const findWorkspaceByUrl = (db: Db, userId: string, url: string) =>
  visibleTo(db, userId).where('workspaces.url', '=', url.toLowerCase()).executeTakeFirst()

export const membersOf = (db: Db, workspaceId: string) =>
  db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select([personJson.as('user'), 'workspace_members.role', 'workspace_members.joined_at as joinedAt'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('users.name')
    .execute()

/** False when the url was taken in the meantime. */
export async function insertWorkspace(
  db: Db,
  row: {
    id: string
    name: string
    url: string
    description: string
    owner_id: string
    permissions: WorkspacePermissions
  },
) {
  const inserted = await db
    .insertInto('workspaces')
    .values({ ...row, logo: null, permissions: JSON.stringify(row.permissions) })
    .onConflict((clash) => clash.column('url').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when they are in already. */
export async function insertMember(db: Db, workspaceId: string, userId: string, role: WorkspaceRole) {
  const inserted = await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: userId, role })
    .onConflict((clash) => clash.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const isUrlTaken = async (db: Db, url: string) =>
  (await db.selectFrom('workspaces').select('id').where('url', '=', url).executeTakeFirst()) !== undefined

/** Held until the commit: seats are counted and taken by one at a time. */
export const lockWorkspace = (db: Db, id: string) =>
  db.selectFrom('workspaces').select(['id', 'status']).where('id', '=', id).forUpdate().executeTakeFirst()

export async function countSeats(db: Db, workspaceId: string) {
  const { seats } = await db
    .selectFrom('workspace_members')
    .select((row) => row.fn.countAll<number>().as('seats'))
    .where('workspace_id', '=', workspaceId)
    .where('role', 'not in', outsideRoles)
    .executeTakeFirstOrThrow()
  return seats
}

export const isMember = async (db: Db, workspaceId: string, email: string) =>
  (await db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select('users.id')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .executeTakeFirst()) !== undefined

/** Locked, so that nobody joins while they are being deleted. */
export const lockOwnedWorkspaces = (db: Db, ownerId: string) =>
  db.selectFrom('workspaces').select(['id', 'name']).where('owner_id', '=', ownerId).forUpdate().execute()

export async function countOthers(db: Db, workspaceId: string, userId: string) {
  const { others } = await db
    .selectFrom('workspace_members')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow()
  return others
}

export const deleteWorkspace = (db: Db, id: string) => db.deleteFrom('workspaces').where('id', '=', id).execute()
