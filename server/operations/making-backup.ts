// The whole product as one file: every table of one moment, the uploads those rows speak of, and the secret that opens what is sealed.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Config } from '#server/config.ts'
import { StartupError } from '#server/core/errors.ts'
import { pastMigrations } from '#server/database/migrate.ts'
import { FIRST, FORMAT, LAST, type Manifest } from './archive/manifest.ts'
import { BackupContent, writeBackupFile } from './archive/writing.ts'
import { type HeldFiles, holdFiles } from './held-files.ts'
import { connectTo, findAuthSecret, findInstallation, hearthVersion, whyLost } from './installation.ts'
import { opensWhatIsSealed } from './sealed.ts'
import { listOf, quoted, storedTables, tableNames } from './tables.ts'

/** Any number nobody else uses for an advisory lock in this database. */
const BACKING_UP = 4_837_231

/** Jobs by what they are, not as the rows of a library that will look different in its next version. */
export const jobColumns = ['task', 'payload', 'queue', 'run_at', 'max_attempts', 'key', 'priority']
const waitingJobs = `select tasks.identifier, jobs.payload, queues.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority
  from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
  where jobs.attempts < jobs.max_attempts order by jobs.id`

export async function makeBackup(config: Config, file: string): Promise<Manifest> {
  const installation = await findInstallation(config)
  try {
    const client = await connectTo(installation.address)
    try {
      await requireHearth(client)
      await requireAlone(client)
      const authSecret = await requireAuthSecret(config, client)
      return await writeAll(config, client, authSecret, file)
    } catch (error) {
      throw whyLost(error, 'the backup was made; nothing was left of it')
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    await installation.close()
  }
}

async function writeAll(config: Config, client: pg.Client, authSecret: string, file: string) {
  const files = config.s3 ? null : await holdFiles(join(config.dataDir, 'uploads'))
  try {
    // What the first question sees, all the others see, however long it takes and whatever is written meanwhile.
    await client.query('begin isolation level repeatable read read only')
    const migrations = (await pastMigrations(client)).map(({ name }) => name)
    await files?.holdNew()
    const manifest: Manifest = {
      format: FORMAT,
      hearth: await hearthVersion(),
      madeAt: new Date().toISOString(),
      migrations,
      tables: [],
      jobs: 0,
      uploads: config.s3
        ? { where: 'object-store', endpoint: config.s3.endpoint, bucket: config.s3.bucket }
        : { where: 'here' },
      parts: {},
    }
    await writeBackupFile(file, contentOf(manifest, client, files, authSecret))
    return manifest
  } finally {
    await files?.release()
  }
}

/** Fills in the manifest as it goes. */
async function* contentOf(manifest: Manifest, client: pg.Client, files: HeldFiles | null, authSecret: string) {
  const content = new BackupContent()
  const { format, hearth, madeAt } = manifest
  yield* content.json(FIRST, { format, hearth, madeAt })
  yield* content.json('secrets.json', { authSecret })
  for (const { name, columns } of await storedTables(client)) {
    const rows = client.query(copyTo(`copy public.${quoted(name)} (${listOf(columns)}) to stdout`))
    yield* content.pieces(`database/${name}`, rows)
    manifest.tables.push({ name, columns, rows: rows.rowCount })
  }
  const jobs = client.query(copyTo(`copy (${waitingJobs}) to stdout`))
  yield* content.pieces('database/graphile_worker.jobs', jobs)
  manifest.jobs = jobs.rowCount
  for (const { key, path } of files?.list() ?? [])
    yield* content.entry(`uploads/${key}`, (await stat(path)).size, createReadStream(path))
  manifest.parts = content.sums.result()
  yield* content.json(LAST, manifest)
}

async function requireHearth(client: pg.Client) {
  if ((await tableNames(client)).includes('migrations')) return
  throw new StartupError('There is no Hearth in this database: it has no tables of ours.')
}

async function requireAlone(client: pg.Client) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [BACKING_UP])
  if (!rows[0].free) throw new StartupError('Another backup is running. Wait until it is finished.')
}

/** A backup with the wrong secret would look complete until somebody tries to sign in with a second factor. */
async function requireAuthSecret(config: Config, client: pg.Client) {
  const authSecret = await findAuthSecret(config)
  if (authSecret && (await opensWhatIsSealed(client, authSecret))) return authSecret
  throw new StartupError(
    'AUTH_SECRET is not the one the server uses. Run the backup with the same variables as the server: without it a restored copy could not open what is sealed.',
  )
}
