import { sql } from 'kysely'
import {
  type Board,
  type BoardPreferences,
  type BoardSummary,
  type BoardUpdate,
  cardProperties,
} from '#contract/boards.ts'
import type { BoardRole, WorkspaceRole } from '#contract/permissions.ts'
import { isInSight, isSeenBoard, lacksSecondFactor, type Sight } from '#server/database/access.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { endOf, spread } from '#server/database/positions.ts'
import { personJson } from '#server/features/people/service.ts'
import { labelColumns } from '#server/features/workspaces/service.ts'

/** Always through the caller's memberships: a board they may not see cannot even be looked up. */
export const visibleTo = (db: Db, sight: Sight) =>
  db
    .selectFrom('boards')
    .innerJoin('workspaces', 'workspaces.id', 'boards.workspace_id')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'boards.workspace_id').on('mine.user_id', '=', sight.userId),
    )
    .innerJoin('users as me', 'me.id', 'mine.user_id')
    .leftJoin('board_members as here', (join) =>
      join.onRef('here.board_id', '=', 'boards.id').on('here.user_id', '=', sight.userId),
    )
    .where(isSeenBoard)
    .where(isInSight(sight))

/** What the door needs to know, and what most changes need to say what happened. */
export const doorColumns = [
  'boards.id as _id',
  'boards.workspace_id as workspaceId',
  'workspaces.url as workspaceUrl',
  'workspaces.name as workspaceName',
  'workspaces.status as workspaceStatus',
  'boards.title',
  'boards.key',
  'boards.description',
  'boards.visibility',
  'boards.status',
  'boards.folder_id as folderId',
  'boards.seq',
  'boards.version',
  'mine.role as workspaceRole',
  'here.role as boardRole',
  lacksSecondFactor.as('lacksSecondFactor'),
] as const

const findBoardFor = compiledOnce((db, userId: string, within: string, id: string) =>
  visibleTo(db, { userId, within }).select(doorColumns).where('boards.id', '=', id),
)
export const findBoard = (db: Db, { userId, within }: Sight, id: string) => findBoardFor(db, userId, within, id)

export type FoundBoard = NonNullable<Awaited<ReturnType<typeof findBoard>>>

const everyCardProperty = sql.lit(JSON.stringify(Object.fromEntries(cardProperties.map((name) => [name, true]))))

type Row = Omit<BoardSummary, 'myRole'> & { workspaceRole: WorkspaceRole; boardRole: BoardRole | null }

const described = (db: Db, sight: Sight) =>
  visibleTo(db, sight)
    .leftJoin('board_preferences as kept', (join) =>
      join.onRef('kept.board_id', '=', 'boards.id').on('kept.user_id', '=', sight.userId),
    )
    .select([
      'boards.id as _id',
      sql<Board['workspace']>`json_build_object('_id', workspaces.id, 'url', workspaces.url, 'name', workspaces.name,
          'status', workspaces.status)`.as('workspace'),
      'boards.title',
      'boards.key',
      'boards.description',
      'boards.visibility',
      'boards.status',
      'boards.folder_id as folderId',
      'boards.position',
      'boards.seq',
      'boards.created_at as createdAt',
      'boards.updated_at as updatedAt',
      'boards.version',
      'mine.role as workspaceRole',
      'here.role as boardRole',
      'kept.opened_at as openedAt',
      sql<boolean>`coalesce(kept.favorite, false)`.as('favorite'),
      sql<BoardPreferences>`json_build_object('view', coalesce(kept.view, 'board'), 'defaultCardProperties',
        ${everyCardProperty}::jsonb || coalesce(kept.card_properties, '{}'))`.as('preferences'),
      sql<string[]>`coalesce((select json_agg(theirs.user_id) from board_preferences theirs
        where theirs.board_id = boards.id and theirs.favorite), '[]')`.as('favorites'),
      sql<
        Board['members']
      >`coalesce((select json_agg(json_build_object('user', ${personJson}, 'role', board_members.role,
          'joinedAt', ${momentJson('board_members.joined_at')}) order by board_members.joined_at, users.id)
        from board_members join users on users.id = board_members.user_id
        where board_members.board_id = boards.id), '[]')`.as('members'),
      sql<number>`(select count(*) from columns where columns.board_id = boards.id)`.as('columnCount'),
      sql<number>`(select count(*) from tasks where tasks.board_id = boards.id and tasks.deleted_at is null)`.as(
        'taskCount',
      ),
      sql<number>`(select count(*) from tasks where tasks.board_id = boards.id and tasks.deleted_at is null
        and tasks.completed_at is not null)`.as('doneCount'),
    ])
    .$castTo<Row>()

export const describeBoard = (db: Db, sight: Sight, id: string) =>
  described(db, sight).where('boards.id', '=', id).executeTakeFirst()

export function boardsOf(db: Db, sight: Sight, workspaceId: string, status: 'active' | 'archived' | 'all') {
  const query = described(db, sight)
    .where('boards.workspace_id', '=', workspaceId)
    .orderBy('boards.position')
    .orderBy('boards.id')
  return (status === 'all' ? query : query.where('boards.status', '=', status)).execute()
}

export const boardsById = (db: Db, sight: Sight, ids: string[]) =>
  described(db, sight)
    .where(sql<boolean>`boards.id = any(${ids})`)
    .orderBy('boards.position')
    .orderBy('boards.id')
    .execute()

/** Those of the workspace first, then the board's own. */
export const labelsOn = (db: Db, boardId: string, workspaceId: string) =>
  db
    .selectFrom('labels')
    .select(labelColumns)
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(board_id is null or board_id = ${boardId})`)
    .orderBy(sql`board_id is not null`)
    .orderBy(sql`lower(name)`)
    .execute()

interface NewBoard {
  id: string
  workspace_id: string
  folder_id: string | null
  position: number
  key: string
  title: string
  description: string
  visibility: Board['visibility']
}

/** False when the key is taken. */
export async function insertBoard(db: Db, row: NewBoard) {
  const inserted = await db
    .insertInto('boards')
    .values(row)
    .onConflict((clash) => clash.columns(['workspace_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const inFolder = (workspaceId: string, folderId: string | null) =>
  sql<boolean>`workspace_id = ${workspaceId} and folder_id is not distinct from ${folderId}::uuid`

export const endOfFolder = (db: Db, workspaceId: string, folderId: string | null) =>
  endOf(db, 'boards', inFolder(workspaceId, folderId))

export const spreadFolder = (db: Db, workspaceId: string, folderId: string | null) =>
  spread(db, 'boards', inFolder(workspaceId, folderId))

export const isKeyTaken = async (db: Db, workspaceId: string, key: string) =>
  (await db
    .selectFrom('boards')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

interface ColumnShape {
  title: string
  type: string
  color: string
  position: number
}

export const defaultColumnShapes = (db: Db, workspaceId: string): Promise<ColumnShape[]> =>
  db
    .selectFrom('default_columns')
    .select(['title', 'type', 'color', 'position'])
    .where('workspace_id', '=', workspaceId)
    .execute()

export const columnShapesOf = (db: Db, boardId: string): Promise<ColumnShape[]> =>
  db.selectFrom('columns').select(['title', 'type', 'color', 'position']).where('board_id', '=', boardId).execute()

export const ownLabelsOf = (db: Db, boardId: string) =>
  db.selectFrom('labels').select(['name', 'color']).where('board_id', '=', boardId).execute()

export const insertColumns = async (db: Db, columns: (ColumnShape & { id: string; board_id: string })[]) => {
  if (columns.length > 0) await db.insertInto('columns').values(columns).execute()
}

export const insertLabels = async (
  db: Db,
  labels: { id: string; workspace_id: string; board_id: string; name: string; color: string }[],
) => {
  if (labels.length > 0) await db.insertInto('labels').values(labels).execute()
}

interface BoardChanges {
  title?: string
  key?: string
  description?: string
  visibility?: Board['visibility']
  status?: Board['status']
  folder_id?: string | null
  position?: number
  workspace_id?: string
}

export const updateBoardRow = (db: Db, id: string, changes: BoardChanges) =>
  db
    .updateTable('boards')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Where it stands is no change of the board itself: whoever edits its title at this moment loses nothing. */
export const placeBoard = (db: Db, id: string, folder_id: string | null, position: number) =>
  db.updateTable('boards').set({ folder_id, position }).where('id', '=', id).execute()

export const deleteBoardRow = (db: Db, id: string) => db.deleteFrom('boards').where('id', '=', id).execute()

/** Held until the commit: two changes of one board come one after the other. */
export const lockBoard = (db: Db, id: string) =>
  db.selectFrom('boards').select('version').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** What goes with a board, locked in the order everybody takes: columns, tasks, and the board itself after that. */
export async function lockContents(db: Db, boardId: string) {
  await sql`select 1 from columns where board_id = ${boardId} order by id for update`.execute(db)
  await sql`select 1 from tasks where board_id = ${boardId} order by id for update`.execute(db)
}

interface Mine {
  board_id: string
  workspace_id: string
  user_id: string
}

export const toggleFavoriteRow = (db: Db, mine: Mine) =>
  db
    .insertInto('board_preferences')
    .values({ ...mine, favorite: true })
    .onConflict((known) =>
      known.columns(['board_id', 'user_id']).doUpdateSet({ favorite: sql`not board_preferences.favorite` }),
    )
    .execute()

export const savePreferences = (
  db: Db,
  mine: Mine,
  {
    view,
    defaultCardProperties,
  }: { view?: BoardPreferences['view'] | undefined; defaultCardProperties?: object | undefined },
) => {
  const cards = JSON.stringify(defaultCardProperties ?? {})
  return db
    .insertInto('board_preferences')
    .values({ ...mine, ...(view && { view }), card_properties: cards })
    .onConflict((known) =>
      known.columns(['board_id', 'user_id']).doUpdateSet({
        ...(view && { view }),
        card_properties: sql`board_preferences.card_properties || ${cards}::jsonb`,
      }),
    )
    .execute()
}

export const saveVisit = (db: Db, mine: Mine) =>
  db
    .insertInto('board_preferences')
    .values({ ...mine, opened_at: sql`now()` as never })
    .onConflict((known) => known.columns(['board_id', 'user_id']).doUpdateSet({ opened_at: sql`now()` as never }))
    .execute()

export const eventsAfter = (db: Db, boardId: string, seq: number, limit: number) =>
  db
    .selectFrom('events')
    .select(['board_id as boardId', 'seq', 'type', 'actor as initiatorId', 'client_id as clientId', 'at', 'payload'])
    .where('board_id', '=', boardId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .$castTo<BoardUpdate>()
    .execute()

/** Everything of a board that hangs on its old workspace goes, or comes along. */
export async function takeToWorkspace(
  db: Db,
  boardId: string,
  to: { workspaceId: string; key: string; position: number },
) {
  const stays = sql<boolean>`user_id not in (select user_id from workspace_members where workspace_id = ${to.workspaceId})`
  await db.deleteFrom('board_members').where('board_id', '=', boardId).where(stays).execute()
  await db.deleteFrom('board_preferences').where('board_id', '=', boardId).where(stays).execute()
  await db.deleteFrom('board_links').where('board_id', '=', boardId).execute()
  await db.deleteFrom('webhooks').where('board_id', '=', boardId).execute()
  await db.deleteFrom('invitation_boards').where('board_id', '=', boardId).execute()
  await sql`update columns set type = case when theirs.finishing then 'completed' else 'unstarted' end
    from boards join workspaces on workspaces.id = boards.workspace_id,
      jsonb_to_recordset(workspaces.column_types) as theirs (key text, finishing boolean)
    where boards.id = ${boardId} and columns.board_id = boards.id and theirs.key = columns.type
      and not exists (select 1 from workspaces target, jsonb_to_recordset(target.column_types) as known (key text)
        where target.id = ${to.workspaceId} and known.key = columns.type)`.execute(db)
  await updateBoardRow(db, boardId, {
    workspace_id: to.workspaceId,
    folder_id: null,
    key: to.key,
    position: to.position,
  })
  await db.updateTable('events').set({ workspace_id: to.workspaceId }).where('board_id', '=', boardId).execute()
  await keepMembersOf(db, boardId, to.workspaceId)
  await forgetTasksElsewhere(db, boardId)
}

/** Its tasks wait for none of the workspace it left. */
const forgetTasksElsewhere = (db: Db, boardId: string) => {
  const known = (
    list: string,
  ) => sql`array(select other from unnest(${sql.ref(list)}) with ordinality as had (other, place)
    where other in (select own.id from tasks own where own.board_id = ${boardId}) order by place)`
  return sql`update tasks set version = version + 1, updated_at = now(), blockers = ${known('tasks.blockers')},
      dependencies = ${known('tasks.dependencies')}
    where board_id = ${boardId} and (blockers <> ${known('tasks.blockers')} or dependencies <> ${known('tasks.dependencies')})`.execute(
    db,
  )
}

/** Its tasks lose whoever is not in the workspace it came to. */
const keepMembersOf = (db: Db, boardId: string, workspaceId: string) =>
  sql`with there as (select user_id from workspace_members where workspace_id = ${workspaceId})
    update tasks set version = version + 1, updated_at = now(), members = array(
      select person from unnest(members) with ordinality as given (person, place)
      where person in (select user_id from there) order by place)
    where board_id = ${boardId}
      and exists (select 1 from unnest(members) as person where person not in (select user_id from there))`.execute(db)

/** Labels its tasks have from another workspace than the one it is in. */
export const strangeLabelsOn = (db: Db, boardId: string) =>
  db
    .selectFrom('labels')
    .innerJoin('boards', (join) => join.on('boards.id', '=', boardId))
    .select(['labels.id', 'labels.name', 'labels.color'])
    .whereRef('labels.workspace_id', '!=', 'boards.workspace_id')
    .where(sql<boolean>`labels.id in (select unnest(tasks.labels) from tasks where tasks.board_id = ${boardId})`)
    .execute()

/** Each label of its tasks by the one that takes its place, where one does. */
export const exchangeLabels = (db: Db, boardId: string, places: { from: string; to: string }[]) => {
  const from = places.map((place) => place.from)
  const to = places.map((place) => place.to)
  return sql`update tasks set version = version + 1, updated_at = now(), labels = array(
      select coalesce(places.new, had.label) from unnest(labels) with ordinality as had (label, place)
      left join unnest(${from}::uuid[], ${to}::uuid[]) as places (old, new) on places.old = had.label
      group by 1 order by min(had.place))
    where board_id = ${boardId} and labels && ${from}::uuid[]`.execute(db)
}

export const hasAdmin = async (db: Db, boardId: string) =>
  (await db
    .selectFrom('board_members')
    .select('user_id')
    .where('board_id', '=', boardId)
    .where('role', '=', 'admin')
    .executeTakeFirst()) !== undefined

/** False when they are on it already. */
export async function insertBoardMember(db: Db, mine: Mine, role: BoardRole) {
  const inserted = await db
    .insertInto('board_members')
    .values({ ...mine, role })
    .onConflict((known) => known.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Puts somebody on a board; who is there already gets the role. */
export const upsertBoardMember = (db: Db, mine: Mine, role: BoardRole) =>
  db
    .insertInto('board_members')
    .values({ ...mine, role })
    .onConflict((known) => known.columns(['board_id', 'user_id']).doUpdateSet({ role }))
    .execute()
