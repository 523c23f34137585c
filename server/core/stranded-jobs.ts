// Jobs that nobody would ever come for: taken by a node that never heard so, or written down by a clock that was ahead.
import type { Job } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

type Taken = Pick<Job, 'id' | 'attempts'>

/** Once for every time it is taken. */
const nameOf = ({ id, attempts }: Taken) => `${id}:${attempts}`

/**
 * A job is first locked in our name in the database and then handed to us. When the connection breaks in between, it is locked for
 * four hours and in nobody's hands. So we remember what did reach us.
 */
export class JobsInHand {
  private readonly names = new Set<string>()

  take(job: Taken) {
    this.names.add(nameOf(job))
  }

  async giveBackOthers(db: Db, pools: string[]) {
    const reachedUs = [...this.names]
    const { rows } = await sql<
      Taken & { isOld: boolean }
    >`select id, attempts, locked_at < now() - interval '10 seconds' as "isOld"
      from graphile_worker.jobs where locked_by = any(${pools})`.execute(db)
    const locked = new Set(rows.map(nameOf))
    // Not locked any more: that it is done, or has failed, is written down.
    for (const name of reachedUs) if (!locked.has(name)) this.names.delete(name)
    const lost = rows.filter((job) => job.isOld && !this.names.has(nameOf(job))).map(({ id }) => id)
    if (lost.length > 0) await unlock(db, lost)
  }
}

const unlock = (db: Db, ids: string[]) =>
  sql`with freed as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null where id = any(${ids}::bigint[])
      returning job_queue_id
    )
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where id in (select job_queue_id from freed)`.execute(db)

/** What was to be done at once, an hour ago by a clock that was an hour ahead, is done now. */
export const bringBackFromTheFuture = (db: Db) =>
  sql`update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where updated_at > now() + interval '1 minute' and run_at <= updated_at + interval '1 minute' and locked_at is null`.execute(
    db,
  )
