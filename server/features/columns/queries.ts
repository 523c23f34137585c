import { sql } from 'kysely'
import type { Column } from '#contract/columns.ts'
import { POSITION_STEP } from '#contract/positions.ts'
import type { Db } from '#server/database/connect.ts'
import { endOf, spread } from '#server/database/positions.ts'

const columns = (db: Db) =>
  db
    .selectFrom('columns')
    .select([
      'id as _id',
      'board_id as boardId',
      'title',
      'type',
      'color',
      'position',
      'task_limit as limit',
      sql<'active'>`'active'`.as('status'),
      'created_at as createdAt',
      'updated_at as updatedAt',
      'version',
    ])
    .$castTo<Column>()

export const columnsOf = (db: Db, boardId: string) =>
  columns(db).where('board_id', '=', boardId).orderBy('position').orderBy('id').execute()

export const columnOf = (db: Db, id: string) => columns(db).where('id', '=', id).executeTakeFirstOrThrow()

/** In one order for everybody, and before anything else of the board. */
export const lockColumns = (db: Db, boardId: string) =>
  sql`select id from columns where board_id = ${boardId} order by id for no key update`.execute(db)

const onBoard = (boardId: string) => sql<boolean>`board_id = ${boardId}`

export const endOfBoard = (db: Db, boardId: string) => endOf(db, 'columns', onBoard(boardId))
export const spreadBoard = (db: Db, boardId: string) => spread(db, 'columns', onBoard(boardId))

export const insertColumn = (
  db: Db,
  row: {
    id: string
    board_id: string
    title: string
    type: string
    color: string
    task_limit: number | null
    position: number
  },
) => db.insertInto('columns').values(row).execute()

export const updateColumnRow = (
  db: Db,
  id: string,
  changes: { title?: string; type?: string; color?: string; task_limit?: number | null },
) =>
  db
    .updateTable('columns')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

export const deleteColumnRow = (db: Db, id: string) => db.deleteFrom('columns').where('id', '=', id).execute()

/** In the order given, evenly. */
export const orderAll = (db: Db, boardId: string, ids: string[]) =>
  sql`update columns set position = placed.place * ${sql.lit(POSITION_STEP)}::double precision, version = version + 1, updated_at = now()
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where placed.id = columns.id and columns.board_id = ${boardId}`.execute(db)

/** Those on the board, in their order. */
export async function taskIdsIn(db: Db, columnId: string) {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('column_id', '=', columnId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deleted tasks that could come back need a column to come back to; without one, they are gone for good. */
export const rehomeDeleted = (db: Db, columnId: string, to: string | null) =>
  to
    ? sql`update tasks set column_id = ${to} where column_id = ${columnId} and deleted_at is not null`.execute(db)
    : sql`delete from tasks where column_id = ${columnId} and deleted_at is not null`.execute(db)

/** A column that finishes tasks from now on finishes those it holds; one that no longer does opens them again. Their ids. */
export async function setCompletion(db: Db, columnId: string, finishing: boolean, now: Date) {
  const { rows } = await sql<{ id: string }>`update tasks set completed_at = ${finishing ? now : null}::timestamptz,
      version = version + 1, updated_at = now()
    where column_id = ${columnId} and deleted_at is null and (completed_at is not null) <> ${finishing} returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
