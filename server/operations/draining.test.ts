// A node that is restarted while others go on: nobody is refused on its account.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/core/log.ts'
import { startServer } from '#server/start.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { request } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'

test('a node that stops says first that it is not ready, and answers all who come until a balancer has heard it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-draining-'))
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: await freshDatabase(), STOP_GRACE_SECONDS: '1' }
  const { url, stop } = await startServer(readConfig(settings), createLog('silent'), null)
  expect((await request(url, 'GET', '/readyz')).status).toBe(200)
  const stopped = stop()
  expect((await request(url, 'GET', '/readyz')).status).toBe(503)
  const late = await request(url, 'POST', '/auth/login', { email: 'late@example.com', password: 'x' })
  expect(late.status).toBe(401)
  await stopped
  await until('nobody to answer any more', () =>
    request(url, 'GET', '/healthz').then(
      () => false,
      () => true,
    ),
  )
  await rm(dataDir, { recursive: true, force: true })
})
