// How long tasks stood where, read from the event log bit by bit (migration 30).
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

export interface Unread {
  boardId: string
  seq: number
}

/** Boards of a workspace on which something happened that was not read yet. */
export async function unreadBoards(db: Db, workspaceId: string) {
  const { rows } = await sql<Unread>`select boards.id as "boardId", boards.seq from boards
    left join task_stays_read marks on marks.board_id = boards.id
    where boards.workspace_id = ${workspaceId} and boards.seq > coalesce(marks.seq, 0) order by boards.id`.execute(db)
  return rows
}

/** Boards of all workspaces with more than so many events that were not read yet. */
export async function boardsFarBehind(db: Db, events: number) {
  const { rows } = await sql<Unread>`select boards.id as "boardId", boards.seq from boards
    left join task_stays_read marks on marks.board_id = boards.id
    where boards.seq > coalesce(marks.seq, 0) + ${events} order by boards.id`.execute(db)
  return rows
}

/** Two who read the same log come one after the other; the second finds it read. */
export async function lockMark(db: Db, boardId: string) {
  await sql`insert into task_stays_read (board_id) values (${boardId}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{
    seq: number
  }>`select seq from task_stays_read where board_id = ${boardId} for update`.execute(db)
  return rows[0]!.seq
}

export const moveMark = (db: Db, { boardId, seq }: Unread) =>
  sql`update task_stays_read set seq = ${seq} where board_id = ${boardId}`.execute(db)

/** Each place an event gave a task; `here` is false where it took the task off the board. */
const placesTold = sql`
  select (payload ->> 'taskId')::uuid as task_id, seq, at, (payload -> 'task' ->> 'columnId')::uuid as column_id, true as here,
    null::timestamptz as created_at, null::timestamptz as completed_at from fresh where type = 'task-created'
  union all
  select (payload ->> 'taskId')::uuid, seq, at, (payload ->> 'columnId')::uuid, true, null, null from fresh
    where type = 'task-moved'
  union all
  select (payload ->> 'taskId')::uuid, seq, at, null, false, null, null from fresh where type = 'task-deleted'
  union all
  select (card ->> '_id')::uuid, seq, at, (card ->> 'columnId')::uuid, true,
    case when payload -> 'changes' ? 'imported' then (card ->> 'createdAt')::timestamptz end,
    case when payload -> 'changes' ? 'imported' then (card ->> 'completedAt')::timestamptz end
    from fresh, jsonb_array_elements(payload -> 'tasks') card where type = 'tasks-bulk-updated'
  union all
  select gone::uuid, seq, at, null, false, null, null
    from fresh, jsonb_array_elements_text(payload -> 'deleted') gone where type = 'tasks-bulk-updated'`

/** Where nothing changes about the place, nothing is kept: a task is read of far more often than it moves. */
const staysTold: RawBuilder<unknown> = sql`
  fresh as materialized (
    select seq, at, type, payload from events
    where board_id = (select board_id from asked) and seq > (select after from asked) and seq <= (select until from asked)
      and type in ('task-created', 'task-moved', 'task-deleted', 'tasks-bulk-updated')
  ),
  told as materialized (${placesTold}),
  places as (
    select told.* from told join tasks on tasks.id = told.task_id
    union all
    select task_id, 0, entered_at, column_id, true, null, null from task_stays
    where board_id = (select board_id from asked) and left_at is null and task_id in (select task_id from told)
  ),
  compared as (
    select places.*, lag(seq) over task is null as is_first, lag(here) over task as was_here, lag(column_id) over task as was_in
    from places window task as (partition by task_id order by seq)
  ),
  stays as materialized (
    select task_id, seq, column_id, here, lead(at) over (partition by task_id order by seq) as left_at, created_at,
      -- An imported task that was finished before it came here was so since then.
      case when is_first and completed_at < at then completed_at else at end as entered_at
    from compared where is_first or here <> was_here or column_id is distinct from was_in
  )`

/** Reads the events after one number up to another. */
export async function readStays(db: Db, boardId: string, after: number, until: number) {
  await sql`with asked as (select ${boardId}::uuid as board_id, ${after}::bigint as after, ${until}::bigint as until),
    ${staysTold},
    ended as (
      update task_stays set left_at = stays.left_at from stays
      where stays.seq = 0 and stays.left_at is not null and task_stays.task_id = stays.task_id
        and task_stays.board_id = (select board_id from asked) and task_stays.left_at is null
    )
    insert into task_stays (task_id, board_id, seq, column_id, entered_at, left_at)
    select task_id, (select board_id from asked), seq, column_id, entered_at, left_at from stays where seq > 0 and here
    union all
    select task_id, (select board_id from asked), seq, null, created_at, entered_at from stays
    where seq > 0 and here and created_at < entered_at`.execute(db)
}

/** Planned for a handful of rows, joining a hundred thousand takes minutes; the next autovacuum would come too late. */
export const noteSize = (db: Db) => sql`analyze task_stays`.execute(db)
