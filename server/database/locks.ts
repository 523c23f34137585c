// Locks that belong to no row. Every kind has a number of its own: two that shared one would wait for each other without a reason.
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const numbers = {
  waiting: 4837203,
  timers: 4837204,
  undo: 4837205,
  imports: 4837206,
  telling: 4837207,
  forms: 4837221,
}

/** Held until the commit, by one at a time for each `of`. */
export const lock = (db: Db, kind: keyof typeof numbers, of: string) =>
  sql`select pg_advisory_xact_lock(${sql.lit(numbers[kind])}, hashtext(${of}))`.execute(db)
