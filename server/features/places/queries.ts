// Where tasks stand. Whoever places one holds the column's row, so no two take the same place.
import { type RawBuilder, sql } from 'kysely'
import { POSITION_STEP } from '#contract/positions.ts'
import { mayWorkOn } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { TIGHT } from '#server/database/positions.ts'

export interface TargetColumn {
  _id: string
  title: string
  boardId: string
  finishing: boolean
}

/** Whether tasks in it count as finished, by the workspace's column types. */
export const isFinishing = (columnId: RawBuilder<unknown>, boardId: RawBuilder<unknown>) =>
  sql`exists (select 1 from columns own join boards around on around.id = own.board_id
    join workspaces on workspaces.id = around.workspace_id,
    jsonb_to_recordset(workspaces.column_types) as types (key text, finishing boolean)
    where own.id = ${columnId} and around.id = ${boardId} and types.key = own.type and types.finishing)`

const columnShape = sql`columns.id as "_id", columns.title, columns.board_id as "boardId",
  ${isFinishing(sql`columns.id`, sql`columns.board_id`)} as finishing`

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

/** Between which places tasks come to stand next to another one of the column, themselves left aside. Nothing when that one is not there. */
export async function gapBeside(
  db: Db,
  columnId: string,
  ids: string[],
  { before, after }: Pick<Wish, 'before' | 'after'>,
) {
  const { rows } = await sql<{ above: number | null; below: number | null }>`with others as (
      select id, position as below, lag(position) over by_place as above, lead(position) over by_place as next
      from tasks where column_id = ${columnId} and deleted_at is null and id <> all(${ids}::uuid[])
      window by_place as (order by position, id)
    )
    select case when id = ${before ?? null} then above else below end as above,
      case when id = ${before ?? null} then below else next end as below
    from others where id in (${before ?? null}, ${after ?? null}) order by id = ${before ?? null} desc nulls last limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Where somebody wants a task; the end of the column when they say nothing. Neighbours win over a number while they are there. */
export interface Wish {
  before?: string | null | undefined
  after?: string | null | undefined
  position?: number | undefined
  from?: 'top' | 'bottom' | undefined
}

export interface Where {
  boardId: string
  columnId: string
  taskId: string
}

/** Why there is no place: no such column, the new task's id is another's, or no room below the task `above`. */
export type NoPlace = 'missing' | 'taken' | 'tight'

interface Sought {
  columnId: RawBuilder<unknown>
  taskId: RawBuilder<unknown>
  isNew: boolean
  before: RawBuilder<unknown>
  after: RawBuilder<unknown>
  position: RawBuilder<unknown>
  top: RawBuilder<unknown>
}

/** How far apart places are, and how close they may come. */
export const distances = sql`${sql.lit(POSITION_STEP)}, ${sql.lit(TIGHT)}`

/** A row with `place`, or with a `problem`; the column is locked from then on. See migration 0018. */
export const placeFor = (boardId: string, { columnId, taskId, isNew, before, after, position, top }: Sought) =>
  sql`take_place(${boardId}, ${columnId}, ${taskId}, ${sql.lit(isNew)}, ${before}, ${after}, ${position}, ${top}, ${distances})`

export async function takePlaceIn(db: Db, { boardId, columnId, taskId }: Where, wish: Wish) {
  const place = placeFor(boardId, {
    columnId: sql`${columnId}`,
    taskId: sql`${taskId}`,
    isNew: false,
    before: sql`${wish.before ?? null}::uuid`,
    after: sql`${wish.after ?? null}::uuid`,
    position: sql`${wish.position ?? null}::double precision`,
    top: sql`${wish.from === 'top'}`,
  })
  const { rows } = await sql<{ place: number; problem: NoPlace | null; above: string | null }>`select
    place, problem, above from ${place}`.execute(db)
  return rows[0]!
}

/** Spreads all tasks of a column evenly; their order stays. One that leaves at this moment keeps the place it got elsewhere. */
export async function rebalance(db: Db, columnId: string) {
  const { rows } = await sql<{ _id: string; position: number }>`with placed as (
      select id, row_number() over (order by position, id) * ${sql.lit(POSITION_STEP)}::double precision as place
      from tasks where column_id = ${columnId} and deleted_at is null
    ), ended as (
      update columns set end_position = coalesce((select max(place) from placed), 0) where id = ${columnId}
    )
    update tasks set position = placed.place from placed
    where placed.id = tasks.id and tasks.column_id = ${columnId} and tasks.deleted_at is null
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

/** Each at its place in the column. One that stands there already is not written again: nobody is told of it. */
export const placeTasks = (db: Db, ids: string[], column: TargetColumn, places: number[], now: Date) =>
  sql`update tasks set column_id = ${column._id}, completed_at = ${completion(column.finishing, now)},
      position = placed.place, version = version + 1, updated_at = now()
    from unnest(${ids}::uuid[], ${places}::double precision[]) as placed (id, place) where placed.id = tasks.id
      and (column_id, position, completed_at)
        is distinct from (${column._id}, placed.place, ${completion(column.finishing, now)})`.execute(db)

/** To another board of the workspace: with a number of that board, without labels that are the old board's own and people who may not work there. */
export const carryToBoard = (db: Db, id: string, column: TargetColumn, position: number, now: Date) =>
  sql`with numbered as (
      update boards set last_number = last_number + 1 where id = ${column.boardId} returning last_number
    )
    update tasks set board_id = ${column.boardId}, column_id = ${column._id}, position = ${position},
      number = numbered.last_number, completed_at = ${completion(column.finishing, now)},
      labels = array(select label from unnest(labels) label where exists (
        select 1 from labels known where known.id = label and known.board_id is null)),
      members = array(select person from unnest(members) with ordinality as given (person, place)
        where person in ${mayWorkOn(column.boardId)} order by place),
      version = version + 1, updated_at = now()
    from numbered where tasks.id = ${id}`.execute(db)
