import { sql } from 'kysely'
import type { DefaultColumn } from '#contract/columns.ts'
import type { Db } from '#server/database/connect.ts'
import { endOf, spread } from '#server/database/positions.ts'
import { defaultColumnColumns } from '#server/features/workspaces/service.ts'

export const findDefaultColumn = (db: Db, workspaceId: string, id: string) =>
  db
    .selectFrom('default_columns')
    .select(defaultColumnColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .$castTo<DefaultColumn>()
    .executeTakeFirst()

const ofWorkspace = (workspaceId: string) => sql<boolean>`workspace_id = ${workspaceId}`

export const endOfDefaults = (db: Db, workspaceId: string) => endOf(db, 'default_columns', ofWorkspace(workspaceId))
export const spreadDefaults = (db: Db, workspaceId: string) => spread(db, 'default_columns', ofWorkspace(workspaceId))

export async function countDefaultColumns(db: Db, workspaceId: string) {
  const { n } = await db
    .selectFrom('default_columns')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return n
}

export const insertDefaultColumn = (
  db: Db,
  row: { id: string; workspace_id: string; title: string; type: string; color: string; position: number },
) => db.insertInto('default_columns').values(row).execute()

export const updateDefaultColumnRow = (
  db: Db,
  id: string,
  changes: { title?: string; type?: string; color?: string; position?: number },
) =>
  db
    .updateTable('default_columns')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteDefaultColumnRow = (db: Db, id: string) =>
  db.deleteFrom('default_columns').where('id', '=', id).execute()
