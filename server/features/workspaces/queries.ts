import { sql } from 'kysely'
import type { ColumnType, DefaultColumn } from '#contract/columns.ts'
import type { Label } from '#contract/labels.ts'
import type { Member } from '#contract/members.ts'
import { outsideRoles, type WorkspacePermissions, type WorkspaceRole } from '#contract/permissions.ts'
import { activeStatuses, type Plan } from '#contract/plans.ts'
import type { WorkspaceSecurity, WorkspaceSettings, WorkspaceSummary } from '#contract/workspaces.ts'
import { boardsSeenBy, isInSight, lacksSecondFactor, type Sight } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { personJson } from '#server/features/people/service.ts'

/** A workspace as one of its members finds it. */
export type FoundWorkspace = WorkspaceSummary & {
  permissions: WorkspacePermissions
  columnTypes: ColumnType[]
  settings: WorkspaceSettings
  security: WorkspaceSecurity
  /** The workspace demands a second factor, and this member has none. */
  lacksSecondFactor: boolean
}

/** The plan in effect. With `workspaces`. */
const effectivePlan = sql<Plan>`coalesce((select subscriptions.plan from subscriptions
  where subscriptions.workspace_id = workspaces.id and subscriptions.status = any(${activeStatuses})), 'free')`

/** Always through the caller's membership: a workspace they are not in cannot even be looked up. */
const visibleTo = (db: Db, sight: Sight) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'workspaces.id').on('mine.user_id', '=', sight.userId),
    )
    .innerJoin('users as me', 'me.id', 'mine.user_id')
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
      'workspaces.column_types as columnTypes',
      'workspaces.settings',
      sql<WorkspaceSecurity>`json_build_object('requireSecondFactor', workspaces.require_second_factor,
        'invitationDomains', workspaces.invitation_domains)`.as('security'),
      lacksSecondFactor.as('lacksSecondFactor'),
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
      effectivePlan.as('plan'),
    ])
    .where(isInSight(sight))
    .$castTo<FoundWorkspace>()

export const workspacesOf = (db: Db, sight: Sight) =>
  visibleTo(db, sight).orderBy(sql`lower(workspaces.name)`).orderBy('workspaces.id').execute()

export const findWorkspace = (db: Db, sight: Sight, id: string) =>
  visibleTo(db, sight).where('workspaces.id', '=', id).executeTakeFirst()

export const findWorkspaceByUrl = (db: Db, sight: Sight, url: string) =>
  visibleTo(db, sight).where('workspaces.url', '=', url.toLowerCase()).executeTakeFirst()

interface Reader {
  _id: string
  /** Guests and clients: they see those they share a project with, and no addresses. */
  outside: boolean
}

const members = (db: Db, workspaceId: string, reader: Reader) => {
  const seen = boardsSeenBy(reader._id, workspaceId)
  const query = db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select([
      reader.outside
        ? personJson.as('user')
        : sql<Member['user']>`${personJson}::jsonb || jsonb_build_object('email', users.email)`.as('user'),
      'workspace_members.role',
      'workspace_members.joined_at as joinedAt',
      sql<Member['groups']>`coalesce((select json_agg(json_build_object('_id', folders.id, 'name', folders.name)
          order by lower(folders.name), folders.id)
        from folders where folders.workspace_id = workspace_members.workspace_id and exists (
          select 1 from boards join board_members on board_members.board_id = boards.id
          where boards.folder_id = folders.id and boards.status = 'active'
            and board_members.user_id = workspace_members.user_id and boards.id in ${seen})), '[]')`.as('groups'),
    ])
    .where('workspace_members.workspace_id', '=', workspaceId)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .$castTo<Member>()
  if (!reader.outside) return query
  return query.where(
    sql<boolean>`(users.id = ${reader._id} or exists (select 1 from board_members theirs
      where theirs.user_id = users.id and theirs.board_id in ${seen}))`,
  )
}

export const membersOf = (db: Db, workspaceId: string, reader: Reader) => members(db, workspaceId, reader).execute()

export const findMember = (db: Db, workspaceId: string, reader: Reader, userId: string) =>
  members(db, workspaceId, reader).where('users.id', '=', userId).executeTakeFirst()

export const labelColumns = [
  'labels.id as _id',
  'labels.name',
  'labels.color',
  'labels.version',
  sql<Label['source']>`case when labels.board_id is null then 'workspace' else 'board' end`.as('source'),
] as const

export const labelsOf = (db: Db, workspaceId: string) =>
  db
    .selectFrom('labels')
    .select(labelColumns)
    .where('workspace_id', '=', workspaceId)
    .where('board_id', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()

export const defaultColumnColumns = [
  'id as _id',
  'title',
  'type',
  'color',
  'position',
  'version',
  sql<true>`true`.as('isDefault'),
] as const

export const defaultColumnsOf = (db: Db, workspaceId: string) =>
  db
    .selectFrom('default_columns')
    .select(defaultColumnColumns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('position')
    .orderBy('id')
    .$castTo<DefaultColumn>()
    .execute()

export interface NewWorkspace {
  id: string
  name: string
  url: string
  description: string
  owner_id: string
  permissions: WorkspacePermissions
  column_types: readonly ColumnType[]
  settings: WorkspaceSettings
}

/** False when the url was taken in the meantime. */
export async function insertWorkspace(db: Db, row: NewWorkspace) {
  const inserted = await db
    .insertInto('workspaces')
    .values({
      ...row,
      logo: null,
      permissions: JSON.stringify(row.permissions),
      column_types: JSON.stringify(row.column_types),
      settings: JSON.stringify(row.settings),
    })
    .onConflict((clash) => clash.column('url').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const insertStarters = async (
  db: Db,
  columns: { id: string; workspace_id: string; title: string; type: string; color: string; position: number }[],
  labels: { id: string; workspace_id: string; board_id: null; name: string; color: string }[],
) => {
  await db.insertInto('default_columns').values(columns).execute()
  await db.insertInto('labels').values(labels).execute()
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

/** Held until the commit. Not the strongest lock: that one would make everybody wait who adds anything to the workspace. */
export const lockWorkspace = (db: Db, id: string) =>
  db.selectFrom('workspaces').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findUrl = async (db: Db, workspaceId: string) =>
  (await db.selectFrom('workspaces').select('url').where('id', '=', workspaceId).executeTakeFirst())?.url

export async function findPlan(db: Db, workspaceId: string) {
  const query = db.selectFrom('workspaces').select(effectivePlan.as('plan')).where('id', '=', workspaceId)
  return (await query.executeTakeFirst())?.plan ?? 'free'
}

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

export const updateMemberRole = (db: Db, workspaceId: string, userId: string, role: WorkspaceRole) =>
  db
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()

export const boardIdsOf = async (db: Db, workspaceId: string) =>
  (await db.selectFrom('boards').select('id').where('workspace_id', '=', workspaceId).execute()).map(({ id }) => id)

export async function chatIdsOf(db: Db, workspaceId: string, userId: string | null) {
  const chats = db.selectFrom('chats').select('id').where('workspace_id', '=', workspaceId)
  const some = userId ? chats.where((row) => row.or([row('one', '=', userId), row('other', '=', userId)])) : chats
  return (await some.execute()).map(({ id }) => id)
}

/** Whoever would come back to a workspace that is no longer theirs comes back to another one they are in. */
export const forgetLastActive = (db: Db, url: string, userId: string | null) =>
  sql`update users set last_active_workspace_url = (
      select workspaces.url from workspace_members join workspaces on workspaces.id = workspace_members.workspace_id
      where workspace_members.user_id = users.id and workspaces.url <> ${url}
      order by workspace_members.joined_at desc limit 1)
    where last_active_workspace_url = ${url} ${userId ? sql`and id = ${userId}` : sql``}`.execute(db)

/** Locked, so that nobody joins while they are being deleted. */
export const lockOwnedWorkspaces = (db: Db, ownerId: string) =>
  db.selectFrom('workspaces').select(['id', 'name', 'logo']).where('owner_id', '=', ownerId).forUpdate().execute()

export async function countOthers(db: Db, workspaceId: string, userId: string) {
  const { others } = await db
    .selectFrom('workspace_members')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow()
  return others
}

export const deleteWorkspaceRow = (db: Db, id: string) => db.deleteFrom('workspaces').where('id', '=', id).execute()
