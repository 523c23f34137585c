import { sql } from 'kysely'
import type { BoardSavedView } from '#contract/board-tools.ts'
import type { Db } from '#server/database/connect.ts'

const views = (db: Db) =>
  db
    .selectFrom('saved_views')
    .select([
      'id as _id',
      'board_id as boardId',
      'name',
      'view',
      'query',
      'shared',
      'owner',
      'created_at as createdAt',
      'version',
    ])
    .$castTo<BoardSavedView>()

export const viewsFor = (db: Db, boardId: string, userId: string) =>
  views(db)
    .where('board_id', '=', boardId)
    .where(sql<boolean>`(owner = ${userId} or shared)`)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** One of my own: nobody else's can be changed. */
const mine = (db: Db, userId: string, id: string) => views(db).where('id', '=', id).where('owner', '=', userId)

export const findMine = (db: Db, userId: string, id: string) => mine(db, userId, id).executeTakeFirst()

/** Held until the commit: of two changes made from the same version, the second is told. */
export const lockMine = (db: Db, userId: string, id: string) => mine(db, userId, id).forNoKeyUpdate().executeTakeFirst()

export const insertView = (
  db: Db,
  row: {
    id: string
    board_id: string
    owner: string
    name: string
    view: BoardSavedView['view']
    query: string
    shared: boolean
  },
) => db.insertInto('saved_views').values(row).execute()

export const updateView = (
  db: Db,
  id: string,
  changes: { name?: string; view?: BoardSavedView['view']; query?: string; shared?: boolean },
) =>
  db
    .updateTable('saved_views')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteView = (db: Db, id: string) => db.deleteFrom('saved_views').where('id', '=', id).execute()
