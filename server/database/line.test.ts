import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { openLine } from './line.ts'

test('somebody ends the connection again and again: whoever waits for the disk is not told that something went wrong', async () => {
  const connectionString = await freshDatabase()
  const line = openLine({ connectionString })
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  let heard = 0
  line.onChange((id) => {
    heard += Number(id === null)
  })
  for (let round = 0; round < 15; round++) {
    await line.durable()
    const waiting = Array.from({ length: 5 }, () => line.durable())
    const ended = admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    await Promise.all([...waiting, ended, ended.then(() => line.durable())])
  }
  expect(line.isListening()).toBe(true)
  expect(heard).toBeGreaterThan(15)
  await line.close()
  await admin.end()
})
