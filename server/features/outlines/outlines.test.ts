import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { outlinesApi } from '#contract/outlines.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let ada: Person
let workspaceId: string
beforeAll(async () => {
  ada = await world.person('Ada')
  workspaceId = (await ada.call(workspacesApi.createWorkspace, { name: 'Outlines' })).workspace._id
})

const boards = async () => (await ada.call(boardsApi.listBoards, { workspaceId, status: 'all' })).boards

test('a project comes with its labels and its tasks, each in its column and in order', async () => {
  const { board } = await ada.call(outlinesApi.createBoardFromOutline, {
    workspaceId,
    title: 'Spring launch',
    description: 'What it is for',
    labels: [{ name: 'Start here', color: 'gold' }],
    tasks: [
      { title: 'First', labels: ['start HERE', 'Bug'], priority: 2, dueDate: '2026-12-01', description: '**Bold**' },
      { title: 'Second', members: [ada.user._id], checklist: [{ text: 'One', done: true }, { text: 'Two' }] },
      { title: 'Over', column: 2 },
    ],
  })
  expect(board).toMatchObject({ title: 'Spring launch', key: 'SL', myRole: 'admin', taskCount: 3, doneCount: 1 })
  const { tasks, columns } = await ada.call(tasksApi.listTasks, { boardId: board._id })
  const named = (id: string) => board.labels.find(({ _id }) => _id === id)?.name
  expect(tasks.map((task) => [task.taskId, task.title, task.labels.map(named)])).toEqual([
    ['SL-1', 'First', ['Start here', 'Bug']],
    ['SL-2', 'Second', []],
    ['SL-3', 'Over', []],
  ])
  expect(tasks[0]).toMatchObject({
    columnId: columns[0]!._id,
    priority: 2,
    dueDate: '2026-12-01',
    hasDescription: true,
  })
  expect(tasks[1]).toMatchObject({ members: [ada.user._id], checklist: { done: 1, total: 2 } })
  expect(tasks[1]!.position).toBeGreaterThan(tasks[0]!.position)
  expect(tasks[2]).toMatchObject({ columnId: columns[2]!._id, completedAt: expect.any(String) })
})

test('its history tells of every part, and of where it came from', async () => {
  const { board } = await ada.call(outlinesApi.createBoardFromOutline, {
    workspaceId,
    title: 'Told',
    labels: [{ name: 'Its own' }],
    tasks: [{ title: 'One' }],
  })
  const { events, seq } = await ada.call(boardsApi.listBoardEvents, { boardId: board._id, after: 0 })
  expect(events.map(({ type }) => type)).toEqual(['board-created', 'labels-changed', 'task-created'])
  expect(events.map(({ payload }) => payload.outlined)).toEqual([true, true, true])
  expect(seq).toBe(board.seq)
})

test.each([
  ['a column there is none of', { tasks: [{ title: 'Fine' }, { title: 'Lost', column: 9 }] }, 'tasks.1.column'],
  ['a label nobody knows', { tasks: [{ title: 'Fine' }, { title: 'Lost', labels: ['Nobody’s'] }] }, 'tasks.1.labels'],
])('%s is refused, and nothing is left of the project', async (_what, parts, path) => {
  const before = await boards()
  const reply = await ada.try(outlinesApi.createBoardFromOutline, { workspaceId, title: 'Half done', ...parts })
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path }] } })
  expect(await boards()).toEqual(before)
})

test('it is bounded', async () => {
  const tasks = Array.from({ length: 51 }, (_, n) => ({ title: `Task ${n}` }))
  const ask = (parts: object) => ada.try(outlinesApi.createBoardFromOutline, { workspaceId, title: 'Large', ...parts })
  expect((await ask({ tasks })).status).toBe(400)
  expect((await ask({ tasks: [{ title: 'x'.repeat(501) }] })).status).toBe(400)
  expect((await ask({ tasks: tasks.slice(1) })).status).toBe(201)
})

test('asked twice under one key, it is made once', async () => {
  const extra = { headers: { 'idempotency-key': 'outline-once' } }
  const input = { workspaceId, title: 'Once', tasks: [{ title: 'A task' }] }
  const first = await ada.try(outlinesApi.createBoardFromOutline, input, extra)
  const again = await ada.try(outlinesApi.createBoardFromOutline, input, extra)
  expect(again.body.board._id).toBe(first.body.board._id)
  expect((await boards()).filter(({ title }) => title === 'Once')).toHaveLength(1)
})

test('a new workspace is empty until somebody asks for more', async () => {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Empty' })
  expect((await ada.call(boardsApi.listBoards, { workspaceId: workspace._id })).boards).toEqual([])
})
