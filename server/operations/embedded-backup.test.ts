// The database Hearth brings along: found by DATA_DIR, whether it runs or not, and left as it was found.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/core/log.ts'
import { startServer } from '#server/start.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { request } from '#server/testing/person.ts'
import { runOperation } from '#server/testing/process.ts'
import { makeBackup } from './making-backup.ts'
import { restoreBackup } from './restoring.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-embedded-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const configOf = (dataDir: string) => readConfig({ PORT: '0', DATA_DIR: join(folder, dataDir), RATE_LIMITS: 'off' })
const start = (dataDir: string) => startServer(configOf(dataDir), createLog('silent'), null)
const known = { email: 'ada@example.com', password: 'a long password here' }
const wishes = { replace: false, onReplace: () => {} }

test('it is backed up while it runs and while it does not, and restored into a folder that is not there yet', async () => {
  const hearth = await start('first')
  await request(hearth.url, 'POST', '/auth/register', { name: 'Ada', ...known })
  const running = join(folder, 'running.tar.gz')
  await makeBackup(configOf('first'), running)
  expect((await request(hearth.url, 'GET', '/readyz')).status).toBe(200)
  await expect(restoreBackup(configOf('first'), running, wishes)).rejects.toThrow(/in use by another Hearth process/)
  await hearth.stop()

  const stopped = join(folder, 'stopped.tar.gz')
  await makeBackup(configOf('first'), stopped)
  expect(await readdir(join(folder, 'first', 'postgres'))).not.toContain('postmaster.pid')
  await restoreBackup(configOf('second'), stopped, wishes)

  const again = await start('second')
  expect((await request(again.url, 'POST', '/auth/login', known)).body.code).toBe('email_not_verified')
  await again.stop()
})

test('where there is nothing, it says so', async () => {
  await expect(makeBackup(configOf('none'), '/x')).rejects.toThrow(/^There is no Hearth in .*none\. Set DATA_DIR/)
  await expect(restoreBackup(configOf('none'), '/nowhere/file', wishes)).rejects.toThrow(
    'There is no file /nowhere/file.',
  )
  expect(await readdir(folder)).not.toContain('none')
})

test('a disk without room is one clear line, and nothing half is left', async () => {
  const environment = {
    DATABASE_URL: await freshDatabase(),
    AUTH_SECRET: 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG',
    DATA_DIR: folder,
  }
  const file = join(folder, 'too-large.tar.gz')
  expect(runOperation(environment, ['backup', file], 'ulimit -f 1')).toEqual({
    code: 1,
    output: `The backup could not be written to ${file}: the file would be larger than is allowed here. Nothing was left there.`,
  })
  expect((await readdir(folder)).filter((name) => name.startsWith('too-large'))).toEqual([])
})
