// Jobs run once each, whatever happens to nodes and connections meanwhile.
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { openLine } from '#server/database/line.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { until } from '#server/testing/until.ts'
import { keepJobLeases } from './job-leases.ts'
import { jobs, runJobs } from './jobs.ts'
import { createMeters } from './meters.ts'

const log = pino({ level: 'silent' })
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A node whose job `slow` takes until it is told to finish. */
async function startNode() {
  const connectionString = await freshDatabase()
  const { db, pool } = connect({ connectionString })
  undo.push(() => db.destroy())
  const line = openLine({ connectionString })
  undo.push(() => line.close())
  const leases = await keepJobLeases(db, log, { alone: false })
  undo.push(() => leases.stop())
  let begun = 0
  const done: string[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const handlers = {
    async slow() {
      begun += 1
      await finished
    },
    async quick({ name }: { name: string }) {
      done.push(name)
    },
  }
  const work = { handlers, events: leases.events, durable: line.durable, atOnce: 2, meters: createMeters() }
  const runner = await runJobs(pool, work, log)
  undo.push(() => runner.stop())
  await jobs.add(db, 'slow', {})
  await until('the job to begin', () => begun === 1)
  const left = async () =>
    (await sql<{ locked: boolean }>`select locked_at is not null as locked from graphile_worker.jobs`.execute(db)).rows
  return { db, finish: () => finish(), begun: () => begun, done, left }
}

test('a job that takes its time is left to its worker when another node looks for what the dead left behind', async () => {
  const node = await startNode()
  await until('it to take longer than a moment', async () => {
    const { rows } =
      await sql`select 1 from graphile_worker.jobs where locked_at < now() - interval '1.1 seconds'`.execute(node.db)
    return rows.length === 1
  })
  const other = await keepJobLeases(node.db, log, { alone: false })
  undo.push(() => other.stop())
  expect(await node.left()).toEqual([{ locked: true }])
  node.finish()
  await until('the job to be done', async () => (await node.left()).length === 0)
  expect(node.begun()).toBe(1)
})

test('a job that finishes while the connections are being cut is done all the same, once', async () => {
  const node = await startNode()
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      node.db,
    )
  await cut()
  node.finish()
  await until('the job to be done', async () => (await node.left().catch(() => [1])).length === 0)
  expect(node.begun()).toBe(1)
})

test('a job that was taken in our name and never reached us, and one from a clock that was ahead, are done all the same', async () => {
  const { db, done, finish } = await startNode()
  for (const name of ['lost', 'ahead'])
    await jobs.add(db, 'quick', { name }, { key: name, runAt: new Date(Date.now() + 3_600_000) })
  // As the database is left when a connection breaks between the lock and the answer.
  await sql`update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '1 minute',
    locked_by = (select locked_by from graphile_worker.jobs where task_identifier = 'slow') where key = 'lost'`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set updated_at = now() + interval '1 hour' where key = 'ahead'`.execute(
    db,
  )
  await until('both to be done', () => done.length === 2)
  expect(done.sort()).toEqual(['ahead', 'lost'])
  finish()
})
