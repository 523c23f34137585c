import { sql } from 'kysely'
import type { Attachment } from '#contract/attachments.ts'
import type { Db } from '#server/database/connect.ts'

const columns = [
  'attachments.id as _id',
  'attachments.task_id as task',
  'attachments.name',
  'attachments.size',
  'attachments.content_type as contentType',
  'attachments.preview',
  'attachments.uploaded_by as uploadedBy',
  'attachments.created_at as createdAt',
] as const

export const attachmentsOf = (db: Db, taskId: string) =>
  db
    .selectFrom('attachments')
    .select(columns)
    .where('task_id', '=', taskId)
    .orderBy('id')
    .$castTo<Attachment>()
    .execute()

export const findAttachment = (db: Db, id: string) =>
  db
    .selectFrom('attachments')
    .select([...columns, 'attachments.file'])
    .where('id', '=', id)
    .$castTo<Attachment & { file: string }>()
    .executeTakeFirst()

const recount = (db: Db, taskId: string) =>
  sql`update tasks set attachment_count = (select count(*) from attachments where task_id = ${taskId}),
    version = version + 1, updated_at = now() where id = ${taskId}`.execute(db)

export interface AttachmentRow {
  id: string
  task_id: string
  name: string
  size: number
  content_type: string
  file: string
  preview: string | null
  uploaded_by: string | null
}

export async function insertAttachment(db: Db, row: AttachmentRow) {
  await insertAttachments(db, [row])
  await recount(db, row.task_id)
}

/** For a task that counts them already. */
export const insertAttachments = (db: Db, rows: AttachmentRow[]) => db.insertInto('attachments').values(rows).execute()

/** A cover that was this file is no cover any more. */
export async function deleteAttachmentRow(db: Db, { _id, task }: Attachment) {
  await db.deleteFrom('attachments').where('id', '=', _id).execute()
  await sql`update tasks set cover = null, cover_image = null where id = ${task} and cover = ${_id}`.execute(db)
  await recount(db, task)
}

export async function tasksDeletedBefore(db: Db, before: Date, limit: number) {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('deleted_at', '<', before.toISOString())
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Only those that are still deleted: somebody may bring one back at this very moment. */
export const deleteTaskRows = (db: Db, taskIds: string[], before: Date) =>
  db
    .deleteFrom('tasks')
    .where(sql<boolean>`id = any(${taskIds})`)
    .where('deleted_at', '<', before.toISOString())
    .execute()
