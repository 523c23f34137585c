// What somebody is on a project, and how they look at it.
import { sql } from 'kysely'
import type { BoardPreferences } from '#contract/boards.ts'
import type { BoardRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/connect.ts'

interface Mine {
  board_id: string
  workspace_id: string
  user_id: string
}

export const toggleFavoriteRow = (db: Db, mine: Mine) =>
  db
    .insertInto('board_preferences')
    .values({ ...mine, favorite: true })
    .onConflict((known) =>
      known.columns(['board_id', 'user_id']).doUpdateSet({ favorite: sql`not board_preferences.favorite` }),
    )
    .execute()

export const savePreferences = (
  db: Db,
  mine: Mine,
  {
    view,
    defaultCardProperties,
  }: { view?: BoardPreferences['view'] | undefined; defaultCardProperties?: object | undefined },
) => {
  const cards = JSON.stringify(defaultCardProperties ?? {})
  return db
    .insertInto('board_preferences')
    .values({ ...mine, ...(view && { view }), card_properties: cards })
    .onConflict((known) =>
      known.columns(['board_id', 'user_id']).doUpdateSet({
        ...(view && { view }),
        card_properties: sql`board_preferences.card_properties || ${cards}::jsonb`,
      }),
    )
    .execute()
}

export const saveVisit = (db: Db, mine: Mine) =>
  db
    .insertInto('board_preferences')
    .values({ ...mine, opened_at: sql`now()` as never })
    .onConflict((known) => known.columns(['board_id', 'user_id']).doUpdateSet({ opened_at: sql`now()` as never }))
    .execute()

export const hasAdmin = async (db: Db, boardId: string) =>
  (await db
    .selectFrom('board_members')
    .select('user_id')
    .where('board_id', '=', boardId)
    .where('role', '=', 'admin')
    .executeTakeFirst()) !== undefined

/** False when they are on it already. */
export async function insertBoardMember(db: Db, mine: Mine, role: BoardRole) {
  const inserted = await db
    .insertInto('board_members')
    .values({ ...mine, role })
    .onConflict((known) => known.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Puts somebody on a board; who is there already gets the role. */
export const upsertBoardMember = (db: Db, mine: Mine, role: BoardRole) =>
  db
    .insertInto('board_members')
    .values({ ...mine, role })
    .onConflict((known) => known.columns(['board_id', 'user_id']).doUpdateSet({ role }))
    .execute()
