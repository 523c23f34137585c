import { sql } from 'kysely'
import type { Folder } from '#contract/folders.ts'
import { boardsSeenBy, isInSight, type Sight } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { endOf, spread } from '#server/database/positions.ts'

const folders = (db: Db) =>
  db
    .selectFrom('folders')
    .select([
      'id as _id',
      'name',
      'color',
      'parent_id as parentFolder',
      'position',
      'workspace_id as workspaceId',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'version',
    ])
    .$castTo<Folder>()

export const foldersOf = (db: Db, workspaceId: string) =>
  folders(db).where('workspace_id', '=', workspaceId).orderBy('position').orderBy('id').execute()

export const findFolder = (db: Db, workspaceId: string, id: string) =>
  folders(db).where('id', '=', id).where('workspace_id', '=', workspaceId).executeTakeFirst()

/** Through the caller's membership: a folder of a workspace they are not in cannot even be looked up. */
export const findWorkspaceOfFolder = (db: Db, sight: Sight, id: string) =>
  db
    .selectFrom('folders')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'folders.workspace_id').on('mine.user_id', '=', sight.userId),
    )
    .select('folders.workspace_id as workspaceId')
    .where(isInSight(sight))
    .where('folders.id', '=', id)
    .executeTakeFirst()

/** Folders that hold boards this person sees. */
export const foldersWithSeenBoards = async (db: Db, userId: string, workspaceId: string) => {
  const { rows } = await sql<{ id: string }>`select distinct folder_id as id from boards
    where folder_id is not null and id in ${boardsSeenBy(userId, workspaceId)}`.execute(db)
  return rows.map(({ id }) => id)
}

const siblings = (workspaceId: string, parentId: string | null) =>
  sql<boolean>`workspace_id = ${workspaceId} and parent_id is not distinct from ${parentId}::uuid`

export const endOfParent = (db: Db, workspaceId: string, parentId: string | null) =>
  endOf(db, 'folders', siblings(workspaceId, parentId))

export const spreadParent = (db: Db, workspaceId: string, parentId: string | null) =>
  spread(db, 'folders', siblings(workspaceId, parentId))

export const insertFolder = (
  db: Db,
  row: { id: string; workspace_id: string; parent_id: string | null; name: string; color: string; position: number },
) => db.insertInto('folders').values(row).execute()

export const updateFolderRow = (
  db: Db,
  id: string,
  changes: { name?: string; color?: string; parent_id?: string | null; position?: number },
) =>
  db
    .updateTable('folders')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

/** What it holds goes to the end of its parent, in the order it had. */
export async function dissolveFolder(db: Db, { _id, workspaceId, parentFolder }: Folder) {
  const ends = {
    folders: await endOfParent(db, workspaceId, parentFolder),
    boards: await endOf(
      db,
      'boards',
      sql<boolean>`workspace_id = ${workspaceId} and folder_id is not distinct from ${parentFolder}::uuid`,
    ),
  }
  await sql`update folders set parent_id = ${parentFolder}, position = ${ends.folders} + placed.place
    from (select id, row_number() over (order by position, id) as place from folders where parent_id = ${_id}) placed
    where placed.id = folders.id`.execute(db)
  await sql`update boards set folder_id = ${parentFolder}, position = ${ends.boards} + placed.place
    from (select id, row_number() over (order by position, id) as place from boards where folder_id = ${_id}) placed
    where placed.id = boards.id`.execute(db)
  await db.deleteFrom('folders').where('id', '=', _id).execute()
}
