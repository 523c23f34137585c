import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { codeLinksApi } from '#contract/code-links.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { membersApi } from '#contract/members.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { whileHeld } from '#server/testing/held.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'
import { finishedIn, keysIn } from './reading.ts'

const world = openWorld()
let ada: Person
let number = 0
beforeAll(async () => {
  ada = await world.person('Ada')
})

async function place(maker = ada) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme', url: `code-${++number}` })
  const workspaceId = workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch', key: 'LCH' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  if (maker !== ada)
    await world.db
      .insertInto('workspace_members')
      .values({ workspace_id: workspaceId, user_id: maker.user._id, role: 'admin' })
      .execute()
  const { source, secret } = await maker.call(codeLinksApi.makeCodeSource, { workspaceId })
  const makeTask = async () => {
    const wanted = { boardId: board._id, columnId: columns[0]!._id, title: 'Light the fire' }
    return (await ada.call(tasksApi.createTask, wanted)).task
  }
  return { workspaceId, boardId: board._id, path: new URL(source!.url).pathname, secret, makeTask }
}
type At = Pick<Awaited<ReturnType<typeof place>>, 'path' | 'secret'>

function tell({ path, secret }: At, event: string, payload: unknown, headers: Record<string, string> = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return world.request('POST', path, body, {
    headers: {
      'x-github-event': event,
      'x-github-delivery': randomUUID(),
      'x-hub-signature-256': signature,
      ...headers,
    },
  })
}

const repository = { full_name: 'acme/stove', default_branch: 'main' }
const sha = (n: number) => n.toString(16).padStart(40, 'a')
const commit = (n: number, message: string) => ({
  id: sha(n),
  message,
  url: `https://github.com/acme/stove/commit/${sha(n)}`,
  timestamp: '2026-11-15T10:00:00+01:00',
  author: { name: 'Grace' },
})
const push = (commits: unknown[], branch = 'main') => ({ ref: `refs/heads/${branch}`, repository, commits })
const pull = (fields: object) => ({
  action: 'opened',
  repository,
  pull_request: {
    number: 7,
    title: 'Dry wood',
    body: '',
    html_url: 'https://github.com/acme/stove/pull/7',
    state: 'open',
    merged: false,
    updated_at: '2026-11-15T10:00:00Z',
    user: { login: 'grace' },
    head: { ref: 'wood' },
    base: { ref: 'main' },
    ...fields,
  },
})
const linksOf = async (taskId: string) => (await ada.call(codeLinksApi.listCodeLinks, { taskId })).links
const taskOf = async (id: string) => (await ada.call(tasksApi.getTask, { id })).task

test('a commit that names a task is linked to it; one that fixes it on the main branch finishes it', async () => {
  const at = await place()
  const [one, two] = [await at.makeTask(), await at.makeTask()]
  const told = push([
    commit(1, 'Sweep, see LCH-1\n\nlong story'),
    commit(2, 'Burn better\n\nfixes lch-2, LCH-99 and OTH-1'),
  ])
  expect(await tell(at, 'push', told)).toMatchObject({ status: 202, body: { linked: 2, completed: 1 } })
  expect(await linksOf(one._id)).toMatchObject([
    { kind: 'commit', ref: sha(1), title: 'Sweep, see LCH-1', author: 'Grace', at: '2026-11-15T09:00:00.000Z' },
  ])
  expect((await taskOf(one._id)).completedAt).toBeNull()
  expect((await taskOf(two._id)).completedAt).not.toBeNull()
  const { activity } = await ada.call(commentsApi.listTaskActivity, { taskId: two._id })
  expect(activity.flatMap((entry) => (entry.kind === 'change' ? [[entry.type, entry.who?.name ?? null]] : []))).toEqual(
    [
      ['task-moved', 'Ada'],
      ['code-linked', null],
      ['task-created', 'Ada'],
    ],
  )
  expect((await ada.call(codeLinksApi.getCodeSource, { workspaceId: at.workspaceId })).deliveries).toMatchObject([
    { event: 'push', repository: 'acme/stove', linked: 2, completed: 1 },
  ])
})

test('on another branch nothing is finished yet, and the branch’s name is enough to link', async () => {
  const at = await place()
  const task = await at.makeTask()
  await tell(at, 'push', push([commit(1, 'fixes LCH-1')], 'feature/x'))
  await tell(at, 'push', push([commit(2, 'more')], 'lch-1-better-wood'))
  expect(await linksOf(task._id)).toHaveLength(2)
  expect((await taskOf(task._id)).completedAt).toBeNull()
})

test('a pull request is one link through its whole life, and finishes the task when it is merged', async () => {
  const at = await place()
  const task = await at.makeTask()
  await tell(at, 'pull_request', pull({ body: 'Closes LCH-1' }))
  expect(await linksOf(task._id)).toMatchObject([{ kind: 'pull-request', ref: '7', state: 'open', author: 'grace' }])
  const later = { body: 'Closes LCH-1', state: 'closed', merged: true, updated_at: '2026-11-15T11:00:00Z' }
  await tell(at, 'pull_request', { ...pull(later), action: 'closed' })
  // Told late: what is merged stays merged.
  await tell(at, 'pull_request', pull({ body: 'Closes LCH-1', updated_at: '2026-11-15T10:30:00Z' }))
  expect(await linksOf(task._id)).toMatchObject([{ state: 'merged' }])
  expect((await taskOf(task._id)).completedAt).not.toBeNull()
})

test('a task that somebody opened again is not finished by what is said of the merged pull request later', async () => {
  const at = await place()
  const task = await at.makeTask()
  const merged = { body: 'Closes LCH-1', state: 'closed', merged: true }
  await tell(at, 'pull_request', { ...pull(merged), action: 'closed' })
  await ada.call(taskMovesApi.moveTask, { taskId: task._id, columnId: task.columnId })
  await tell(at, 'pull_request', { ...pull({ ...merged, updated_at: '2026-11-15T12:00:00Z' }), action: 'labeled' })
  expect((await taskOf(task._id)).completedAt).toBeNull()
})

test('a commit from another age, or with a sign where its title is cut, keeps no other from being linked', async () => {
  const at = await place()
  const task = await at.makeTask()
  const told = push([
    { ...commit(1, 'LCH-1 later'), timestamp: '+020000-01-01T00:00:00Z' },
    { ...commit(2, 'LCH-1 earlier'), timestamp: '-020000-01-01T00:00:00Z' },
    commit(3, `${'LCH-1 '.padEnd(299, 'x')}😀 and on`),
    commit(4, 'LCH-1 today'),
  ])
  expect(await tell(at, 'push', told)).toMatchObject({ status: 202, body: { linked: 2 } })
  expect((await linksOf(task._id)).map(({ ref }) => ref).sort()).toEqual([sha(3), sha(4)])
})

test('the same delivery twice is done once', async () => {
  const at = await place()
  const task = await at.makeTask()
  const headers = { 'x-github-delivery': randomUUID() }
  const replies = await Promise.all([1, 2, 3].map(() => tell(at, 'push', push([commit(1, 'LCH-1')]), headers)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 202])
  const { activity } = await ada.call(commentsApi.listTaskActivity, { taskId: task._id })
  expect(activity.filter((entry) => entry.kind === 'change' && entry.type === 'code-linked')).toHaveLength(1)
})

test('without the right signature nothing is believed', async () => {
  const at = await place()
  const task = await at.makeTask()
  const payload = push([commit(1, 'fixes LCH-1')])
  const wrong = [
    await tell({ ...at, secret: 'guessed' }, 'push', payload),
    await tell(at, 'push', payload, { 'x-hub-signature-256': '' }),
    await tell(at, 'push', payload, { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401])
  expect((await tell({ ...at, path: '/webhooks/github/nowhere' }, 'push', payload)).status).toBe(404)
  expect(await linksOf(task._id)).toEqual([])

  const { secret } = await ada.call(codeLinksApi.makeCodeSource, { workspaceId: at.workspaceId })
  expect((await tell({ ...at, secret }, 'push', payload)).status).toBe(404)
  await ada.call(codeLinksApi.deleteCodeSource, { workspaceId: at.workspaceId })
  expect((await ada.call(codeLinksApi.getCodeSource, { workspaceId: at.workspaceId })).source).toBeNull()
})

test('keys of another workspace are not found', async () => {
  const at = await place()
  const other = await place()
  const task = await other.makeTask()
  expect((await tell(at, 'push', push([commit(1, 'fixes LCH-1')]))).body).toEqual({ linked: 0, completed: 0 })
  expect(await linksOf(task._id)).toEqual([])
})

test('whoever connected it and is gone finishes nothing; links still come', async () => {
  const bo = await world.person('Bo')
  const at = await place(bo)
  const task = await at.makeTask()
  await ada.call(membersApi.removeMember, { workspaceId: at.workspaceId, memberId: bo.user._id })
  expect((await tell(at, 'push', push([commit(1, 'fixes LCH-1')]))).body).toEqual({ linked: 1, completed: 0 })
  expect((await taskOf(task._id)).completedAt).toBeNull()
})

test('an archived project is left alone', async () => {
  const at = await place()
  await at.makeTask()
  await ada.call(boardsApi.archiveBoard, { boardId: at.boardId })
  expect((await tell(at, 'push', push([commit(1, 'fixes LCH-1')]))).body).toEqual({ linked: 0, completed: 0 })
})

test('a thousand commits, a megabyte, and nonsense are taken calmly', async () => {
  const at = await place()
  const task = await at.makeTask()
  const commits = Array.from({ length: 1_000 }, (_, n) => commit(n, `LCH-1 ${'x'.repeat(1_500)}`))
  expect((await tell(at, 'push', push(commits))).body).toEqual({ linked: 50, completed: 0 })
  expect(await linksOf(task._id)).toHaveLength(50)
  const hostile: unknown[] = [
    push([
      commit(2_000, 'LCH-1 \0 \ud800 <script>'),
      null,
      7,
      { id: 'x' },
      { ...commit(3, 'LCH-1'), url: 'javascript:0' },
    ]),
    push([{ ...commit(4, 'LCH-1'), timestamp: '+275760-09-13T00:00:00.001Z' }]),
    pull({ title: null, body: { toString: 1 }, user: null }),
    pull({ number: -1 }),
    { repository: null },
    [],
    null,
    '"text"',
    `fixes ${'a'.repeat(100_000)}`,
    `"${'fixes A-1, '.repeat(50_000)}"`,
  ]
  for (const payload of hostile)
    for (const event of ['push', 'pull_request']) expect((await tell(at, event, payload)).status).toBeLessThan(500)
  expect((await tell(at, 'issues', { anything: true })).status).toBe(202)
  expect((await tell(at, 'push', push([commit(2_001, `fixes ${'AB-1, '.repeat(100_000)}`)]))).status).toBe(202)
  expect((await tell(at, 'push', 'x'.repeat(9 * 1024 * 1024))).status).toBe(413)
  expect((await linksOf(task._id)).map(({ title }) => title)).toContain('LCH-1  \ufffd <script>')
  expect(world.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test.each([
  ['LCH-1 and (ops-22)', ['LCH-1', 'OPS-22']],
  ['feature/lch-1-fire', ['LCH-1']],
  ['XLCH-1x A-1 UTF-8', ['UTF-8']],
  ['nothing', []],
])('keys in “%s”', (said, keys) => expect(keysIn(said)).toEqual(keys))

test.each([
  ['Fixes LCH-1', ['LCH-1']],
  ['fixed: LCH-1, LCH-2 and LCH-3', ['LCH-1', 'LCH-2', 'LCH-3']],
  ['closes LCH-1, resolves OPS-2', ['LCH-1', 'OPS-2']],
  ['prefixes LCH-1', []],
  ['see LCH-1', []],
])('what “%s” finishes', (said, keys) => expect(finishedIn(said)).toEqual(keys))

test('what a push finishes waits for whoever is changing it, and keeps nobody from their board meanwhile', async () => {
  const at = await place()
  const [first, second] = [await at.makeTask(), await at.makeTask()]
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: second._id },
    () => tell(at, 'push', push([commit(61, `fixes ${first.taskId}, fixes ${second.taskId}`)])),
    (held) => held.selectFrom('boards').select('id').where('id', '=', at.boardId).forNoKeyUpdate().noWait().execute(),
  )
  expect((await working).body).toMatchObject({ linked: 2, completed: 2 })
})
