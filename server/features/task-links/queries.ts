import { sql } from 'kysely'
import type { PublicTask } from '#contract/attachments.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'

export const findLink = (db: Db, taskId: string) =>
  db
    .selectFrom('task_links')
    .select(['token', 'created_at as createdAt'])
    .where('task_id', '=', taskId)
    .executeTakeFirst()

/** The one that is there keeps working. */
export const insertLink = (db: Db, row: { task_id: string; token: string; created_by: string }) =>
  db
    .insertInto('task_links')
    .values(row)
    .onConflict((known) => known.column('task_id').doNothing())
    .execute()

export const deleteLink = (db: Db, taskId: string) =>
  db.deleteFrom('task_links').where('task_id', '=', taskId).execute()

/** Column by column: what is not named here does not get out. */
export async function findPublicTask(db: Db, token: string) {
  const { rows } = await sql<{ task: PublicTask }>`select json_build_object(
      'taskId', boards.key || '-' || tasks.number, 'title', tasks.title, 'description', tasks.description,
      'status', json_build_object('title', columns.title, 'color', columns.color, 'finished', tasks.completed_at is not null),
      'labels', coalesce((select json_agg(json_build_object('name', labels.name, 'color', labels.color) order by lower(labels.name))
        from labels where labels.id = any(tasks.labels)), '[]'),
      'priority', tasks.priority, 'dueDate', tasks.due_date,
      'checklist', json_build_object('done', tasks.checklist_done, 'total', tasks.checklist_total),
      'project', boards.title, 'updatedAt', ${momentJson('tasks.updated_at')}) as task
    from task_links join tasks on tasks.id = task_links.task_id and tasks.deleted_at is null
    join boards on boards.id = tasks.board_id join columns on columns.id = tasks.column_id
    where task_links.token = ${token}`.execute(db)
  return rows[0]?.task
}
