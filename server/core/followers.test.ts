// What follows from an event comes once: whatever else cannot be followed, and whenever the server dies.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { connect, type Db } from '#server/database/connect.ts'
import { freshDatabase } from '#server/testing/database.ts'
import type { Person } from '#server/testing/person.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

const waiting = async (db: Db) =>
  (await sql<{ event_id: string; attempts: number }>`select event_id, attempts from events_to_follow`.execute(db)).rows

/** Ada gives Bo a task, of which he will be told. */
async function twoOnABoard(db: Db, ada: Person, bo: Person) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch' })
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspace._id, user_id: bo.user._id, role: 'member' })
    .execute()
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  return (title: string) =>
    ada.call(tasksApi.createTask, { boardId: board._id, columnId: columns[0]!._id, title, members: [bo.user._id] })
}

const told = async (bo: Person) =>
  (await bo.call(notificationsApi.listNotifications, {})).notifications.map(({ task }) => task?.title)

test('an event that cannot be followed waits, and all others go on', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')]
  const give = await twoOnABoard(world.db, ada, bo)
  const id = newId()
  // What no program of ours writes: a change without what changed.
  await sql`insert into events (id, actor, type, payload, at) values (${id}, ${ada.user._id}, 'task-updated', '{}', now())`.execute(
    world.db,
  )
  await give('Before')
  await until('it to be put off', async () =>
    (await waiting(world.db)).some((one) => one.event_id === id && one.attempts > 0),
  )
  await give('After')
  await until('Bo to be told', async () => (await told(bo)).length === 2)
  expect(await told(bo)).toEqual(['After', 'Before'])
  expect((await waiting(world.db)).map(({ event_id }) => event_id)).toEqual([id])
  expect(world.logged.some((line) => line.includes('an event could not be followed up') && line.includes(id))).toBe(
    true,
  )
})

test('many at once are each followed once', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')]
  const give = await twoOnABoard(world.db, ada, bo)
  const titles = Array.from({ length: 30 }, (_, n) => `Task ${n}`)
  await Promise.all(titles.map(give))
  await until('all of them', async () => (await bo.call(notificationsApi.listNotifications, {})).meta.total === 30)
  const notices = await world.db.selectFrom('notices').select('cause').where('user_id', '=', bo.user._id).execute()
  expect(notices).toHaveLength(30)
})

test('killed between a change and what follows from it, nothing is lost and nothing doubled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-followers-'))
  const databaseUrl = await freshDatabase()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(await freePort()) }
  const { db } = connect({ connectionString: databaseUrl, max: 2 })
  const first = await startProcess(environment)
  const [ada, bo] = [await signUpAt(first.url, 'ada'), await signUpAt(first.url, 'bobby')]
  const give = await twoOnABoard(db, ada, bo)
  await until('what came before to be followed up', async () => (await waiting(db)).length === 0)
  await db.transaction().execute(async (held) => {
    await sql`lock table notices in access exclusive mode`.execute(held)
    await give('Light the fire')
    await until('the follow-up to be under way', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
      return rows.length > 0
    })
    await first.end('SIGKILL')
  })
  expect(await waiting(db)).toHaveLength(1)
  expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
  const second = await startProcess(environment)
  await until('Bo to be told', async () => (await told(bo)).length > 0)
  await ada.call(accountApi.updateMe, { name: 'Ada L' })
  await until('the rest to be followed up', async () => (await waiting(db)).length === 0)
  expect(await told(bo)).toEqual(['Light the fire'])
  const mailed = async () => {
    const { mails } = (await bo.request('GET', '/outbox.json')).body as { mails: { subject: string }[] }
    return mails.filter(({ subject }) => subject.includes('Light the fire')).length
  }
  await until('the mail', mailed)
  expect(await mailed()).toBe(1)
  await second.end('SIGTERM')
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})
