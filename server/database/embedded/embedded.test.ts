// As root the database runs as another user, who must get at its programs and data wherever they lie.
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareDataDir } from '#server/core/data-dir.ts'
import { findBinaries } from './binaries.ts'
import { startEmbedded } from './embedded.ts'

test('programs and data under a folder closed to everyone else', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'hearth-closed-'))
  const home = join(closed, 'home')
  await mkdir(home, { mode: 0o700 })
  const native = join(dirname((await findBinaries()).postgres), '..')
  await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  const bin = join(home, 'native', 'bin')
  const dataDir = join(home, 'my data')
  await prepareDataDir(dataDir)
  const embedded = await startEmbedded(dataDir, 'secret', {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
  })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  const { rows } = await client.query("select lower('ÄÖ') as lower, current_setting('fsync') as fsync")
  expect(rows).toEqual([{ lower: 'äö', fsync: 'on' }])
  await client.query('create extension pg_trgm')
  await client.end()
  await embedded.stop()
  await rm(closed, { recursive: true, force: true })
})
