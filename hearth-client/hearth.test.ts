import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, expectTypeOf, test } from 'vitest'
import { apiKeysApi } from '../contract/api-keys.ts'
import type { Api } from '../contract/endpoint.ts'
import type { Task } from '../contract/tasks.ts'
import { workspacesApi } from '../contract/workspaces.ts'
import { areas as served } from '../server/areas.ts'
import { openWorld } from '../server/testing/world.ts'
import { areas } from './areas.ts'
import { createHearth, type Hearth, HearthError } from './hearth.ts'

const world = openWorld()
let hearth: Hearth
let workspaceId: string

beforeAll(async () => {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Programs' })
  workspaceId = workspace._id
  const { key } = await ada.call(apiKeysApi.createApiKey, { workspaceId, name: 'Client', scopes: ['read', 'write'] })
  hearth = createHearth({ url: `${world.url}/`, key })
})

async function makeProject() {
  const { board } = await hearth.projects.create({ workspaceId, title: 'From a program' })
  const { columns } = await hearth.columns.list({ boardId: board._id })
  return { boardId: board._id, columnId: columns[0]!._id, doneId: columns.at(-1)!._id }
}

test('a program makes a project, fills it, finds and finishes a task', async () => {
  const { boardId, columnId, doneId } = await makeProject()
  const { task } = await hearth.tasks.create({ boardId, columnId, title: 'Ship it', priority: 1 })
  expectTypeOf(task.title).toEqualTypeOf<Task['title']>()
  await hearth.comments.create({ taskId: task._id, body: 'On its way' })
  await hearth.tasks.move({ taskId: task._id, columnId: doneId })
  const { tasks } = await hearth.search.search({ workspaceId, q: 'Ship' })
  expect(tasks.map(({ _id }) => _id)).toEqual([task._id])
  expect((await hearth.tasks.get({ id: task._id })).task.completedAt).not.toBeNull()
  expect((await hearth.account.me()).user.name).toBe('Ada')
  expect(await hearth.tasks.delete({ taskId: task._id })).toBeUndefined()
})

test('every call a key may make is there', () => {
  const open = Object.values(served)
    .flatMap((api) => Object.values(api as Api))
    .filter(({ access }) => access === 'member')
  const known = new Set(Object.values(areas).flatMap(({ api }) => Object.values(api as Api)))
  expect(open.filter((endpoint) => !known.has(endpoint)).map(({ path }) => path)).toEqual([])
})

test('files go up and come down', async () => {
  const { boardId, columnId } = await makeProject()
  const { task } = await hearth.tasks.create({ boardId, columnId, title: 'With a file' })
  const file = new File(['hello'], 'hello.txt', { type: 'text/plain' })
  const { attachment } = await hearth.attachments.add({ taskId: task._id, file })
  const { content, filename } = await hearth.attachments.get({ attachmentId: attachment._id })
  expect([filename, new TextDecoder().decode(content as Uint8Array)]).toEqual(['hello.txt', 'hello'])
  const named = new File(['hallo'], 'Übersicht (neu).txt', { type: 'text/plain' })
  const { attachment: second } = await hearth.attachments.add({ taskId: task._id, file: named })
  expect((await hearth.attachments.get({ attachmentId: second._id })).filename).toBe('Übersicht (neu).txt')
  const exported = await hearth.tasks.export({ boardId, format: 'csv' })
  expect(new TextDecoder().decode(exported.content as Uint8Array)).toContain('With a file')
})

test('a refusal says what is wrong with which field', async () => {
  const refused = await hearth.projects.create({ workspaceId, title: '' }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(HearthError)
  expect(refused).toMatchObject({ status: 400, code: 'invalid', fields: { title: expect.any(String) } })
  await expect(hearth.tasks.get({ id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('the same Idempotency-Key makes one thing of two calls', async () => {
  const { boardId, columnId } = await makeProject()
  const create = () => hearth.tasks.create({ boardId, columnId, title: 'Once' }, { idempotencyKey: 'only once' })
  expect((await create()).task._id).toBe((await create()).task._id)
  const again = () => hearth.tasks.create({ boardId, columnId, title: 'Twice' })
  expect((await again()).task._id).not.toBe((await again()).task._id)
})

/** A server that refuses so often before it answers, and keeps what it was asked. */
async function refusingServer(times: number, headers: Record<string, string>) {
  const asked: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    const isRefused = asked.length <= times
    response.writeHead(isRefused ? 429 : 201, { 'content-type': 'application/json', ...headers })
    response.end(isRefused ? '{"code":"too_many_requests","message":"Too many"}' : '{"board":{}}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('one call too many is made again when the server says so, as the same call', async () => {
  const { asked, url, close } = await refusingServer(2, { 'retry-after': '0' })
  await createHearth({ url, key: 'hk_test' }).projects.create({ workspaceId, title: 'Patient' })
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map((headers) => headers['idempotency-key'])).size).toBe(1)
  close()
})

test('patience ends, and waiting can be given up', async () => {
  const { asked, url, close } = await refusingServer(99, { 'retry-after': '0' })
  const impatient = createHearth({ url, key: 'hk_test', retries: 1 })
  await expect(impatient.workspaces.list()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(asked).toHaveLength(2)
  close()
  const slow = await refusingServer(99, { 'retry-after': '60' })
  const leaving = new AbortController()
  const waiting = createHearth({ url: slow.url, key: 'hk_test' }).workspaces.list({}, { signal: leaving.signal })
  leaving.abort(new Error('Enough'))
  await expect(waiting).rejects.toThrow('Enough')
  slow.close()
})
