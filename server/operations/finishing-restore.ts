// A restore changes a database and a folder, and can be killed between the two. What belongs into the folder lies ready beside it, under
// a name the database learns with its commit: whoever finds both knows that the rest is still to be done.
import { randomUUID } from 'node:crypto'
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

interface Database {
  query(text: string): Promise<pg.QueryResult>
}

export const stagingFolder = (dataDir: string) => join(dataDir, 'restoring')

export async function markRestored(database: Database, staging: string) {
  const name = randomUUID()
  await writeFile(join(staging, 'name'), name)
  await database.query(`comment on table public.migrations is 'restored ${name}'`)
}

/** Can be done again and again, from wherever the last time ended. */
export async function finishRestore(dataDir: string, database: Database) {
  const staging = stagingFolder(dataDir)
  const name = await readFile(join(staging, 'name'), 'utf8').catch(() => null)
  if (name === null) return
  const { rows } = await database.query(
    `select obj_description(to_regclass('public.migrations'), 'pg_class') as remark`,
  )
  if (rows[0].remark !== `restored ${name}`) return
  const [fresh, current] = [join(staging, 'uploads'), join(dataDir, 'uploads')]
  if (await exists(fresh)) {
    if (await exists(current)) await rename(current, join(staging, 'replaced'))
    await rename(fresh, current)
  }
  if (await exists(join(staging, 'secrets.json')))
    await rename(join(staging, 'secrets.json'), join(dataDir, 'secrets.json'))
  await rm(staging, { recursive: true, force: true })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
