import type { Db } from '#server/database/connect.ts'

interface NewFile {
  id: string
  chat_id: string
  name: string
  size: number
  file: string
  preview: string | null
  uploaded_by: string
}

export const insertFile = (db: Db, row: NewFile) =>
  db
    .insertInto('message_files')
    .values({ ...row, message_id: null })
    .returning(['id as _id', 'name', 'size', 'preview'])
    .executeTakeFirstOrThrow()

export const findFile = (db: Db, id: string) =>
  db
    .selectFrom('message_files')
    .select(['chat_id as chat', 'message_id as message', 'name', 'file', 'uploaded_by as uploadedBy'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Files whose message was never sent. */
export const deleteUnsentFiles = (db: Db, before: Date) =>
  db
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .execute()
