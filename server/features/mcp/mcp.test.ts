// An agent, by the protocol's own client over HTTP.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiKeysApi } from '#contract/api-keys.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { labelsApi } from '#contract/labels.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let ada: Person
let workspaceId: string
let boardId: string
let elsewhere: { taskId: string; key: string; boardId: string }
const open: Client[] = []

beforeAll(async () => {
  ada = await world.person('Ada')
  ;({ workspaceId, boardId } = await place('Acme', 'LCH'))
  await ada.call(labelsApi.createBoardLabel, { boardId, name: 'Cosy' })
  const other = await place('Other', 'OTH')
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: other.boardId })
  const wanted = { boardId: other.boardId, columnId: columns[0]!._id, title: 'Nobody’s business' }
  const { task } = await ada.call(tasksApi.createTask, wanted)
  elsewhere = { taskId: task._id, key: task.taskId, boardId: other.boardId }
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

async function place(name: string, key: string) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name, url: `mcp-${key.toLowerCase()}` })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: `${name} launch`, key })
  return { workspaceId: workspace._id, boardId: board._id }
}

const newKey = (scopes: ('read' | 'write')[]) =>
  ada.call(apiKeysApi.createApiKey, { workspaceId, name: 'Agent', scopes })

async function agentWith(key: string) {
  const client = new Client({ name: 'test', version: '1' })
  open.push(client)
  const address = new URL(`${world.url}/mcp`)
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }) as never)
  return {
    client,
    async use(name: string, args: Record<string, unknown> = {}) {
      const result = await client.callTool({ name, arguments: args })
      const [content] = result.content as { text: string }[]
      // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
      return { text: content!.text, isError: result.isError === true, data: result.structuredContent as any }
    },
  }
}

const anAgent = async (scopes: ('read' | 'write')[] = ['read', 'write']) => agentWith((await newKey(scopes)).key)

test('an agent finds its way by names: it makes a task, changes, moves and discusses it', async () => {
  const { client, use } = await anAgent()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'list_projects',
    'get_project',
    'list_tasks',
    'search_tasks',
    'get_task',
    'create_task',
    'update_task',
    'move_task',
    'add_comment',
  ])
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint)).toHaveLength(5)

  expect((await use('list_projects')).data.projects).toMatchObject([{ key: 'LCH', title: 'Acme launch' }])
  const project = await use('get_project', { project: 'lch' })
  expect(project.data.labels).toContainEqual({ id: expect.any(String), name: 'Cosy' })
  expect(project.text).toContain('Ada')

  const made = await use('create_task', {
    project: 'Acme launch',
    title: 'Light the fire',
    description: 'With dry wood',
    labels: ['cosy'],
    assignees: ['me'],
    priority: 1,
    dueDate: '2026-12-01',
  })
  expect(made).toMatchObject({
    isError: false,
    data: { task: { key: 'LCH-1', labels: ['Cosy'], assignees: ['Ada'], priority: 'Urgent', dueDate: '2026-12-01' } },
  })
  expect((await use('update_task', { task: 'lch-1', priority: 2, dueDate: null })).data.task).toMatchObject({
    title: 'Light the fire',
    priority: 'High',
    dueDate: null,
    assignees: ['Ada'],
  })
  expect((await use('move_task', { task: 'LCH-1', column: 'done' })).data.task).toMatchObject({
    column: 'Done',
    completedAt: expect.any(String),
  })
  await use('add_comment', { task: 'LCH-1', body: 'It burns' })
  expect((await use('search_tasks', { query: 'dry wood' })).data.tasks).toMatchObject([{ key: 'LCH-1' }])
  const read = await use('get_task', { task: 'LCH-1' })
  expect(read.text).toContain('With dry wood')
  expect(read.data.comments).toMatchObject([{ author: 'Ada', body: 'It burns' }])
  expect((await use('list_tasks', { project: 'LCH' })).data.tasks).toEqual([])
  expect((await use('list_tasks', { project: 'LCH', includeFinished: true, assignee: 'Ada' })).data.total).toBe(1)

  const { tasks } = await ada.call(tasksApi.listTasks, { boardId })
  expect(tasks).toMatchObject([{ title: 'Light the fire', priority: 2 }])
  const { activity } = await ada.call(commentsApi.listTaskActivity, { taskId: tasks[0]!._id })
  expect(activity.every((entry) => entry.who?._id === ada.user._id)).toBe(true)
})

test('what is wrong is said in a sentence the agent can use', async () => {
  const { use } = await anAgent()
  const answers = [
    await use('get_project', { project: 'nowhere' }),
    await use('get_task', { task: 'LCH-99' }),
    await use('create_task', { project: 'LCH', title: 'x', column: 'Attic' }),
    await use('create_task', { project: 'LCH', title: 'x', labels: ['Blue'] }),
    await use('create_task', { project: 'LCH', title: 'x', assignees: ['Grace'] }),
    await use('create_task', { project: 'LCH', title: 'x', startDate: '2026-12-02', dueDate: '2026-12-01' }),
    await use('update_task', { task: 'LCH-1' }),
    await use('create_task', { project: 'LCH', title: '' }),
    await use('create_task', { project: 'LCH', title: 'x', dueDate: '2026-02-30' }),
    await use('no_such_tool'),
  ]
  expect(answers.every(({ isError }) => isError)).toBe(true)
  expect(answers[2]!.text).toMatch(/no column “Attic”.*Done/)
  const bare = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Bare', key: 'BAR' })
  await world.db.deleteFrom('columns').where('board_id', '=', bare.board._id).execute()
  expect((await use('create_task', { project: 'BAR', title: 'x' })).text).toMatch(/no columns yet/)
  await ada.call(boardsApi.deleteBoard, { boardId: bare.board._id })
  expect(answers.map(({ text }) => text).join('\n')).not.toMatch(/\bat .*\.(ts|js):\d/)
})

test('a key made for reading reads, and is refused the rest', async () => {
  const { use } = await anAgent(['read'])
  expect((await use('list_projects')).isError).toBe(false)
  const refused = [
    await use('create_task', { project: 'LCH', title: 'x' }),
    await use('update_task', { task: 'LCH-1', title: 'x' }),
    await use('move_task', { task: 'LCH-1', column: 'To do' }),
    await use('add_comment', { task: 'LCH-1', body: 'x' }),
  ]
  for (const answer of refused)
    expect(answer).toMatchObject({ isError: true, text: 'This API key was not made for writing' })
})

test('another workspace is not there, although the maker of the key is in it', async () => {
  const { use } = await anAgent()
  const answers = [
    await use('get_task', { task: elsewhere.taskId }),
    await use('get_task', { task: elsewhere.key }),
    await use('get_project', { project: elsewhere.boardId }),
    await use('get_project', { project: 'OTH' }),
    await use('update_task', { task: elsewhere.taskId, title: 'x' }),
    await use('add_comment', { task: elsewhere.taskId, body: 'x' }),
  ]
  expect(answers.map(({ isError }) => isError)).toEqual(Array(6).fill(true))
  expect((await use('search_tasks', { query: 'business' })).data.tasks).toEqual([])
})

test('a revoked key, a session, or nothing is refused at the door', async () => {
  const { key, apiKey } = await newKey(['read'])
  const { use } = await agentWith(key)
  expect((await use('list_projects')).isError).toBe(false)
  await ada.call(apiKeysApi.revokeApiKey, { keyId: apiKey._id })
  await expect(use('list_projects')).rejects.toThrow()

  const hello = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = 'application/json, text/event-stream'
  const ask = (headers: Record<string, string>, body: unknown = hello) =>
    world.request('POST', '/mcp', body, { headers: { accept, ...headers } })
  for (const reply of [
    await ask({}),
    await ask({ authorization: `Bearer ${key}` }),
    await ask({ authorization: `Bearer ${ada.tokens.access_token}` }),
  ]) {
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
  const authorization = `Bearer ${(await newKey(['read'])).key}`
  expect((await ask({ authorization, origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask({ authorization }, [hello, hello])).status).toBe(400)
  expect((await ask({ authorization }, 'nonsense')).status).toBe(400)
  expect((await ask({ authorization }, { jsonrpc: '2.0', id: 1, method: 'x'.repeat(2_000_000) })).status).toBe(413)
  expect((await world.request('GET', '/mcp')).status).toBe(405)
  expect((await ask({ authorization })).body.result.tools).toHaveLength(9)
})

test('what an agent does counts for its key', async () => {
  const { key, apiKey } = await newKey(['read'])
  const { use } = await agentWith(key)
  await use('list_projects')
  const { totalRequests } = await ada.call(apiKeysApi.getApiKeyUsage, { keyId: apiKey._id })
  expect(totalRequests).toBeGreaterThan(1)
})
