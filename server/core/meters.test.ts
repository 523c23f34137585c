import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { tasksApi } from '#contract/tasks.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { openReceiver } from '#server/testing/receiver.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld({ SLOW_QUERY_MS: '40', ALLOW_PRIVATE_WEBHOOKS: '1', METRICS_TOKEN: 'for the collector' })

const lines = () => world.logged.map((line) => JSON.parse(line))

/** The value of a series, by everything before the blank. */
async function reading(series: string) {
  const { body } = await world.request('GET', '/metrics')
  const line = (body as string).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1))
}

test('the dashboard shows nothing that is not measured', async () => {
  const { body } = await world.request('GET', '/metrics')
  const measured = new Set([...(body as string).matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]!))
  const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8')
  const asked = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].flatMap((match) => namesIn(match[1]!))
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((name) => !measured.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
})

/** Words with an underscore outside of braces: functions of the query language that have one are followed by a bracket. */
const namesIn = (query: string) =>
  [...query.replace(/\{[^}]*\}|\b(by|without) \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z]+)+\b(?!\s*\()/g)].map(
    (match) => match[0],
  )

test('everything in docs/METRICS.md is measured, and everything of ours is in it', async () => {
  const { body } = await world.request('GET', '/metrics')
  const measured = [...(body as string).matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]!)
  const ours = measured.filter((name) => !/^(process|nodejs)_/.test(name))
  const documented = [...readFileSync('docs/METRICS.md', 'utf8').matchAll(/^\| `(\w+)/gm)].map((match) => match[1]!)
  expect(documented.sort()).toEqual(ours.sort())
})

test('sign-ins, uploads, boards from the cache and queries are counted', async () => {
  const before = {
    wrong: (await reading('sign_ins_total{outcome="wrong_credentials"}')) || 0,
    queries: await reading('db_query_duration_seconds_count'),
  }
  const ada = await world.person('Ada')
  await world.try(authApi.login, { email: ada.user.email, password: 'not the password' })
  expect(await reading('sign_ins_total{outcome="wrong_credentials"}')).toBe(before.wrong + 1)
  expect(await reading('sign_ins_total{outcome="done"}')).toBeGreaterThan(0)
  expect(await reading('db_query_duration_seconds_count')).toBeGreaterThan(before.queries)
  expect(await reading('db_pool_connections{state="idle"}')).toBeGreaterThan(0)
  expect(await reading('job_duration_seconds_count{task="send-mail",outcome="done"}')).toBeGreaterThan(0)

  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Measured' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Measured' })
  for (let n = 0; n < 3; n++) await ada.call(tasksApi.listTasks, { boardId: board._id })
  expect(await reading('board_cache_total{result="hit"}')).toBeGreaterThanOrEqual(2)
  const live = await ada.connect()
  await live.ask('join-board', { boardId: board._id })
  expect(await reading('live_connections')).toBe(1)
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  await ada.call(tasksApi.createTask, { boardId: board._id, columnId: columns[0]!._id, title: 'Measured' })
  expect(await reading('live_messages_total{name="board-update"}')).toBeGreaterThan(0)
  await expect.poll(() => reading('events_to_follow')).toBe(0)
})

test('an event that was given up is counted as such, and waits no longer', async () => {
  const eventId = randomUUID()
  const longAgo = new Date(Date.now() - 3_600_000).toISOString()
  await sql`insert into events_to_follow (event_id, attempts, due_at) values (${eventId}, 10, ${longAgo})`.execute(
    world.db,
  )
  expect(await reading('events_given_up')).toBe(1)
  expect(await reading('events_to_follow_age_seconds')).toBeLessThan(3_600)
  await sql`delete from events_to_follow where event_id = ${eventId}`.execute(world.db)
})

test('a collector elsewhere needs the token', async () => {
  const from = (authorization: string) =>
    world.request('GET', '/metrics', undefined, { headers: { authorization, 'x-forwarded-for': '203.0.113.1' } })
  expect((await from('Bearer for the collector')).status).toBe(200)
  for (const wrong of ['Bearer for the collecto', 'Bearer', '']) expect((await from(wrong)).status).toBe(404)
})

test('what comes of a request carries its name: events, mails, webhooks', async () => {
  const receiver = await openReceiver()
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Named' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Named' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  const hook = { boardId: board._id, name: 'Hook', url: receiver.url, events: ['task.created' as const] }
  await ada.call(webhooksApi.createBoardWebhook, hook)
  const named = (id: string) => ({ headers: { 'x-request-id': id } })
  const task = { boardId: board._id, columnId: columns[0]!._id, title: 'Named' }
  await ada.try(tasksApi.createTask, task, named('the-request-of-the-task'))
  const parcel = await until('the webhook', () => receiver.got[0])
  expect(parcel.headers['x-request-id']).toBe('the-request-of-the-task')
  const event = await world.db
    .selectFrom('events')
    .select('request_id')
    .where('board_id', '=', board._id)
    .where('type', '=', 'task-created')
    .executeTakeFirst()
  expect(event?.request_id).toBe('the-request-of-the-task')

  const change = { currentPassword: ada.password, newPassword: 'another long password' }
  await ada.try(accountApi.changePassword, change, named('the-request-of-the-mail'))
  const { headers } = await world.mailTo(ada.user.email, /password was changed/)
  expect(headers.find(({ key }) => key === 'x-request-id')?.value).toBe('the-request-of-the-mail')
})

test('a slow query leaves one line: its text and its request, never its values', async () => {
  const ada = await world.person('Ada')
  const name = 'Nobody reads this name in the log'
  // Somebody else has the row in hand for a while.
  await world.db.transaction().execute(async (db) => {
    await sql`select 1 from users where id = ${ada.user._id} for update`.execute(db)
    const waiting = ada.try(accountApi.updateMe, { name }, { headers: { 'x-request-id': 'the-slow-request' } })
    await sql`select pg_sleep(0.2)`.execute(db)
    void waiting
  })
  const line = await until('the line', () =>
    lines().find(({ reqId, msg }) => reqId === 'the-slow-request' && msg === 'a slow query'),
  )
  expect(line).toMatchObject({ level: 40, sql: expect.stringContaining('"users"') })
  expect(line.milliseconds).toBeGreaterThan(40)
  expect(world.logged.join('\n')).not.toContain(name)
})
