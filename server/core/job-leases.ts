// graphile-worker gives a job of a killed process back after four hours. A mail cannot wait that long: workers say every few
// seconds that they live, and whoever finds a job in the hands of one that does not takes it from it.
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '#server/database/connect.ts'
import { bringBackFromTheFuture, JobsInHand } from './stranded-jobs.ts'

const BEAT_MS = 3_000
const DEAD_AFTER_SECONDS = 15

/** `alone`: no other process uses this database, so every lease that is there when we start is a dead one's. */
export async function keepJobLeases(db: Db, log: Logger, { alone }: { alone: boolean }) {
  if (alone) await db.deleteFrom('job_leases').execute()
  await giveBackJobsOfTheDead(db)
  const mine = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  // Jobs are locked in the name of the pool, not of the worker in it that has them in hand.
  events.on('pool:create', ({ workerPool }) => {
    mine.add(workerPool.id)
    void renew(db, [workerPool.id]).catch(() => {})
  })
  const inHand = new JobsInHand()
  events.on('job:start', ({ job }) => inHand.take(job))
  const beat = setInterval(() => {
    const work = async () => {
      await renew(db, [...mine])
      await giveBackJobsOfTheDead(db)
      await inHand.giveBackOthers(db, [...mine])
      await bringBackFromTheFuture(db)
    }
    void work().catch((error: Error) => log.debug(`job leases: ${error.message}`))
  }, BEAT_MS)
  return {
    events,
    async stop() {
      clearInterval(beat)
      if (mine.size)
        await db
          .deleteFrom('job_leases')
          .where('worker_id', 'in', [...mine])
          .execute()
    },
  }
}

async function renew(db: Db, workers: string[]) {
  if (workers.length === 0) return
  await db
    .insertInto('job_leases')
    .values(workers.map((worker_id) => ({ worker_id })))
    .onConflict((clash) => clash.column('worker_id').doUpdateSet({ seen_at: sql`now()` }))
    .execute()
}

async function giveBackJobsOfTheDead(db: Db) {
  await sql`delete from job_leases where seen_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`.execute(db)
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - interval '1 second'
      and not exists (select 1 from job_leases where worker_id = locked_by)))`.execute(db)
}
