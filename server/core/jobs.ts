// Work that happens after the request: rows in the same database, added in the request's own transaction, run at least once.
import {
  Logger,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger as Log } from 'pino'
import type { Db } from '#server/database/connect.ts'
import { requestBehind } from '#server/database/watched.ts'
import type { Meters } from './meters.ts'
import { forWorkers } from './worker-pool.ts'

export interface Jobs {
  /**
   * Queued when the transaction of `db` commits. A job with a `key` replaces one that still waits under the same key; those of one
   * `queue` run one after the other.
   */
  add(db: Db, name: string, payload: object, options?: { key?: string; runAt?: Date; queue?: string }): Promise<void>
  /** The same for many, in one statement. */
  addAll(db: Db, name: string, waiting: KeyedJob[]): Promise<void>
}

interface KeyedJob {
  payload: object
  key: string
  /** Null: now. */
  runAt: Date | null
  /** One that waits under the same key keeps its time. */
  joins: boolean
}

type JobHandlers = Record<string, (payload: never) => Promise<void>>

const MAX_ATTEMPTS = 12

export const jobs: Jobs = {
  async add(db, name, payload, { key, runAt, queue } = {}) {
    const requestId = requestBehind(db)
    const whole = JSON.stringify(requestId ? { requestId, ...payload } : payload)
    await sql`select graphile_worker.add_job(${name}, payload := ${whole}::json, job_key := ${key ?? null},
      run_at := ${runAt ?? null}, queue_name := ${queue ?? null}, max_attempts := ${MAX_ATTEMPTS})`.execute(db)
  },
  async addAll(db, name, waiting) {
    if (waiting.length === 0) return
    await sql`select graphile_worker.add_job(${name}, payload := job.payload, job_key := job.key, run_at := job."runAt",
        max_attempts := ${MAX_ATTEMPTS}, job_key_mode := case when job.joins then 'preserve_run_at' else 'replace' end)
      from json_to_recordset(${JSON.stringify(waiting)}::json) as job (payload json, key text, "runAt" timestamptz, joins boolean)`.execute(
      db,
    )
  },
}

export const prepareJobs = (pool: pg.Pool, log: Log) => runMigrations({ pgPool: pool, logger: quiet(log) })

export async function countJobs(db: Db) {
  const { rows } = await sql<{ waiting: number; dead: number }>`select
    count(*) filter (where attempts < max_attempts) as waiting, count(*) filter (where attempts >= max_attempts) as dead
    from graphile_worker.jobs`.execute(db)
  return rows[0]!
}

interface Work {
  handlers: JobHandlers
  /** One line per recurring job, as in a crontab. */
  schedule?: string
  /** Told when a worker is made, to keep a lease for it. */
  events: WorkerEvents
  /** Settles when what was committed lies on disk. */
  durable(): Promise<void>
  /** How many at the same time. */
  atOnce: number
  meters: Meters
}

export const runJobs = (
  pool: pg.Pool,
  { handlers, schedule = '', events, durable, atOnce, meters }: Work,
  log: Log,
): Promise<Runner> =>
  run({
    pgPool: forWorkers(pool, durable),
    events,
    concurrency: atOnce,
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (payload: unknown) => timed(meters, name, () => handle(payload as never)),
      ]),
    ),
    crontab: schedule,
    logger: quiet(log),
  })

async function timed(meters: Meters, task: string, work: () => Promise<void>) {
  const begun = performance.now()
  let outcome = 'failed'
  try {
    await work()
    outcome = 'done'
  } finally {
    meters.jobs.observe({ task, outcome }, (performance.now() - begun) / 1000)
  }
}

/** The worker's own chatter goes to debug; what failed is worth a line. Payloads never are: they hold links from mails. */
function quiet(log: Log): WorkerLogger {
  return new Logger(() => (level, message, about) => {
    const job = about?.job as { payload?: { requestId?: string } } | undefined
    const line = { ...(job?.payload?.requestId && { reqId: job.payload.requestId }) }
    if (level === 'error') log.error(line, message)
    else if (level === 'warning') log.warn(line, message)
    else log.debug(line, message)
  })
}
