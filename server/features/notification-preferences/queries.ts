import { sql } from 'kysely'
import type { NotificationPreferences, QuietHours } from '#contract/notifications.ts'
import { wholeSightOf } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { visibleTo } from '#server/features/boards/service.ts'
import type { Wishes } from './defaults.ts'

export interface Kept {
  settings: Wishes
  mailMode: NotificationPreferences['mailMode']
  quietHours: QuietHours | null
}

const columns = ['settings', 'mail_mode as mailMode', 'quiet_hours as quietHours'] as const

const nothingSaid: Kept = { settings: {}, mailMode: 'instant', quietHours: null }

export async function preferencesOf(db: Db, userId: string): Promise<Kept> {
  const found = await db
    .selectFrom('notification_preferences')
    .select(columns)
    .where('user_id', '=', userId)
    .$castTo<Kept>()
    .executeTakeFirst()
  return found ?? nothingSaid
}

/** Held until the commit: two changes at once are both kept. */
export async function lockPreferencesOf(db: Db, userId: string): Promise<Kept> {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, summed_up_on: null })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return db
    .selectFrom('notification_preferences')
    .select(columns)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .$castTo<Kept>()
    .executeTakeFirstOrThrow()
}

export const savePreferences = (db: Db, userId: string, { settings, mailMode, quietHours }: Kept) =>
  db
    .updateTable('notification_preferences')
    .set({
      settings: JSON.stringify(settings),
      mail_mode: mailMode,
      quiet_hours: quietHours && JSON.stringify(quietHours),
    })
    .where('user_id', '=', userId)
    .execute()

export const mutedProjectsOf = (db: Db, userId: string) =>
  visibleTo(db, wholeSightOf(userId))
    .innerJoin('board_preferences as kept', (join) =>
      join.onRef('kept.board_id', '=', 'boards.id').on('kept.user_id', '=', userId),
    )
    .select(['boards.id as _id', 'boards.title', 'boards.workspace_id as workspaceId'])
    .where('kept.muted', '=', true)
    .orderBy('boards.title')
    .orderBy('boards.id')
    .execute()

export const saveMuted = (db: Db, place: { board_id: string; workspace_id: string; user_id: string }, muted: boolean) =>
  db
    .insertInto('board_preferences')
    .values({ ...place, opened_at: null, muted })
    .onConflict((known) => known.columns(['board_id', 'user_id']).doUpdateSet({ muted }))
    .execute()

/** Nothing when nobody has this address. */
export const wishesOfAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('notification_preferences as kept', 'kept.user_id', 'users.id')
    .select([sql<Wishes>`coalesce(kept.settings, '{}')`.as('settings'), 'users.language'])
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .executeTakeFirst()
