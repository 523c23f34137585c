import { type SqlBool, sql } from 'kysely'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import { type BoardRole, rolesThatMay, type WorkspaceRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/connect.ts'

type Row = Omit<Board, 'myRole'> & {
  workspaceRole: WorkspaceRole
  boardRole: BoardRole | null
  workspaceStatus: 'active' | 'archived'
}

/** Always through the caller's memberships: a board they may not see cannot even be looked up. */
const visibleTo = (db: Db, userId: string) =>
  db
    .selectFrom('boards')
    .innerJoin('workspaces', 'workspaces.id', 'boards.workspace_id')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'boards.workspace_id').on('mine.user_id', '=', userId),
    )
    .leftJoin('board_members as here', (join) =>
      join.onRef('here.board_id', '=', 'boards.id').on('here.user_id', '=', userId),
    )
    .where(
      sql<SqlBool>`(here.user_id is not null or mine.role = any(${rolesThatMay('act-on-every-project')})
        or (boards.visibility = 'workspace' and mine.role = any(${rolesThatMay('see-workspace-projects')})))`,
    )
    .select([
      'boards.id as _id',
      sql<
        Board['workspace']
      >`json_build_object('_id', workspaces.id, 'url', workspaces.url, 'name', workspaces.name)`.as('workspace'),
      'workspaces.status as workspaceStatus',
      'boards.title',
      'boards.description',
      'boards.visibility',
      'boards.status',
      'boards.seq',
      'boards.created_at as createdAt',
      'boards.updated_at as updatedAt',
      'boards.version',
      'mine.role as workspaceRole',
      'here.role as boardRole',
    ])
    .$castTo<Row>()

export const findBoard = (db: Db, userId: string, id: string) =>
  visibleTo(db, userId).where('boards.id', '=', id).executeTakeFirst()

export function boardsOf(db: Db, userId: string, workspaceId: string, status: 'active' | 'archived' | 'all') {
  let query = visibleTo(db, userId).where('boards.workspace_id', '=', workspaceId).orderBy('boards.title')
  if (status !== 'all') query = query.where('boards.status', '=', status)
  return query.execute()
}

export async function insertBoard(
  db: Db,
  row: { id: string; workspace_id: string; title: string; description: string; visibility: Board['visibility'] },
  adminId: string,
) {
  await db.insertInto('boards').values(row).execute()
  await db
    .insertInto('board_members')
    .values({ board_id: row.id, workspace_id: row.workspace_id, user_id: adminId, role: 'admin' })
    .execute()
}

export const updateBoardRow = (
  db: Db,
  id: string,
  changes: { title?: string; description?: string; visibility?: Board['visibility'] },
) =>
  db
    .updateTable('boards')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Held until the commit: two changes of one board come one after the other. */
export const lockBoard = (db: Db, id: string) =>
  db.selectFrom('boards').select('version').where('id', '=', id).forUpdate().executeTakeFirst()

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
