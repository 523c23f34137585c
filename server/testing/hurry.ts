import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { until } from './until.ts'

/** Jobs of this name that wait for their time run now. One that just failed waits once its worker has put it back. */
export async function hurry(db: Db, name: string) {
  await until(`the workers to be through with ${name}`, async () => {
    const { rows } = await sql`select id from graphile_worker.jobs
      where task_identifier = ${name} and locked_at is not null`.execute(db)
    return rows.length === 0
  })
  await sql`select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where task_identifier = ${name} and locked_at is null), now())`.execute(db)
}
