// What an import changed, kept until nobody takes it back any more.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Said, Values } from '#server/features/imports/values.ts'

/** `was` and `became` are null for a task that was made. */
export interface Changed {
  taskId: string
  was: Partial<Values> | null
  became: Partial<Values> | null
  saidBefore: Said | null
}

export const saveChanges = (db: Db, importId: string, changes: Changed[]) =>
  sql`insert into import_changes (import_id, task_id, was, became, said_before)
    select ${importId}, "taskId", was, became, "saidBefore" from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as item ("taskId" uuid, was jsonb, became jsonb, "saidBefore" jsonb)
    on conflict (import_id, task_id) do nothing`.execute(db)

/** What it did to tasks that are still on the board, and whether somebody else has touched them since. */
export async function changesOf(db: Db, importId: string, boardId: string, importer: string | null) {
  const { rows } = await sql<
    Changed & { isTouched: boolean }
  >`with started as (select created_at from imports where id = ${importId}),
    by_others as (
      select task_id, type, payload from events, started
      where board_id = ${boardId} and at >= started.created_at and actor is distinct from ${importer}::uuid
    ),
    touched as (
      select task_id from by_others where task_id is not null
      union select (card ->> '_id')::uuid from by_others, jsonb_array_elements(payload -> 'tasks') card
        where type = 'tasks-bulk-updated'
    )
    select changes.task_id as "taskId", changes.was, changes.became, changes.said_before as "saidBefore",
      exists (select 1 from touched where touched.task_id = tasks.id) as "isTouched"
    from import_changes changes join tasks on tasks.id = changes.task_id and tasks.deleted_at is null
      and tasks.board_id = ${boardId}
    where changes.import_id = ${importId} order by changes.task_id`.execute(db)
  return rows
}

/** The next file brings them anew. */
export const forgetSources = (db: Db, boardId: string, taskIds: string[]) =>
  sql`delete from import_sources where board_id = ${boardId} and task_id = any(${taskIds})`.execute(db)

export const restoreSaid = (db: Db, boardId: string, said: { taskId: string; said: Said }[]) =>
  sql`update import_sources set said = item.said from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as item ("taskId" uuid, said jsonb)
    where import_sources.board_id = ${boardId} and import_sources.task_id = item."taskId"`.execute(db)

/** Which of these columns hold no tasks, and which of these labels no task has. */
export async function leftOver(db: Db, boardId: string, columns: string[], labels: string[]) {
  const { rows } = await sql<{ columns: string[]; labels: string[]; others: number }>`select
    array(select id from columns where id = any(${columns}) and board_id = ${boardId} and not exists (
      select 1 from tasks where column_id = columns.id and deleted_at is null) order by id) as columns,
    array(select id from labels where id = any(${labels}) and board_id = ${boardId} and not exists (
      select 1 from tasks where board_id = ${boardId} and deleted_at is null and tasks.labels @> array[labels.id]) order by id) as labels,
    (select count(*) from columns where board_id = ${boardId} and id <> all(${columns}))::int as others`.execute(db)
  return rows[0]!
}
