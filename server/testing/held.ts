import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { until } from './until.ts'

/**
 * Two who meet, in an order that can be played again: somebody holds a row, others begin and wait for it, and only then what was
 * held is changed and let go of.
 */
export const whileHeld = <T>(
  db: Db,
  row: { table: 'tasks' | 'columns' | 'boards' | 'users'; id: string },
  work: () => T,
  change: (held: Db) => Promise<unknown>,
  waiting = 1,
): Promise<{ working: T }> =>
  db.transaction().execute(async (held) => {
    await sql`select 1 from ${sql.table(row.table)} where id = ${row.id} for no key update`.execute(held)
    const working = work()
    await othersWait(db, waiting)
    await change(held)
    return { working }
  })

export const othersWait = (db: Db, waiting: number) =>
  until(`${waiting} to wait for what is held`, async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(db)
    return rows.length >= waiting
  })
