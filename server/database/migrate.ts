import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartupError } from '#server/core/errors.ts'
import { projectRoot } from '#server/core/project-root.ts'

const folder = join(projectRoot, 'server', 'database', 'migrations')
/** Any number nobody else uses for an advisory lock in this database. */
const MIGRATING = 4_837_202

interface Migration {
  name: string
  text: string
  hash: string
}

/** A migration the database has run. Before hashes were kept there were none. */
export interface PastMigration {
  name: string
  hash: string | null
}

/** Brings the schema forward, one file at a time, each in its own transaction. There is no way back: a mistake is corrected by the next file. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    // Two nodes started together wait for each other here.
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    await prepareMigrations(client)
    const known = await knownMigrations()
    const past = await pastMigrations(client)
    const problem = whatIsWrongWith(past, known)
    if (problem) throw new StartupError(problem)
    const ran = new Set(past.map(({ name }) => name))
    for (const migration of known) {
      if (ran.has(migration.name)) continue
      await client.query('begin')
      await client.query(migration.text)
      await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
      await client.query('commit')
    }
    const unhashed = known.filter(({ name }) => past.some((one) => one.name === name && one.hash === null))
    for (const { name, hash } of unhashed)
      await client.query('update migrations set hash = $2 where name = $1', [name, hash])
    await client.query('select pg_advisory_unlock($1)', [MIGRATING])
    client.release()
  } catch (error) {
    // Closed, not returned to the pool: it may still hold the lock or an open transaction.
    client.release(true)
    throw error
  }
}

/** Added here and not by a migration: it must be there before the first of them is looked at. */
export async function prepareMigrations(client: pg.ClientBase) {
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  await client.query('alter table migrations add column if not exists hash text')
}

export async function knownMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      // Some checkouts end lines in two signs.
      const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
      return { name, text, hash }
    }),
  )
}

export async function pastMigrations(client: pg.ClientBase): Promise<PastMigration[]> {
  // In words that also fit a table from before there were hashes.
  const question = `select name, to_jsonb(migrations) ->> 'hash' as hash from migrations order by name`
  return (await client.query<PastMigration>(question)).rows
}

/** A schema we do not know is not touched: what this Hearth would write may not be what belongs there. */
export function whatIsWrongWith(past: PastMigration[], known: Migration[]): string | null {
  for (const { name, hash } of past) {
    const file = known.find((migration) => migration.name === name)
    if (!file)
      return `The database has migration ${name}, which this Hearth does not know: it was used by a newer version. Install that version, or restore a backup.`
    if (hash !== null && file.hash !== hash)
      return `Migration ${name} is not the file this database was made with. Put back the file as it was released.`
  }
  return null
}
