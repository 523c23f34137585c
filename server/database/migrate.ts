import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { projectRoot } from '#server/core/project-root.ts'

const folder = join(projectRoot, 'server', 'database', 'migrations')
/** Any number nobody else uses for an advisory lock in this database. */
const MIGRATING = 4_837_202

/** Brings the schema forward, one file at a time, each in its own transaction. There is no way back: a mistake is corrected by the next file. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    // Two nodes started together wait for each other here.
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const ran = new Set(rows.map((row) => row.name))
    for (const name of (await readdir(folder)).sort()) {
      if (ran.has(name)) continue
      await client.query('begin')
      await client.query(await readFile(join(folder, name), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    await client.query('select pg_advisory_unlock($1)', [MIGRATING])
    client.release()
  } catch (error) {
    // Closed, not returned to the pool: it may still hold the lock or an open transaction.
    client.release(true)
    throw error
  }
}
