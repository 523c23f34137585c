import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { membersApi } from '#contract/members.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { type Delivery, type WebhookEventType, webhookEvents, webhooksApi } from '#contract/webhooks.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { hurry } from '#server/testing/hurry.ts'
import type { Person } from '#server/testing/person.ts'
import { openReceiver } from '#server/testing/receiver.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld({ ALLOW_PRIVATE_WEBHOOKS: '1' })
const everything = Object.keys(webhookEvents) as WebhookEventType[]
let ada: Person
let receiver: Awaited<ReturnType<typeof openReceiver>>

beforeAll(async () => {
  ada = await world.person('Ada')
  receiver = await openReceiver()
})
afterAll(() => receiver.close())

let number = 0

/** A workspace with a project, and a path of the receiver's own for what it is told of it. */
async function place() {
  const path = `/hook-${++number}`
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme', url: `acme-hooks-${number}` })
  const workspaceId = workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch', key: 'LCH' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  const done = columns.find(({ type }) => type === 'completed')!
  return {
    path,
    url: workspace.url,
    workspaceId,
    boardId: board._id,
    columnId: columns[0]!._id,
    doneId: done._id,
    told: () => receiver.got.filter((message) => message.path === path),
    gets: (type: string) =>
      receiver.gets(`${type} at ${path}`, (message) => message.path === path && message.body.type === type),
    makeTask: async (title = 'Light the fire') =>
      (await ada.call(tasksApi.createTask, { boardId: board._id, columnId: columns[0]!._id, title })).task,
  }
}
type At = Awaited<ReturnType<typeof place>>

const hookOn = (at: At, events = everything) =>
  ada.call(webhooksApi.createWorkspaceWebhook, {
    workspaceId: at.workspaceId,
    name: 'Robot',
    url: receiver.url + at.path,
    events,
  })

const latest = async (webhookId: string): Promise<Delivery | undefined> =>
  (await ada.call(webhooksApi.listDeliveries, { webhookId })).deliveries[0]

const latestWhen = (webhookId: string, fits: (delivery: Delivery) => boolean) =>
  until('the delivery', async () => {
    const delivery = await latest(webhookId)
    return delivery && fits(delivery) ? delivery : null
  })

test('what happens to a task is told, signed, with ids and names', async () => {
  const at = await place()
  const { webhook, secret } = await hookOn(at)
  expect(secret).toMatch(/^whsec_[\w-]{32}$/)
  const task = await at.makeTask()
  await ada.call(taskMovesApi.moveTask, { taskId: task._id, columnId: at.doneId })
  await ada.call(tasksApi.updateTask, { taskId: task._id, priority: 1 })
  await ada.call(commentsApi.createComment, { taskId: task._id, body: 'Warm' })
  await ada.call(tasksApi.deleteTask, { taskId: task._id })

  const created = await at.gets('task.created')
  expect(created.body).toMatchObject({
    type: 'task.created',
    workspaceId: at.workspaceId,
    boardId: at.boardId,
    seq: expect.any(Number),
    actor: { _id: ada.user._id, name: 'Ada' },
    data: { task: { _id: task._id, taskId: task.taskId, title: 'Light the fire' } },
  })
  const [moment, proof] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(created.headers['hearth-signature']!)!.slice(1)
  expect(createHmac('sha256', secret).update(`${moment}.${created.text}`).digest('hex')).toBe(proof)
  expect(Math.abs(Number(moment) - Date.now() / 1000)).toBeLessThan(60)

  const moved = await at.gets('task.moved')
  expect(moved.body.data).toMatchObject({
    task: { _id: task._id, taskId: task.taskId, columnId: at.doneId },
    fromColumnId: at.columnId,
    toColumnId: at.doneId,
  })
  expect((await at.gets('task.completed')).body.data.task._id).toBe(task._id)
  expect((await at.gets('task.updated')).body.data.changes).toEqual([{ field: 'priority', from: 0, to: 1 }])
  expect((await at.gets('comment.created')).body.data.comment.body).toBe('Warm')
  expect((await at.gets('task.deleted')).body.data).toEqual({ taskId: task._id, title: 'Light the fire' })
  const ids = at.told().map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await latestWhen(webhook._id, ({ status }) => status === 'delivered')).attempts).toMatchObject([
    { status: 200, error: null },
  ])
})

test('many tasks changed at once are told one by one', async () => {
  const at = await place()
  await hookOn(at, ['task.moved', 'task.completed'])
  const tasks = await Promise.all(['a', 'b', 'c'].map((title) => at.makeTask(title)))
  await ada.call(taskMovesApi.bulkTasks, { taskIds: tasks.map(({ _id }) => _id), columnId: at.doneId })
  await until('six messages', () => at.told().length === 6)
  expect(at.told().filter(({ body }) => body.type === 'task.completed')).toHaveLength(3)
  expect(new Set(at.told().map(({ body }) => body.id)).size).toBe(6)
})

test('a receiver that fails is tried again, shows in the log, and gets what was missed', async () => {
  const at = await place()
  const { webhook } = await hookOn(at, ['task.created'])
  receiver.answerWith(503)
  await at.makeTask()
  const failed = await latestWhen(webhook._id, ({ attempts }) => attempts.length === 1)
  expect(failed).toMatchObject({ status: 'waiting', attempts: [{ status: 503, error: 'It answered 503' }] })
  const german = { headers: { 'accept-language': 'de' } }
  const read = await ada.try(webhooksApi.listDeliveries, { webhookId: webhook._id }, german)
  expect(read.body.deliveries[0].attempts).toMatchObject([{ status: 503, error: 'Die Antwort war 503' }])
  expect(Date.parse(failed.nextTryAt!)).toBeGreaterThan(Date.now())
  expect((await ada.call(webhooksApi.listWorkspaceWebhooks, { workspaceId: at.workspaceId })).webhooks).toMatchObject([
    { failingSince: expect.any(String), lastDelivery: { status: 'waiting' } },
  ])

  receiver.answerWith(204)
  await hurry(world.db, 'deliver-webhook')
  await latestWhen(webhook._id, ({ status, attempts }) => status === 'delivered' && attempts.length === 2)
  expect(at.told().map(({ body }) => body.id)).toEqual([at.told()[0]!.body.id, at.told()[0]!.body.id])

  receiver.answerWith(200)
  const { delivery } = await ada.call(webhooksApi.replayDelivery, { deliveryId: failed._id })
  expect(delivery.status).toBe('waiting')
  await latestWhen(webhook._id, ({ status, attempts }) => status === 'delivered' && attempts.length === 3)
  const whole = await ada.call(webhooksApi.getDelivery, { deliveryId: failed._id })
  expect(whole.delivery).toMatchObject({ answer: 'answered 200', request: at.told()[0]!.text })
  expect(at.told()).toHaveLength(3)
  const { webhooks } = await ada.call(webhooksApi.listWorkspaceWebhooks, { workspaceId: at.workspaceId })
  expect(webhooks[0]!.failingSince).toBeNull()
})

test('many receivers that take their time keep nobody waiting but themselves', async () => {
  const [slow, quick] = [await place(), await place()]
  receiver.takeTime(slow.path, 2_100)
  for (let n = 0; n < 16; n++) await hookOn(slow, ['task.created'])
  for (let n = 0; n < 15; n++) await slow.makeTask()
  await receiver.gets('a first one', ({ path }) => path === slow.path)
  await hookOn(quick, ['task.created'])
  await quick.makeTask()
  await quick.gets('task.created')
  expect(slow.told().length).toBeLessThan(16 * 15)
  // Nobody waits for the rest.
  await world.db.deleteFrom('webhooks').where('workspace_id', '=', slow.workspaceId).execute()
})

test('a redirect is a failure, and nobody goes there', async () => {
  const at = await place()
  const { webhook } = await hookOn(at)
  receiver.answerWith(302)
  await ada.call(webhooksApi.pingWebhook, { webhookId: webhook._id })
  const { attempts } = await latestWhen(webhook._id, ({ attempts }) => attempts.length === 1)
  receiver.answerWith(200)
  expect(attempts[0]).toMatchObject({ status: 302, error: 'It answered with a redirect, which is not followed' })
})

test('after days of nothing but failure it is turned off, and whoever made it gets a mail', async () => {
  const at = await place()
  const { webhook } = await hookOn(at)
  receiver.answerWith(500)
  await ada.call(webhooksApi.pingWebhook, { webhookId: webhook._id })
  await latestWhen(webhook._id, ({ attempts }) => attempts.length === 1)
  await world.db
    .updateTable('webhooks')
    .set({ failing_since: new Date(Date.now() - 5 * 24 * 60 * 60 * 1000) })
    .where('id', '=', webhook._id)
    .execute()
  await hurry(world.db, 'deliver-webhook')
  const mail = await world.mailTo(ada.user.email, /turned off/)
  receiver.answerWith(200)
  expect(mail.text).toContain(`/${at.url}/settings/webhooks`)
  const listed = await ada.call(webhooksApi.listWorkspaceWebhooks, { workspaceId: at.workspaceId })
  expect(listed.webhooks[0]).toMatchObject({ active: false, givenUpAt: expect.any(String) })
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId: at.workspaceId })
  expect(activities[0]).toMatchObject({ type: 'webhook-disabled', actor: null })

  const off = await ada.try(webhooksApi.pingWebhook, { webhookId: webhook._id })
  expect(off).toMatchObject({ status: 409, body: { code: 'off' } })
  const on = await ada.call(webhooksApi.updateWebhook, { webhookId: webhook._id, active: true })
  expect(on.webhook).toMatchObject({ active: true, givenUpAt: null, failingSince: null })
  await ada.call(webhooksApi.pingWebhook, { webhookId: webhook._id })
  await latestWhen(webhook._id, ({ type, status }) => type === 'ping' && status === 'delivered')
})

test('a renewed secret signs beside the old one, and neither is ever shown again', async () => {
  const at = await place()
  const { webhook, secret } = await hookOn(at)
  const renewed = await ada.call(webhooksApi.renewWebhookSecret, { webhookId: webhook._id })
  expect(renewed.secret).not.toBe(secret)
  await ada.call(webhooksApi.pingWebhook, { webhookId: webhook._id })
  const { headers, text } = await at.gets('ping')
  const moment = /t=(\d+)/.exec(headers['hearth-signature']!)![1]
  const proofs = [renewed.secret, secret].map(
    (one) => `v1=${createHmac('sha256', one).update(`${moment}.${text}`).digest('hex')}`,
  )
  expect(headers['hearth-signature']).toBe([`t=${moment}`, ...proofs].join(','))
  const shown = JSON.stringify([
    await ada.call(webhooksApi.listWorkspaceWebhooks, { workspaceId: at.workspaceId }),
    await ada.call(webhooksApi.listDeliveries, { webhookId: webhook._id }),
    await world.db.selectFrom('webhooks').selectAll().execute(),
    await world.db.selectFrom('events').selectAll().execute(),
  ])
  expect(shown).not.toContain(secret)
  expect(shown).not.toContain(renewed.secret)
})

test('a project’s webhook hears of that project alone, and goes with it', async () => {
  const at = await place()
  const { webhook } = await ada.call(webhooksApi.createBoardWebhook, {
    boardId: at.boardId,
    name: 'Of Launch',
    url: receiver.url + at.path,
    events: ['task.created'],
  })
  const other = await ada.call(boardsApi.createBoard, { workspaceId: at.workspaceId, title: 'Other' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: other.board._id })
  await ada.call(tasksApi.createTask, { boardId: other.board._id, columnId: columns[0]!._id, title: 'Elsewhere' })
  await at.makeTask('Here')
  await at.gets('task.created')
  expect(at.told().map(({ body }) => body.data.task.title)).toEqual(['Here'])

  const refused = await ada.try(webhooksApi.updateWebhook, { webhookId: webhook._id, events: ['member.added'] })
  expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'events' }] } })
  await ada.call(boardsApi.deleteBoard, { boardId: at.boardId })
  expect((await ada.try(webhooksApi.listDeliveries, { webhookId: webhook._id })).status).toBe(404)
})

test('a project taken to another workspace leaves its webhooks behind', async () => {
  const at = await place()
  const there = await place()
  await ada.call(webhooksApi.createBoardWebhook, {
    boardId: at.boardId,
    name: 'Of Launch',
    url: receiver.url + at.path,
    events: everything.filter((type) => type.startsWith('task.')),
  })
  await ada.call(boardsApi.moveBoardToWorkspace, { boardId: at.boardId, workspaceId: there.workspaceId })
  expect((await ada.call(webhooksApi.listBoardWebhooks, { boardId: at.boardId })).webhooks).toEqual([])
})

test('an archived workspace tells nobody anything', async () => {
  const at = await place()
  const { webhook } = await hookOn(at)
  receiver.answerWith(500)
  await at.makeTask()
  await latestWhen(webhook._id, ({ attempts }) => attempts.length === 1)
  receiver.answerWith(200)
  const before = at.told().length
  await ada.call(workspaceSettingsApi.archiveWorkspace, { workspaceId: at.workspaceId })
  await hurry(world.db, 'deliver-webhook')
  await latestWhen(webhook._id, ({ status }) => status === 'failed')
  expect(at.told()).toHaveLength(before)
  expect((await ada.try(webhooksApi.pingWebhook, { webhookId: webhook._id })).body.code).toBe('archived')
})

test('whoever made it may lose the right to it; it stays the workspace’s and goes on', async () => {
  const at = await place()
  const bo = await world.person('Bo')
  const { workspaceId } = at
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: bo.user._id, role: 'admin' })
    .execute()
  const about = { name: 'Bo’s', url: receiver.url + at.path, events: ['task.created' as const] }
  const { webhook } = await bo.call(webhooksApi.createWorkspaceWebhook, { workspaceId, ...about })
  await ada.call(membersApi.removeMember, { workspaceId, memberId: bo.user._id })
  expect((await bo.try(webhooksApi.listDeliveries, { webhookId: webhook._id })).status).toBe(404)
  await at.makeTask()
  await at.gets('task.created')
  expect((await ada.call(webhooksApi.listWorkspaceWebhooks, { workspaceId })).webhooks[0]).toMatchObject({
    _id: webhook._id,
    createdBy: { name: 'Bo' },
  })
})

test('two who change it at once: the second is told', async () => {
  const at = await place()
  const { webhook } = await hookOn(at)
  await ada.call(webhooksApi.updateWebhook, { webhookId: webhook._id, name: 'One', version: webhook.version })
  const second = await ada.try(webhooksApi.updateWebhook, {
    webhookId: webhook._id,
    name: 'Two',
    version: webhook.version,
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', webhook: { name: 'One' } } })
})
