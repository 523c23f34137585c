// One PostgreSQL for the whole test run, migrated once into a template; each test file clones it in a moment.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { prepareDataDir } from '#server/core/data-dir.ts'
import { prepareJobs } from '#server/core/jobs.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'

const password = 'only-for-this-test-run'

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-test-'))
  const dataDir = join(folder, 'data')
  await prepareDataDir(dataDir)
  // Others may pass: as root the database runs as another user.
  await chmod(folder, 0o711)
  const embedded = await startEmbedded(dataDir, password)
  const { db, pool } = connect(embedded.connection)
  await migrate(pool)
  await prepareJobs(pool, pino({ level: 'silent' }))
  await db.destroy()
  await closeTemplate({ ...embedded.connection, database: 'postgres' })
  project.provide(
    'postgres',
    `postgres://hearth:${password}@localhost/DATABASE?host=${encodeURIComponent(embedded.connection.host!)}`,
  )
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A database somebody is connected to cannot be cloned, and a session that said goodbye takes a moment to leave. */
async function closeTemplate(options: pg.ClientConfig) {
  const admin = new pg.Client(options)
  await admin.connect()
  await admin.query('alter database hearth allow_connections false')
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'hearth'`)
  await admin.end()
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL; DATABASE stands where a database's name belongs. */
    postgres: string
  }
}
