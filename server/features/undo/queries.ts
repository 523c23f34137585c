import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'

const undoable = ['task-moved', 'task-updated', 'task-deleted', 'task-created', 'tasks-bulk-updated']

/** Nothing knows how to take these back. */
export const columnChanges = ['column-created', 'column-updated', 'column-deleted', 'columns-reordered']

/** My own undos come one after the other. Not the board's lock: that one is taken last, by what is published. */
export const lockUndo = (db: Db, boardId: string, userId: string) => lock(db, 'undo', boardId + userId)

/** Those named and those these tasks are in, in the one order everybody takes columns. */
export const lockColumnsOf = (db: Db, boardId: string, columnIds: string[], taskIds: string[]) =>
  sql`select 1 from columns where board_id = ${boardId}
    and (id = any(${columnIds}) or id in (select column_id from tasks where tasks.id = any(${taskIds})))
    order by id for no key update`.execute(db)

/** Without those that somebody else has brought back already, whatever became of them then, also on another board. */
export async function stillDeleted(db: Db, boardId: string, taskIds: string[]) {
  const { rows } = await sql<{ id: string }>`select id from tasks
    where id = any(${taskIds}) and board_id = ${boardId} and deleted_at is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Done {
  id: string
  type: string
  taskId: string | null
  payload: Record<string, unknown>
  before: Record<string, unknown> | null
}

/**
 * My newest change on the board that was not taken back. What was itself a taking back does not count; nor, for me, what a program did
 * with a key of mine, and the other way round.
 */
export const lastOf = (
  db: Db,
  boardId: string,
  { userId, keyId }: { userId: string; keyId: string | null },
  { since, deletedTask }: { since: string | null; deletedTask: string | undefined },
) =>
  db
    .selectFrom('events')
    .select(['id', 'type', 'task_id as taskId', 'payload', 'before'])
    .where('board_id', '=', boardId)
    .where('actor', '=', userId)
    .where(sql<boolean>`key_id is not distinct from ${keyId}::uuid`)
    // Whoever remembers what they did last remembers a column too, and does not mean what came before it.
    .where(sql<boolean>`type = any(${since === null ? undoable : [...undoable, ...columnChanges]})`)
    .where('undoes', 'is', null)
    // Tasks that only followed a change of their column: there is nothing of theirs to put back.
    .where(sql<boolean>`coalesce(before -> 'tasks', 'null') <> '[]'`)
    .where(sql<boolean>`not exists (select 1 from events later where later.undoes = events.id)`)
    .$if(since !== null, (query) => query.where('at', '>=', since!))
    .$if(deletedTask !== undefined, (query) =>
      query.where(sql<boolean>`(type = 'task-deleted' and payload ->> 'taskId' = ${deletedTask}
        or type = 'tasks-bulk-updated' and payload -> 'deleted' ? ${deletedTask})`),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .$castTo<Done>()
    .executeTakeFirst()

/** Marked as if it were its own taking back. An import makes many columns in a row: one word is enough for all of them. */
export const passOver = (db: Db, { id, type }: Done) =>
  columnChanges.includes(type)
    ? sql`update events set undoes = events.id from events refused where refused.id = ${id}
        and events.board_id = refused.board_id and events.actor = refused.actor and events.seq <= refused.seq
        and events.key_id is not distinct from refused.key_id and events.type = any(${columnChanges}) and events.undoes is null
        and not exists (select 1 from events between_them where between_them.board_id = refused.board_id
          and between_them.actor = refused.actor and between_them.seq > events.seq and between_them.seq < refused.seq
          and between_them.type = any(${undoable}) and coalesce(between_them.before -> 'tasks', 'null') <> '[]')`.execute(
        db,
      )
    : sql`update events set undoes = id where id = ${id}`.execute(db)

/** Whether somebody else has had to do with the task since: changed it, said something about it, worked on it. */
export async function othersSince(db: Db, event: Done, taskId: string) {
  const { rows } = await sql<{ touched: boolean }>`select exists (
    select 1 from events mine join events later on later.board_id = mine.board_id and later.seq > mine.seq
    where mine.id = ${event.id} and later.actor is distinct from mine.actor and (later.task_id = ${taskId}::uuid
      or later.payload -> 'tasks' @> jsonb_build_array(jsonb_build_object('_id', ${taskId}::text)))) as touched`.execute(
    db,
  )
  return rows[0]!.touched
}

/** Whether the task was touched since, in the same way. What was taken back meanwhile did not happen, nor did its taking back. */
export async function touchedSince(db: Db, event: Done, taskId: string, what: { moved: true } | { fields: string[] }) {
  const touching =
    'moved' in what
      ? sql`(later.type = 'task-moved' and later.task_id = ${taskId}::uuid)
          or (later.type = 'tasks-bulk-updated' and later.payload -> 'changes' ? 'columnId')`
      : sql`(later.type = 'task-updated' and later.task_id = ${taskId}::uuid and exists (
            select 1 from jsonb_array_elements(later.payload -> 'changes') change where change ->> 'field' = any(${what.fields})))
          or (later.type = 'tasks-bulk-updated' and later.payload -> 'changes' ? 'changes')`
  const { rows } = await sql<{ touched: boolean }>`select exists (
    select 1 from events mine join events later on later.board_id = mine.board_id and later.seq > mine.seq
    where mine.id = ${event.id} and (${touching})
      and not exists (select 1 from events taking where taking.undoes = later.id and taking.id <> later.id)
      and not exists (select 1 from events taken where taken.id = later.undoes and taken.id <> later.id and taken.seq > mine.seq)
      and (later.task_id = ${taskId}::uuid
      or later.payload -> 'tasks' @> jsonb_build_array(jsonb_build_object('_id', ${taskId}::text)))) as touched`.execute(
    db,
  )
  return rows[0]!.touched
}
