import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { labelColumns } from '#server/features/workspaces/service.ts'

/** Where a label belongs: to the workspace, or to one of its boards. */
export interface Home {
  workspaceId: string
  boardId: string | null
}

const labels = (db: Db, { workspaceId, boardId }: Home) =>
  db
    .selectFrom('labels')
    .select(labelColumns)
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`board_id is not distinct from ${boardId}::uuid`)

export const findLabel = (db: Db, home: Home, id: string) => labels(db, home).where('id', '=', id).executeTakeFirst()

export const lockLabel = (db: Db, home: Home, id: string) =>
  labels(db, home).where('id', '=', id).forUpdate().executeTakeFirst()

export async function countLabels(db: Db, home: Home) {
  return (await labels(db, home).execute()).length
}

/** On a board the names of the workspace count too: a person filters by name and would not know which is meant. */
export const isNameTaken = async (db: Db, { workspaceId, boardId }: Home, name: string, except: string | null) =>
  (await db
    .selectFrom('labels')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(board_id is null or board_id = ${boardId}::uuid)`)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .executeTakeFirst()) !== undefined

export const insertLabel = (db: Db, { workspaceId, boardId }: Home, row: { id: string; name: string; color: string }) =>
  db
    .insertInto('labels')
    .values({ ...row, workspace_id: workspaceId, board_id: boardId })
    .execute()

export const updateLabelRow = (db: Db, id: string, changes: { name?: string; color?: string }) =>
  db
    .updateTable('labels')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteLabelRow = (db: Db, id: string) => db.deleteFrom('labels').where('id', '=', id).execute()
