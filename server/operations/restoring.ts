// Puts a backup into an empty installation. The commit of the database decides: before it nothing has changed, after it the rest is
// certain to follow, by this command or by the next start.
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { localSecrets } from '#server/core/data-dir.ts'
import { StartupError } from '#server/core/errors.ts'
import { prepareJobs } from '#server/core/jobs.ts'
import { connect } from '#server/database/connect.ts'
import { knownMigrations } from '#server/database/migrate.ts'
import type { Manifest } from './archive/manifest.ts'
import { type BackupPart, checkBackup, readJson, readParts } from './archive/reading.ts'
import { notABackup } from './archive/tar.ts'
import { finishRestore, markRestored, stagingFolder } from './finishing-restore.ts'
import { keysIn, ourKey } from './held-files.ts'
import { claimInstallation, connectTo, whyLost } from './installation.ts'
import { beginLoading } from './loading.ts'
import { tableNames } from './tables.ts'

interface Wishes {
  /** What is there may be replaced. */
  replace: boolean
  /** Told what is about to be replaced. */
  onReplace(what: string): void
}

export async function restoreBackup(config: Config, file: string, wishes: Wishes): Promise<Manifest> {
  // All of it is looked at before anything is touched.
  const manifest = await checkBackup(file)
  await requireKnownMigrations(manifest)
  requirePlaceForUploads(config, manifest)
  const installation = await claimInstallation(config)
  try {
    const client = await connectTo(installation.address)
    try {
      await requireNobodyThere(client)
      const present = await whatIsThere(config, client)
      if (present && !wishes.replace) throw notEmpty(config, present)
      if (present) wishes.onReplace(present)
      await prepareJobQueue(installation.address)
      await restoreInto(config, client, manifest, file)
      await client.query('analyze')
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    await installation.close()
  }
  return manifest
}

async function restoreInto(config: Config, client: pg.Client, manifest: Manifest, file: string) {
  const staging = stagingFolder(config.dataDir)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  if (manifest.uploads.where === 'here') await mkdir(join(staging, 'uploads'))
  try {
    await client.query('begin')
    const loading = await beginLoading(client, manifest)
    for await (const part of readParts(file)) {
      if (part.name.startsWith('database/')) await loading.take(part)
      else if (part.name === 'uploads') await layDown(part, staging)
      else if (part.name === 'secrets.json') await keepSecret(config, part, staging)
    }
    await loading.finish()
    await markRestored(client, staging)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await rm(staging, { recursive: true, force: true })
    throw whyNotRestored(error)
  }
  await finishRestore(config.dataDir, client)
}

async function layDown(part: BackupPart, staging: string) {
  for await (const { name, body } of part.entries) {
    if (!ourKey.test(name.slice('uploads/'.length))) throw notABackup()
    const path = join(staging, name)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(body, createWriteStream(path, { flags: 'wx' }))
  }
}

async function keepSecret(config: Config, part: BackupPart, staging: string) {
  for await (const { body } of part.entries) {
    const { authSecret } = (await readJson(body)) as { authSecret: string }
    if (config.authSecret && config.authSecret !== authSecret)
      throw new StartupError(
        'AUTH_SECRET is not the one this backup was made with, so nothing that is sealed could be opened. Unset it to use the one in the backup, or read that with: tar xzOf FILE secrets.json',
      )
    const { databasePassword } = await localSecrets(config.dataDir)
    await writeFile(join(staging, 'secrets.json'), JSON.stringify({ authSecret, databasePassword }, null, 2), {
      mode: 0o600,
    })
  }
}

/** A backup of an older Hearth is brought forward by the next start; one of a newer cannot be brought back. */
async function requireKnownMigrations({ migrations, hearth }: Manifest) {
  const known = (await knownMigrations()).map(({ name }) => name)
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown)
    throw new StartupError(
      `This backup was made by a newer Hearth (${hearth}, with ${unknown}). Install that version or a newer one first.`,
    )
}

function requirePlaceForUploads(config: Config, manifest: Manifest) {
  if (config.s3 && manifest.uploads.where === 'here')
    throw new StartupError(
      'This backup brings its uploads as files, but S3_BUCKET is set. Unset the S3 variables for the restore, then copy DATA_DIR/uploads into the bucket.',
    )
}

/** Servers on a database of their own say every few seconds that they live. One that was killed is believed dead after half a minute. */
async function requireNobodyThere(client: pg.Client) {
  if (!(await tableNames(client)).includes('job_leases')) return
  const { rowCount } = await client.query(
    `select 1 from job_leases where seen_at > now() - interval '30 seconds' limit 1`,
  )
  if (rowCount) throw new StartupError('A Hearth runs on this database. Stop every node of it, then try again.')
}

/** In words, or null when there is nothing to lose. */
async function whatIsThere(config: Config, client: pg.Client): Promise<string | null> {
  const tables = await tableNames(client)
  if (tables.length && !tables.includes('migrations'))
    throw new StartupError('This database holds something that is not Hearth. Give Hearth a database of its own.')
  const count = async (table: string) =>
    tables.includes(table) ? Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n) : 0
  const files = config.s3 ? 0 : (await keysIn(join(config.dataDir, 'uploads'))).length
  const found = {
    people: await count('users'),
    workspaces: await count('workspaces'),
    tasks: await count('tasks'),
    files,
  }
  if (found.people === 0 && files === 0) return null
  return Object.entries(found)
    .map(([what, number]) => `${number} ${what}`)
    .join(', ')
}

const notEmpty = (config: Config, present: string) =>
  new StartupError(
    `There is a Hearth already in ${config.databaseUrl ? 'this database' : config.dataDir} (${present}). To replace all of it, add --replace.`,
  )

async function prepareJobQueue(address: pg.ClientConfig) {
  const { db, pool } = connect({ ...address, max: 1 })
  await prepareJobs(pool, pino({ level: 'silent' }))
  await db.destroy()
}

function whyNotRestored(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === '53100') return new StartupError('The disk is full. Nothing was changed.')
  return whyLost(error, 'the backup was restored; nothing was changed')
}
