// Where tasks stand. Whoever places one holds the column's row, so no two take the same place.
import { type RawBuilder, sql } from 'kysely'
import { POSITION_STEP } from '#contract/positions.ts'
import type { Db } from '#server/database/connect.ts'
import { TIGHT } from '#server/database/positions.ts'

export interface TargetColumn {
  _id: string
  title: string
  boardId: string
  finishing: boolean
}

const columnShape = sql`columns.id as "_id", columns.title, columns.board_id as "boardId",
  exists (select 1 from boards join workspaces on workspaces.id = boards.workspace_id,
    jsonb_to_recordset(workspaces.column_types) as types (key text, finishing boolean)
    where boards.id = columns.board_id and types.key = columns.type and types.finishing) as finishing`

/** Which board a column is on: the way to its door. */
export const findColumnBoard = (db: Db, columnId: string) =>
  db.selectFrom('columns').select('board_id as boardId').where('id', '=', columnId).executeTakeFirst()

export async function lockColumn(db: Db, boardId: string, columnId: string) {
  const { rows } = await sql<TargetColumn>`select ${columnShape} from columns
    where columns.id = ${columnId} and columns.board_id = ${boardId} for no key update`.execute(db)
  return rows[0]
}

/** The column with its lock, and room behind all its tasks. The counter alone tells where: they need not be looked at. */
export async function takeEnd(db: Db, boardId: string, columnId: string, count: number) {
  const { rows } = await sql<TargetColumn & { end: number }>`update columns
    set end_position = end_position + ${count} * ${sql.lit(POSITION_STEP)}::double precision
    where columns.id = ${columnId} and columns.board_id = ${boardId} returning ${columnShape}, end_position as end`.execute(
    db,
  )
  return rows[0]
}

export interface Neighbours {
  above: { _id: string; position: number } | null
  below: { _id: string; position: number } | null
}

const others = (columnId: string, taskId: string | null) =>
  sql`column_id = ${columnId} and deleted_at is null and id is distinct from ${taskId}::uuid`

/** The nearest task on one side of a place. */
const nearest = (columnId: string, taskId: string | null, side: RawBuilder<unknown>, direction: 'asc' | 'desc') =>
  sql`(select json_build_object('_id', id, 'position', position) from tasks
    where ${others(columnId, taskId)} and ${side} order by position ${sql.raw(direction)} limit 1)`

/** The two between which a task at this place would stand. */
export async function neighboursAt(db: Db, columnId: string, taskId: string | null, position: number) {
  const { rows } = await sql<Neighbours>`select
    ${nearest(columnId, taskId, sql`position <= ${position}`, 'desc')} as above,
    ${nearest(columnId, taskId, sql`position > ${position}`, 'asc')} as below`.execute(db)
  return rows[0]!
}

/** Right above or below another task; nothing when that one is no longer in the column. */
export async function neighboursOf(
  db: Db,
  columnId: string,
  taskId: string | null,
  anchorId: string,
  side: 'before' | 'after',
): Promise<Neighbours | null> {
  const anchor = sql`json_build_object('_id', anchor.id, 'position', anchor.position)`
  const sides =
    side === 'before'
      ? sql`${nearest(columnId, taskId, sql`position < anchor.position`, 'desc')} as above, ${anchor} as below`
      : sql`${anchor} as above, ${nearest(columnId, taskId, sql`position > anchor.position`, 'asc')} as below`
  const { rows } = await sql<Neighbours>`select ${sides} from tasks anchor
    where anchor.id = ${anchorId} and anchor.column_id = ${columnId} and anchor.deleted_at is null
      and anchor.id is distinct from ${taskId}::uuid`.execute(db)
  return rows[0] ?? null
}

/** Keeps the column's end behind its last task. */
export const reachTo = (db: Db, columnId: string, position: number) =>
  sql`update columns set end_position = ${position} where id = ${columnId} and end_position < ${position}`.execute(db)

/** Spreads all tasks of a column evenly; their order stays. */
export async function rebalance(db: Db, columnId: string) {
  const { rows } = await sql<{ _id: string; position: number }>`with placed as (
      select id, row_number() over (order by position, id) * ${sql.lit(POSITION_STEP)}::double precision as place
      from tasks where column_id = ${columnId} and deleted_at is null
    ), ended as (
      update columns set end_position = coalesce((select max(place) from placed), 0) where id = ${columnId}
    )
    update tasks set position = placed.place from placed where placed.id = tasks.id
    returning tasks.id as "_id", tasks.position`.execute(db)
  return rows.sort((one, other) => one.position - other.position)
}

export async function isTight(db: Db, columnId: string) {
  const { rows } = await sql<{ tight: boolean }>`select coalesce(min(gap) <= ${2 * TIGHT}, false) as tight from (
    select position - lag(position) over (order by position, id) as gap from tasks
    where column_id = ${columnId} and deleted_at is null) gaps`.execute(db)
  return rows[0]!.tight
}

export async function placesIn(db: Db, columnId: string) {
  const { rows } = await sql<{ _id: string; position: number }>`select id as "_id", position from tasks
    where column_id = ${columnId} and deleted_at is null order by position, id`.execute(db)
  return rows
}

/** Into a finishing column completes it, out of one opens it again; from one to another changes nothing about when. */
const completion = (finishing: boolean, now: Date) =>
  finishing ? sql`coalesce(completed_at, ${now}::timestamptz)` : sql`null`

export const placeTask = (db: Db, id: string, column: TargetColumn, position: number, now: Date) =>
  sql`update tasks set column_id = ${column._id}, position = ${position}, completed_at = ${completion(column.finishing, now)},
    version = version + 1, updated_at = now() where id = ${id}`.execute(db)

/** In the order given, behind everything in the column. */
export const placeTasks = (db: Db, ids: string[], column: TargetColumn, end: number, now: Date) =>
  sql`update tasks set column_id = ${column._id}, completed_at = ${completion(column.finishing, now)},
      position = ${end} - (${ids.length} - placed.place) * ${sql.lit(POSITION_STEP)}::double precision,
      version = version + 1, updated_at = now()
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place) where placed.id = tasks.id`.execute(db)

/** To another board of the workspace: with a number of that board, without labels that are the old board's own. */
export const carryToBoard = (db: Db, id: string, column: TargetColumn, position: number, now: Date) =>
  sql`with numbered as (
      update boards set last_number = last_number + 1 where id = ${column.boardId} returning last_number
    )
    update tasks set board_id = ${column.boardId}, column_id = ${column._id}, position = ${position},
      number = numbered.last_number, completed_at = ${completion(column.finishing, now)},
      labels = array(select label from unnest(labels) label where exists (
        select 1 from labels known where known.id = label and known.board_id is null)),
      version = version + 1, updated_at = now()
    from numbered where tasks.id = ${id}`.execute(db)
