// What happens after the answer: events that are followed up, jobs that wait for their time.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { until } from './until.ts'

const isEmpty = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length === 0

/** Everything that happened so far was followed up. */
export const allFollowed = (db: Db) =>
  until('everything to be followed up', () => isEmpty(db, sql`select 1 from events_to_follow limit 1`))

/** As one that had been put off, or left to a slower node, until now. */
export async function followedAgain(db: Db, eventId: string) {
  await sql`insert into events_to_follow (event_id) values (${eventId})`.execute(db)
  await allFollowed(db)
}

/** A job as the clock starts it at that moment; it is over when this returns. */
export async function runJobAt(db: Db, name: string, ts: string) {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify({ _cron: { ts } })}::json)`.execute(db)
  await until(`${name} to be done`, () =>
    isEmpty(db, sql`select 1 from graphile_worker.jobs where task_identifier = ${name}`),
  )
}

/** Everything that is due by now has been done. */
export const jobsDone = (db: Db) =>
  until('all jobs to be done', () => isEmpty(db, sql`select 1 from graphile_worker.jobs where run_at <= now()`))

/** What waits for a time goes now, and is over when this returns. */
export async function runWaitingJobs(db: Db) {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
  await jobsDone(db)
}

/** When the jobs under this key are due. */
export async function timesOfJobs(db: Db, key: string) {
  const { rows } = await sql<{ run_at: string }>`select run_at from graphile_worker.jobs where key = ${key}`.execute(db)
  return rows.map(({ run_at }) => run_at)
}
