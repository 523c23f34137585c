import { sql } from 'kysely'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import type { Db } from '#server/database/connect.ts'
import { endOf, spread } from '#server/database/positions.ts'

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

/** What goes with a board, locked in the order everybody takes: columns, people, tasks, who listens to forms, and the board itself after that. */
export async function lockContents(db: Db, boardId: string) {
  await sql`select 1 from columns where board_id = ${boardId} order by id for update`.execute(db)
  await sql`select 1 from board_members where board_id = ${boardId} order by user_id for update`.execute(db)
  await sql`select 1 from tasks where board_id = ${boardId} order by id for update`.execute(db)
  await sql`select 1 from form_listeners where board_id = ${boardId} order by form_id, user_id for update`.execute(db)
}

/** Whose timers run on its tasks. */
export async function timersOn(db: Db, boardId: string) {
  const rows = await db
    .selectFrom('time_entries')
    .innerJoin('tasks', 'tasks.id', 'time_entries.task_id')
    .select('time_entries.user_id')
    .where('tasks.board_id', '=', boardId)
    .where('time_entries.duration', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

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
