// Two nodes, one database, one Redis: whoever is connected to the one hears what happens on the other.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { boardsApi } from '#contract/boards.ts'
import { chatsApi } from '#contract/chats.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { KeyInUse } from '#server/testing/key.ts'
import { Person, request } from '#server/testing/person.ts'
import { freePort, type HearthProcess, signUpAt, startProcess } from '#server/testing/process.ts'
import { startRedis } from '#server/testing/redis.ts'
import { until } from '#server/testing/until.ts'

let redis: ChildProcess
let redisPort: number
let nodes: [HearthProcess, HearthProcess]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-nodes-'))
  redisPort = await freePort()
  redis = startRedis(redisPort, folder)
  const environment = {
    DATABASE_URL: await freshDatabase(),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    AUTH_SECRET: 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG',
    RATE_LIMITS: 'on',
    // Both nodes lay their mails into the same outbox.
    DATA_DIR: folder,
  }
  nodes = [await startProcess(environment), await startProcess(environment)]
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  redis.kill()
  await rm(folder, { recursive: true, force: true })
})

/** The same person, in a browser that talks to each of the nodes. */
async function signUp(name: string) {
  const here = await signUpAt(nodes[0].url, name)
  return [here, new Person(nodes[1].url, { ...here.tokens, user: here.user }, here.password)] as const
}

test('a change on one node is heard on the other', async () => {
  const [here, there] = await signUp('ada')
  const { workspace } = await here.call(workspacesApi.createWorkspace, { name: 'Two nodes' })
  const { board } = await here.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Shared' })
  const live = await there.connect()
  expect(await live.ask('join-board', { boardId: board._id })).toMatchObject({ ok: true })
  await here.call(boardsApi.updateBoard, { boardId: board._id, title: 'Heard there' })
  expect((await live.hears('board-update')).body.payload.title).toBe('Heard there')
  there.leave()
})

/** One on each node. */
async function twoInOneChat(...names: [string, string]) {
  const [one] = await signUp(names[0])
  const [, other] = await signUp(names[1])
  const { workspace } = await one.call(workspacesApi.createWorkspace, { name: 'Two rooms' })
  const workspaceId = workspace._id
  await one.call(invitationsApi.invite, { workspaceId, email: other.user.email, role: 'member' })
  const { invitations } = await other.call(accountApi.listMyInvitations, {})
  await other.call(invitationsApi.acceptInvitation, { token: invitations[0]!.token })
  const { chat } = await one.call(chatsApi.openDirectChat, { workspaceId, participantId: other.user._id })
  return [one, other, chat._id] as const
}

test('two people on two nodes hear each other type and write, and the writer sees that it arrived', async () => {
  const [fay, gus, chatId] = await twoInOneChat('fay', 'gus')
  const [here, there] = [await fay.connect(), await gus.connect()]
  expect(await there.ask('join-chat', { chatId })).toEqual({ ok: true })
  await here.ask('typing', { chatId })
  expect((await there.hears('user-typing')).body).toMatchObject({ chatId, user: { name: 'fay' } })
  await fay.call(chatsApi.sendMessage, { chatId, body: 'Over there?' })
  expect((await there.hears('new-message')).body.message).toMatchObject({
    body: 'Over there?',
    sender: { name: 'fay' },
  })
  expect((await here.hears('message-status')).body).toMatchObject({ status: 'delivered', userId: gus.user._id })
  for (const who of [fay, gus]) who.leave()
})

test('a session ended on one node is cut on the other at once', async () => {
  const [here, there] = await signUp('bo')
  const live = await there.connect()
  const gone = new Promise((resolve) => live.socket.on('disconnect', resolve))
  await request(here.url, 'POST', '/auth/logout', { refresh_token: here.tokens.refresh_token })
  await gone
  expect((await there.try(accountApi.me, {})).status).toBe(401)
})

test('a key revoked on one node is refused on the other at once, and its calls on both are added up', async () => {
  const [here] = await signUp('key')
  const { workspace } = await here.call(workspacesApi.createWorkspace, { name: 'Two nodes, one key' })
  const made = await here.call(apiKeysApi.createApiKey, { workspaceId: workspace._id, name: 'Robot', scopes: ['read'] })
  const robots = nodes.map(({ url }) => new KeyInUse(url, made.key))
  const { _id: keyId } = made.apiKey
  const left: number[] = []
  for (const robot of [...robots, ...robots])
    left.push(Number((await robot.try(accountApi.me, {})).headers.get('ratelimit-remaining')))
  expect(left).toEqual([599, 598, 597, 596])
  await until(
    'both counts to be written down',
    async () => (await here.call(apiKeysApi.getApiKeyUsage, { keyId })).totalRequests === 4,
  )
  await here.call(apiKeysApi.revokeApiKey, { keyId })
  expect((await robots[0]!.try(accountApi.me, {})).status).toBe(401)
  await until('the other node to refuse it', async () => (await robots[1]!.try(accountApi.me, {})).status === 401)
})

test('guesses are counted over both nodes', async () => {
  const guess = (n: number) =>
    request(nodes[n % 2]!.url, 'POST', '/auth/login', { email: 'victim@example.com', password: 'x' })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('while Redis is away every node goes on alone; when it is back everybody connects again and is heard', async () => {
  const [hal, ivy, chatId] = await twoInOneChat('hal', 'ivy')
  const before = await ivy.connect()
  const cut = new Promise((resolve) => before.socket.on('disconnect', resolve))
  redis.kill('SIGKILL')
  await once(redis, 'exit')
  for (const who of [hal, ivy, hal, ivy])
    expect((await who.try(chatsApi.sendMessage, { chatId, body: 'Anybody there?' })).status).toBe(201)
  expect(before.socket.connected).toBe(true)
  redis = startRedis(redisPort, folder)
  await cut
  const there = await ivy.connect()
  // Messages that were sent before the nodes found each other again are in the chat all the same.
  let sent = 4
  await until('a message that is heard on the other node', async () => {
    await hal.call(chatsApi.sendMessage, { chatId, body: `Number ${++sent}` })
    return there.heard.some(({ name, body }) => name === 'new-message' && body.message.number > 4)
  })
  const { messages } = await ivy.call(chatsApi.listMessages, { chatId, limit: 100 })
  expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: sent }, (_, n) => n + 1))
  for (const who of [hal, ivy]) who.leave()
})
