// How often a key may call, how often it did, and that it is told to nobody.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { undoApi } from '#contract/board-tools.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { workspaceActivitiesApi, workspacesApi } from '#contract/workspaces.ts'
import { KeyInUse } from '#server/testing/key.ts'
import { type Person, request } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

// Limits are off, as everywhere in tests: the one of keys holds all the same.
const world = openWorld()
let ada: Person
let workspaceId: string
let boardId: string
let columnId: string

beforeAll(async () => {
  ada = await world.person('Ada')
  const place = await makeBoard('Here')
  ;({ workspaceId, boardId, columnId } = place)
})

async function makeBoard(name: string) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: name })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  return { workspaceId: workspace._id, boardId: board._id, columnId: columns[0]!._id }
}

async function makeKey(name = 'Robot', where = workspaceId) {
  const made = { workspaceId: where, name, scopes: ['read', 'write'] as ('read' | 'write')[] }
  const { apiKey, key } = await ada.call(apiKeysApi.createApiKey, made)
  return { keyId: apiKey._id, robot: new KeyInUse(world.url, key) }
}

const left = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))

test('a key has 600 calls a minute, is told how many are left, and then has to wait', async () => {
  const { robot } = await makeKey()
  const first = await robot.try(accountApi.me, {})
  expect(left(first).slice(0, 2)).toEqual([600, 599])
  expect(left(first)[2]).toBeGreaterThan(0)
  const others = await Promise.all(Array.from({ length: 599 }, () => robot.try(accountApi.me, {})))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  const tooMany = await robot.try(accountApi.me, {})
  expect(tooMany.status).toBe(429)
  expect(tooMany.body.code).toBe('too_many_requests')
  expect(left(tooMany)).toEqual([600, 0, Number(tooMany.headers.get('retry-after'))])
  // Its maker, and other keys of theirs, are not kept waiting.
  expect((await ada.try(accountApi.me, {})).headers.get('ratelimit-limit')).toBeNull()
  expect((await ada.try(accountApi.me, {})).status).toBe(200)
  expect((await (await makeKey()).robot.try(accountApi.me, {})).status).toBe(200)
})

test('use is counted, refusals too, and added up for the workspace', async () => {
  const place = await makeBoard('Counted')
  const { keyId, robot } = await makeKey('Counted', place.workspaceId)
  const { robot: other } = await makeKey('Other', place.workspaceId)
  for (let n = 0; n < 3; n++) await robot.call(boardsApi.getBoard, { boardId: place.boardId })
  await robot.try(boardsApi.getBoard, { boardId })
  await other.call(accountApi.me, {})
  const today = new Date().toISOString().slice(0, 10)
  const usage = await ada.call(apiKeysApi.getApiKeyUsage, { keyId })
  expect(usage).toEqual({ totalRequests: 4, lastUsedAt: expect.any(String), byDay: [{ day: today, requests: 4 }] })
  const longAgo = { key_id: keyId, day: '2026-01-01', requests: 100 }
  await world.db.insertInto('api_key_days').values(longAgo).execute()
  const stats = await ada.call(apiKeysApi.getApiKeyStats, { workspaceId: place.workspaceId })
  expect(stats).toMatchObject({ totalKeys: 2, activeKeys: 2, totalRequests: 105 })
  expect(stats.byDay).toEqual([{ day: today, requests: 5 }])
  const { apiKeys } = await ada.call(apiKeysApi.listApiKeys, { workspaceId: place.workspaceId })
  expect(apiKeys.map(({ lastUsedAt }) => typeof lastUsedAt)).toEqual(['string', 'string'])
})

test('use is written down by itself', async () => {
  const { keyId, robot } = await makeKey()
  await robot.call(accountApi.me, {})
  const written = () =>
    world.db.selectFrom('api_key_days').select('requests').where('key_id', '=', keyId).executeTakeFirst()
  expect(await until('the count to be written', written)).toEqual({ requests: 1 })
})

test('a key lands in no log, answer, event or history, wherever it is put', async () => {
  const { robot } = await makeKey('Told to nobody')
  const { key } = robot
  const bearer = { authorization: `Bearer ${key}` }
  const replies = [
    await robot.try(
      tasksApi.createTask,
      { boardId, columnId, title: 'With a key' },
      { headers: { 'x-client-id': key } },
    ),
    await robot.request('GET', `/api/boards/${key}`),
    await robot.request('GET', `/api/boards?workspaceId=${key}&token=${key}`),
    await robot.request('GET', `/api/workspaces/${key}`),
    await robot.request('POST', `/${key}`, { key }),
    await robot.request('POST', '/api/tasks', `{"broken": "${key}`),
    await robot.request('POST', '/api/tasks', { boardId, columnId: key, title: 7, [key]: key }),
    await robot.request(
      'PUT',
      `/api/tasks/${key}`,
      { title: 'x' },
      { headers: { 'idempotency-key': key, cookie: key } },
    ),
    await request(world.url, 'GET', '/api/me', undefined, { headers: { authorization: key } }),
    await request(world.url, 'GET', '/api/me', undefined, { headers: { authorization: `Basic ${key}` } }),
    await request(world.url, 'POST', '/auth/login', { email: key, password: key }, { headers: bearer }),
    await request(world.url, 'GET', '/metrics', undefined, { headers: bearer }),
    await ada.try(apiKeysApi.listApiKeys, { workspaceId }),
    await ada.try(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId }),
    await ada.try(workspaceActivitiesApi.exportWorkspaceActivities, { workspaceId }),
    await ada.try(accountApi.exportMe, {}),
  ]
  const events = await world.db.selectFrom('events').selectAll().execute()
  const answered = await world.db.selectFrom('idempotency_keys').selectAll().execute()
  const told = JSON.stringify([replies.map(({ body }) => body), replies.map(({ headers }) => [...headers])])
  for (const [where, text] of Object.entries({
    told,
    log: world.logged.join(),
    rows: JSON.stringify([events, answered]),
  }))
    expect(text.includes(key.slice(8)), where).toBe(false)
  expect(world.logged.length).toBeGreaterThan(0)
})

test('an Idempotency-Key of one key does not open what another was answered', async () => {
  const { robot } = await makeKey()
  const { robot: other } = await makeKey()
  const headers = { 'idempotency-key': 'the same' }
  const create = (who: Person) => who.try(tasksApi.createTask, { boardId, columnId, title: 'Once' }, { headers })
  const first = await create(robot)
  expect((await create(robot)).body).toEqual(first.body)
  expect((await create(other)).body.task._id).not.toBe(first.body.task._id)
})

test('the feed names the key, and nobody takes back what the other did', async () => {
  const place = await makeBoard('Undone')
  const { robot } = await makeKey('Deploy bot', place.workspaceId)
  const create = (who: Person, title: string) =>
    who.call(tasksApi.createTask, { boardId: place.boardId, columnId: place.columnId, title })
  await create(ada, 'By Ada')
  await create(robot, 'By the robot')
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, {
    workspaceId: place.workspaceId,
    limit: 2,
  })
  expect(activities.map(({ actor, via }) => [actor?.name, via])).toEqual([
    ['Ada', 'Deploy bot'],
    ['Ada', null],
  ])
  expect((await ada.call(undoApi.undo, { boardId: place.boardId })).undone.title).toBe('By Ada')
  expect((await robot.call(undoApi.undo, { boardId: place.boardId })).undone.title).toBe('By the robot')
})

test('a timer that runs elsewhere is not stopped by a key, nor told of', async () => {
  const elsewhere = await makeBoard('Elsewhere')
  const make = async (where: { boardId: string; columnId: string }) =>
    (await ada.call(tasksApi.createTask, { boardId: where.boardId, columnId: where.columnId, title: 'Timed' })).task._id
  const [here, there] = [await make({ boardId, columnId }), await make(elsewhere)]
  await ada.call(timeApi.startTimer, { taskId: there })
  const { robot } = await makeKey()
  expect((await robot.try(timeApi.startTimer, { taskId: here })).body.code).toBe('timer_elsewhere')
  expect((await robot.call(timeApi.listMyTimers, {})).timers).toEqual([])
  expect((await ada.call(timeApi.listMyTimers, {})).timers).toHaveLength(1)
})

test('what a key lists is of its workspace alone', async () => {
  const { robot } = await makeKey()
  const { myWorkspaces, guestWorkspaces } = await robot.call(workspacesApi.listWorkspaces, {})
  expect([...myWorkspaces, ...guestWorkspaces].map(({ _id }) => _id)).toEqual([workspaceId])
  expect((await ada.call(workspacesApi.listWorkspaces, {})).myWorkspaces.length).toBeGreaterThan(1)
})
