import { io } from 'socket.io-client'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi, MAX_ACTIVE_KEYS } from '#contract/api-keys.ts'
import { boardsApi } from '#contract/boards.ts'
import type { Scope } from '#contract/endpoint.ts'
import { membersApi } from '#contract/members.ts'
import { searchApi } from '#contract/search.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { KeyInUse } from '#server/testing/key.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People, type Place } from '#server/testing/place.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
let at: Place

beforeAll(async () => {
  people = await assemble((name) => world.person(name))
  at = await furnish(world.db, people)
})

async function makeKey(maker: Person, scopes: Scope[] = ['read', 'write'], workspaceId = at.workspaceId) {
  const { apiKey, key } = await maker.call(apiKeysApi.createApiKey, { workspaceId, name: 'Robot', scopes })
  return { apiKey, robot: new KeyInUse(world.url, key) }
}

test('a new key is shown once, comes first in the list, and only its hash is kept', async () => {
  const { apiKey, key } = await people.admin.call(apiKeysApi.createApiKey, {
    workspaceId: at.workspaceId,
    name: '  Deploy bot ',
    scopes: ['write', 'read'],
    expiresAt: '2099-01-01T00:00:00+01:00',
  })
  expect(key).toMatch(/^hk_[\w-]{32}$/)
  expect(apiKey).toMatchObject({
    name: 'Deploy bot',
    prefix: key.slice(0, 7),
    scopes: ['read', 'write'],
    status: 'active',
    createdBy: { _id: people.admin.user._id },
    expiresAt: '2098-12-31T23:00:00.000Z',
    revokedAt: null,
    lastUsedAt: null,
  })
  const { apiKeys } = await people.owner.call(apiKeysApi.listApiKeys, { workspaceId: at.workspaceId })
  expect(apiKeys[0]).toEqual(apiKey)
  expect(apiKeys.length).toBeGreaterThan(1)
  const rows = await world.db.selectFrom('api_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(key.slice(8))
})

test.each([
  [{ name: '' }],
  [{ name: 'x'.repeat(81) }],
  [{ scopes: [] }],
  [{ scopes: ['admin'] }],
  [{ scopes: 'read' }],
  [{ expiresAt: '2020-01-01T00:00:00Z' }],
  [{ expiresAt: 'tomorrow' }],
])('a key with %j is refused with a reason', async (wrong) => {
  const input = { workspaceId: at.workspaceId, name: 'Robot', scopes: ['read'], ...wrong }
  const reply = await people.owner.request('POST', '/api/api-keys', input)
  expect(reply.status).toBe(400)
  expect(reply.body.details[0].path).toContain(Object.keys(wrong)[0])
})

test('a program acts as the maker of its key', async () => {
  const { robot } = await makeKey(people.admin)
  expect((await robot.call(accountApi.me, {})).user._id).toBe(people.admin.user._id)
  const { board } = await robot.call(boardsApi.updateBoard, { boardId: at.boardId, title: 'By a robot' })
  expect(board.title).toBe('By a robot')
})

test('a revoked key is refused at once, and stays so', async () => {
  const { apiKey, robot } = await makeKey(people.admin)
  expect((await robot.try(accountApi.me, {})).status).toBe(200)
  const { apiKey: revoked } = await people.owner.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })
  expect(revoked).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) })
  expect((await robot.try(accountApi.me, {})).status).toBe(401)
  // Twice is as good as once, and does not move the moment.
  expect(await people.owner.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })).toEqual({ apiKey: revoked })
})

test('a key that has expired is refused, also by a server that knew it before', async () => {
  const { apiKey, robot } = await makeKey(people.owner)
  expect((await robot.try(accountApi.me, {})).status).toBe(200)
  await world.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(Date.now() - 1) as never })
    .where('id', '=', apiKey._id)
    .execute()
  await until('it to be refused', async () => (await robot.try(accountApi.me, {})).status === 401)
})

test('keys that have expired leave room for others, and every admin sees at once what is made and revoked', async () => {
  const { workspace } = await people.owner.call(workspacesApi.createWorkspace, {
    name: 'Keys',
    url: `keys-${Date.now()}`,
  })
  const workspaceId = workspace._id
  const key = (n: number) => ({
    id: newId(),
    workspace_id: workspaceId,
    made_by: people.owner.user._id,
    name: `Old ${n}`,
    prefix: 'hk_abcd',
    hash: newId(),
    scopes: ['read' as const],
    expires_at: '2020-01-01T00:00:00Z',
  })
  const old = Array.from({ length: MAX_ACTIVE_KEYS }, (_, n) => key(n))
  await world.db.insertInto('api_keys').values(old).execute()
  const live = await people.owner.connect()
  await live.ask('join-workspace', { workspaceId })
  const told = () => live.heard.filter(({ name }) => name === 'workspace-update').map(({ body }) => body.topics)
  const { apiKey } = await makeKey(people.owner, ['read'], workspaceId)
  await until('the new key to be told', () => told().length === 1)
  expect(await people.owner.call(apiKeysApi.getApiKeyStats, { workspaceId })).toMatchObject({
    totalKeys: MAX_ACTIVE_KEYS + 1,
    activeKeys: 1,
  })
  await people.owner.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })
  await until('its end to be told', () => told().length === 2)
  expect(told()).toEqual([['api-keys'], ['api-keys']])
  await world.db
    .updateTable('api_keys')
    .set({ expires_at: null as never })
    .where('workspace_id', '=', workspaceId)
    .execute()
  const another = { workspaceId, name: 'Another', scopes: ['read' as const] }
  expect((await people.owner.try(apiKeysApi.createApiKey, another)).body.code).toBe('too_many')
})

test('whoever leaves the workspace takes their keys along, also when they come back', async () => {
  const leaving = await world.person('Leaving')
  const place = { workspace_id: at.workspaceId, user_id: leaving.user._id, role: 'admin' } as const
  await world.db.insertInto('workspace_members').values(place).execute()
  const { apiKey, robot } = await makeKey(leaving)
  expect((await robot.try(accountApi.me, {})).status).toBe(200)
  await people.owner.call(membersApi.removeMember, { workspaceId: at.workspaceId, memberId: leaving.user._id })
  expect((await robot.try(accountApi.me, {})).status).toBe(401)
  await world.db.insertInto('workspace_members').values(place).execute()
  expect((await robot.try(accountApi.me, {})).status).toBe(401)
  const { apiKeys } = await people.owner.call(apiKeysApi.listApiKeys, { workspaceId: at.workspaceId })
  expect(apiKeys.find(({ _id }) => _id === apiKey._id)?.status).toBe('revoked')
  // The list keeps it when the whole account is gone.
  const { robot: again } = await makeKey(leaving)
  await leaving.call(accountApi.deleteMe, { password: leaving.password })
  expect((await again.try(accountApi.me, {})).status).toBe(401)
  const after = await people.owner.call(apiKeysApi.listApiKeys, { workspaceId: at.workspaceId })
  expect(after.apiKeys[0]).toMatchObject({ status: 'revoked', createdBy: null })
})

test('a key can do no more than its maker may at this moment', async () => {
  const sinking = await world.person('Sinking')
  const { workspaceId } = at
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: sinking.user._id, role: 'admin' })
    .execute()
  const { robot } = await makeKey(sinking)
  const rename = () => robot.try(boardsApi.updateBoard, { boardId: at.boardId, title: 'Renamed' })
  expect((await rename()).status).toBe(200)
  await people.owner.call(membersApi.changeMemberRole, { workspaceId, memberId: sinking.user._id, role: 'guest' })
  expect((await rename()).status).toBe(404)
  expect((await robot.try(accountApi.me, {})).status).toBe(200)
})

test('in an archived workspace a key reads, cannot be made, and can be revoked', async () => {
  const place = await furnish(world.db, people)
  const { workspaceId, boardId } = place
  const { apiKey, robot } = await makeKey(people.owner, ['read', 'write'], workspaceId)
  await people.owner.call(workspaceSettingsApi.archiveWorkspace, { workspaceId })
  expect((await robot.try(boardsApi.getBoard, { boardId })).status).toBe(200)
  expect((await robot.try(boardsApi.updateBoard, { boardId, title: 'No' })).body.code).toBe('archived')
  const refused = await people.owner.try(apiKeysApi.createApiKey, { workspaceId, name: 'No', scopes: ['read'] })
  expect(refused.body.code).toBe('archived')
  expect((await people.owner.try(apiKeysApi.revokeApiKey, { keyId: apiKey._id })).status).toBe(200)
})

test('the history tells who made and who revoked a key', async () => {
  const { apiKey } = await makeKey(people.admin, ['read'])
  await people.owner.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })
  const { activities } = await people.owner.call(workspaceActivitiesApi.listWorkspaceActivities, {
    workspaceId: at.workspaceId,
    limit: 2,
  })
  expect(activities.map(({ type, actor }) => [type, actor?._id])).toEqual([
    ['api-key-revoked', people.owner.user._id],
    ['api-key-created', people.admin.user._id],
  ])
})

test('a key opens no live connection', async () => {
  const { robot } = await makeKey(people.owner)
  const socket = io(world.url, { auth: { token: robot.key }, transports: ['websocket'], reconnection: false })
  const refused = await new Promise<Error>((resolve) => socket.on('connect_error', resolve))
  expect(refused.message).toBe('Unauthorized')
  socket.disconnect()
})

test('what two people write to each other, a key of theirs neither finds nor opens', async () => {
  const { robot } = await makeKey(people.owner)
  const elsewhere = await makeKey(people.owner, ['read', 'write'], at.targetId)
  const form = new FormData()
  form.append('file', new Blob(['a diary']), 'diary.txt')
  const { body } = await people.owner.request('POST', `/api/chats/${at.chatId}/attachments`, undefined, { form })
  const path = `/api/attachments/${body.attachment._id}`
  const found = await people.owner.call(searchApi.search, { workspaceId: at.workspaceId, q: 'Hello' })
  expect([found.messages.length, (await people.owner.request('GET', path)).body]).toEqual([1, 'a diary'])

  const byKey = await robot.call(searchApi.search, { workspaceId: at.workspaceId, q: 'Hello' })
  expect(byKey.messages).toEqual([])
  for (const program of [robot, elsewhere.robot]) expect((await program.request('GET', path)).status).toBe(404)
})

test('a read-only key does not write, a write-only key does not read', async () => {
  const { robot: reader } = await makeKey(people.owner, ['read'])
  const { robot: writer } = await makeKey(people.owner, ['write'])
  const read = (robot: KeyInUse) => robot.try(workspacesApi.getWorkspace, { url: at.url })
  const write = (robot: KeyInUse) => robot.try(boardsApi.updateBoard, { boardId: at.boardId, title: 'Written' })
  expect([(await read(reader)).status, (await write(writer)).status]).toEqual([200, 200])
  expect((await write(reader)).body).toMatchObject({ statusCode: 403, code: 'insufficient_scope' })
  expect((await read(writer)).body).toMatchObject({ statusCode: 403, code: 'insufficient_scope' })
})
