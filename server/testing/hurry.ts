import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** Jobs of this name that wait for their time run now. */
export const hurry = (db: Db, name: string) =>
  sql`select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where task_identifier = ${name} and locked_at is null), now())`.execute(db)
