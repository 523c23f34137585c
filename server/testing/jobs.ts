import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { until } from './until.ts'

/** Everything that is due by now has been done. */
export const jobsDone = (db: Db) =>
  until('all jobs to be done', async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs where run_at <= now()`.execute(db)
    return rows.length === 0
  })
