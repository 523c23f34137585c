// Config -> database -> app -> listen, and the same way back.
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { localSecrets, prepareDataDir } from './core/data-dir.ts'
import { StartupError } from './core/errors.ts'
import { diskStore } from './core/files/disk.ts'
import { s3Store } from './core/files/s3.ts'
import { readBuild } from './core/http/client-files.ts'
import { keepJobLeases } from './core/job-leases.ts'
import { prepareJobs, runJobs } from './core/jobs.ts'
import { createMeters, type Meters } from './core/meters.ts'
import { connectRedis } from './core/redis.ts'
import { connect } from './database/connect.ts'
import { startEmbedded } from './database/embedded/embedded.ts'
import { openLine } from './database/line.ts'
import { migrate } from './database/migrate.ts'
import type { DoneQuery } from './database/watched.ts'
import { finishRestore } from './operations/finishing-restore.ts'

const JOBS_AT_ONCE = 5
const DELIVERIES_AT_ONCE = 8
const SLOW_DELIVERIES_AT_ONCE = 4
const SHOWN_SQL = 2_000

export interface Running {
  url: string
  stop(): Promise<void>
}

/** `clientFolder` is where the web app was built to; null when another server shows it. */
export async function startServer(config: Config, log: Logger, clientFolder: string | null): Promise<Running> {
  // What was started so far, newest first: a start that fails half-way takes it all down again.
  const undo: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error) => log.error({ err: error }, 'while stopping'))
  }
  try {
    await prepareDataDir(config.dataDir)
    const client = clientFolder ? readBuild(clientFolder) : null
    const secrets = await localSecrets(config.dataDir)

    const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, secrets.databasePassword)
    embedded?.keepUp(log)
    if (embedded) undo.push(() => embedded.stop())
    const address = embedded?.connection ?? { connectionString: config.databaseUrl! }
    const meters = createMeters()
    const { db, pool } = connect(address, watchQueries(meters, log, config.slowQueryMs))
    undo.push(() => db.destroy())
    const line = openLine(address)
    undo.push(() => line.close())
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw new StartupError(`The database cannot be reached: ${error.message}`)
    })
    await finishRestore(config.dataDir, pool)
    await migrate(pool)
    await prepareJobs(pool, log)
    // From here on it hears what changes.
    await line.durable()

    const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null
    if (redis) undo.push(async () => redis.client.destroy())
    const files = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'uploads'))
    // Read again: a restore that is finished only now brought its own.
    const authSecret = config.authSecret ?? (await localSecrets(config.dataDir)).authSecret
    const outbox = join(config.dataDir, 'outbox')
    const hearth = buildApp({
      config,
      db,
      line,
      redis,
      files,
      log,
      meters,
      connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      authSecret,
      outbox,
      client,
    })
    const leases = await keepJobLeases(db, log, { alone: embedded !== null })
    undo.push(() => leases.stop())
    const keeping = { events: leases.events, durable: line.durable, meters }
    const work = { ...keeping, handlers: hearth.jobHandlers, schedule: hearth.jobSchedule, atOnce: JOBS_AT_ONCE }
    const worker = await runJobs(pool, work, log)
    undo.push(() => worker.stop())
    // Workers of their own: receivers that do not answer must not keep mails and imports waiting.
    const { quick, patient } = hearth.deliveryHandlers
    const couriers = await runJobs(pool, { ...keeping, handlers: quick, atOnce: DELIVERIES_AT_ONCE }, log)
    undo.push(() => couriers.stop())
    const waiters = await runJobs(pool, { ...keeping, handlers: patient, atOnce: SLOW_DELIVERIES_AT_ONCE }, log)
    undo.push(() => waiters.stop())
    hearth.followers.start()
    undo.push(() => hearth.followers.stop())
    undo.push(() => hearth.stop())
    const url = await hearth.app
      .listen({ port: config.port, host: config.host })
      .catch((error: NodeJS.ErrnoException) => {
        throw new StartupError(whyNotListening(config, error))
      })
    return { url, stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** What a query was about stands in its text; whom it was about in its values, which nobody writes down. */
const watchQueries =
  ({ queries, slowQueries }: Meters, log: Logger, slowMs: number) =>
  ({ sql, milliseconds, requestId }: DoneQuery) => {
    queries.observe(milliseconds / 1000)
    if (milliseconds < slowMs) return
    slowQueries.inc()
    log.warn({ reqId: requestId, milliseconds: Math.round(milliseconds), sql: sql.slice(0, SHOWN_SQL) }, 'a slow query')
  }

function whyNotListening({ port, host }: Config, error: NodeJS.ErrnoException) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to another one.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}
