// Fills an empty database from a backup, in one transaction: the schema as it was, made by our own migrations, then the rows.
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { knownMigrations, prepareMigrations } from '#server/database/migrate.ts'
import type { Manifest } from './archive/manifest.ts'
import type { BackupPart } from './archive/reading.ts'
import { jobColumns } from './making-backup.ts'
import { functionNames, listOf, quoted, tableNames } from './tables.ts'

export interface Loading {
  take(part: BackupPart): Promise<void>
  finish(): Promise<void>
}

/** Expects to be inside a transaction. Whatever stood there is gone from here on. */
export async function beginLoading(client: pg.Client, manifest: Manifest): Promise<Loading> {
  await clear(client)
  await makeSchema(client, manifest.migrations)
  const aside = await setAside(client)
  await client.query(
    'create temp table restored_jobs (task text, payload json, queue text, run_at timestamptz, max_attempts integer, key text, priority integer) on commit drop',
  )
  return {
    async take({ name, entries }) {
      const table = name.slice('database/'.length)
      if (table === 'graphile_worker.jobs') return load(client, 'restored_jobs', jobColumns, entries, manifest.jobs)
      const { columns, rows } = manifest.tables.find((one) => one.name === table)!
      return load(client, `public.${quoted(table)}`, columns, entries, rows)
    },
    async finish() {
      await aside.putBack()
      await client.query(`select graphile_worker.add_job(task, payload := payload, queue_name := queue, run_at := run_at,
        max_attempts := max_attempts, job_key := key, priority := priority) from restored_jobs`)
    },
  }
}

async function clear(client: pg.Client) {
  const tables = await tableNames(client)
  if (tables.length) await client.query(`drop table ${listOf(tables)} cascade`)
  for (const name of await functionNames(client)) await client.query(`drop function ${name} cascade`)
  await client.query('delete from graphile_worker._private_jobs')
  await client.query('delete from graphile_worker._private_job_queues')
}

/** Which migrations ran, and when, comes with the rows. */
async function makeSchema(client: pg.Client, names: string[]) {
  await prepareMigrations(client)
  for (const { name, text } of await knownMigrations()) if (names.includes(name)) await client.query(text)
}

/**
 * References are checked and indexes made once at the end instead of row by row, and no table need wait for another. Triggers are silent:
 * what they would do has been done.
 */
async function setAside(client: pg.Client) {
  const references = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { on, name } of references.rows) await client.query(`alter table ${on} drop constraint ${quoted(name)}`)
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  const tables = await tableNames(client)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  return {
    async putBack() {
      await client.query(`set local maintenance_work_mem = '128MB'`)
      for (const { definition } of indexes.rows) await client.query(definition)
      for (const { on, name, definition } of references.rows)
        await client.query(`alter table ${on} add constraint ${quoted(name)} ${definition}`)
      for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
    },
  }
}

async function load(
  client: pg.Client,
  table: string,
  columns: string[],
  entries: BackupPart['entries'],
  expected: number,
) {
  const rows = client.query(copyFrom(`copy ${table} (${listOf(columns)}) from stdin`))
  async function* bodies() {
    for await (const { body } of entries) yield* body
  }
  await pipeline(bodies, rows)
  if (rows.rowCount !== expected) throw new Error(`${table} got ${rows.rowCount} rows instead of ${expected}`)
}
