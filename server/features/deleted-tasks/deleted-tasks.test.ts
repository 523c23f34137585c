import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { deletedTasksApi } from '#contract/deleted-tasks.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const { listDeletedTasks } = deletedTasksApi
const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

/** A project on which nothing was deleted yet. */
async function board() {
  const { boardId, workspaceId, columnId, otherColumnId } = await furnish(world.db, people)
  const create = async (title: string) =>
    (await people.member.call(tasksApi.createTask, { boardId, columnId, title })).task._id
  const list = async (which: object = {}) => (await people.member.call(listDeletedTasks, { boardId, ...which })).tasks
  const titles = async (which?: object) => (await list(which)).map(({ title }) => title)
  return { boardId, workspaceId, columnId, otherColumnId, create, list, titles }
}

test('what was deleted is listed with who did it, the last first, until it is restored', async () => {
  const { create, list, titles, columnId } = await board()
  const [first, second] = [await create('First'), await create('Second')]
  expect(await titles()).toEqual([])
  await people.guest.call(tasksApi.deleteTask, { taskId: first })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds: [second], delete: true })
  expect(await list()).toEqual([
    expect.objectContaining({ _id: second, title: 'Second', deletedBy: expect.objectContaining({ name: 'member' }) }),
    {
      _id: first,
      taskId: expect.stringMatching(/^[A-Z]+-\d+$/),
      title: 'First',
      column: { _id: columnId, title: expect.any(String) },
      deletedAt: expect.any(String),
      deletedBy: expect.objectContaining({ _id: people.guest.user._id, name: 'guest' }),
    },
  ])
  await people.member.call(tasksApi.restoreTask, { taskId: second })
  expect(await titles()).toEqual(['First'])
})

test('page by page, also when the last one of a page is restored before the next is asked for', async () => {
  const { boardId, create } = await board()
  const taskIds = [await create('A'), await create('B'), await create('C'), await create('D'), await create('E')]
  // At one moment: only their ids tell them apart.
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  const first = await people.member.call(listDeletedTasks, { boardId, limit: 2 })
  expect(first.tasks.map(({ title }) => title)).toEqual(['E', 'D'])
  await people.member.call(tasksApi.restoreTask, { taskId: first.tasks[1]!._id })
  const second = await people.member.call(listDeletedTasks, { boardId, limit: 2, after: first.next! })
  expect(second.tasks.map(({ title }) => title)).toEqual(['C', 'B'])
  const last = await people.member.call(listDeletedTasks, { boardId, limit: 2, after: second.next! })
  expect([last.tasks.map(({ title }) => title), last.next]).toEqual([['A'], null])
})

test('found by a part of the title or by the number', async () => {
  const { create, list, titles } = await board()
  for (const title of ['Sweep 100% of the chimney', 'Stack wood']) {
    await people.member.call(tasksApi.deleteTask, { taskId: await create(title) })
  }
  expect(await titles({ q: 'CHIM' })).toEqual(['Sweep 100% of the chimney'])
  expect(await titles({ q: '%' })).toEqual(['Sweep 100% of the chimney'])
  const [wood] = await list({ q: 'wood' })
  expect(await titles({ q: wood!.taskId.toLowerCase() })).toEqual(['Stack wood'])
})

test('one alone is found by its id or its number, and only where it was deleted', async () => {
  const { create, list, titles } = await board()
  const [wood, kept] = [await create('Stack wood'), await create('Drink tea')]
  for (const taskId of [wood, await create('Light the fire')]) await people.member.call(tasksApi.deleteTask, { taskId })
  expect(await titles({ task: wood })).toEqual(['Stack wood'])
  const number = (await list({ task: wood }))[0]!.taskId
  expect(await titles({ task: number.toLowerCase() })).toEqual(['Stack wood'])
  expect(await titles({ task: `${number}0` })).toEqual([])
  expect(await titles({ task: kept })).toEqual([])
  const elsewhere = await board()
  expect(await elsewhere.titles({ task: wood })).toEqual([])
})

test('what can no longer be restored is not listed, even before it is tidied up', async () => {
  const { create, titles } = await board()
  const taskId = await create('Long gone')
  await people.member.call(tasksApi.deleteTask, { taskId })
  expect(await titles()).toEqual(['Long gone'])
  const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await world.db.updateTable('tasks').set({ deleted_at: at }).where('id', '=', taskId).execute()
  expect(await titles()).toEqual([])
})

test('a task comes back to another column when its own is gone, and the list says so', async () => {
  const { create, list, columnId, otherColumnId } = await board()
  const taskId = await create('Homeless')
  await people.member.call(tasksApi.deleteTask, { taskId })
  await people.member.call(columnsApi.deleteColumn, { columnId, moveTo: otherColumnId })
  expect((await list()).map(({ column }) => column._id)).toEqual([otherColumnId])
})

test('whoever deleted it may be gone themselves', async () => {
  const { boardId, workspaceId, create, list } = await board()
  const leaver = await world.person('Leaver')
  await people.owner.call(boardsApi.updateBoard, { boardId, visibility: 'workspace' })
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: leaver.user._id, role: 'admin' })
    .execute()
  await leaver.call(tasksApi.deleteTask, { taskId: await create('Left behind') })
  await leaver.call(accountApi.deleteMe, { password: leaver.password })
  expect(await list()).toEqual([expect.objectContaining({ title: 'Left behind', deletedBy: null })])
})

test.each([
  '',
  'x',
  '1_',
  '99999999999999_019aa0b4-7c1f-7000-8000-000000000000',
  '1_019aa0b4-7c1f-7000-8000-zzzzzzzzzzzz',
])('no page begins after %j', async (after) => {
  const { boardId } = await board()
  expect((await people.member.try(listDeletedTasks, { boardId, after })).status).toBe(400)
})
