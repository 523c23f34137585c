import { beforeAll, expect, test } from 'vitest'
import { exportApi } from '#contract/board-tools.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

async function board() {
  const at = await furnish(world.db, people)
  const { boardId, columnId, labelId, bystanderId } = at
  await world.db.deleteFrom('tasks').where('id', '=', at.otherTaskId).execute()
  await people.member.call(tasksApi.createTask, {
    boardId,
    columnId,
    title: '=cmd|calc, "x"',
    description: 'Wood is 100%_dry',
    labels: [labelId],
    members: [bystanderId],
    priority: 1,
    dueDate: '2026-11-15',
  })
  return at
}

test('as CSV, with names for ids and no formulas', async () => {
  const { boardId } = await board()
  const reply = await people.client.try(exportApi.exportTasks, { boardId })
  expect(reply.headers.get('content-type')).toMatch(/^text\/csv/)
  const [, first, second] = String(reply.body).split('\r\n')
  expect(first).toMatch(/^BOA-1,Task,To do,/)
  expect(second).toContain(`"'=cmd|calc, ""x"""`)
  expect(second).toContain(',bystander,Ours,Urgent,Easy,,2026-11-15,')
})

test('an empty line of a description is one, however it was written', async () => {
  const { boardId, taskId } = await board()
  const description = 'Oak\n\n\n\n&nbsp;\n\n> Elm\n>\n> &nbsp;\n>\n> Ash\n\n```\n&nbsp;\n```'
  await people.member.call(tasksApi.updateTask, { taskId, description })
  const { body } = await people.client.try(exportApi.exportTasks, { boardId })
  expect(String(body)).toContain('"Oak\n\n\n\n\n\n> Elm\n>\n>\n>\n> Ash\n\n```\n&nbsp;\n```"')
})

test('tasks of projects the reader does not see are not named', async () => {
  const { boardId, taskId, workspaceId } = await board()
  const hidden = { workspaceId, title: 'Hidden', key: 'HID', visibility: 'private' as const }
  const { board: other } = await people.owner.call(boardsApi.createBoard, hidden)
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: other._id })
  const place = { boardId: other._id, columnId: columns[0]!._id }
  const { task } = await people.owner.call(tasksApi.createTask, { ...place, title: 'Secret' })
  await people.owner.call(tasksApi.updateTask, { taskId, blockers: [task._id] })
  const file = async (who: keyof People) => String((await people[who].try(exportApi.exportTasks, { boardId })).body)
  expect(await file('owner')).toContain('HID-1')
  expect(await file('member')).not.toContain('HID-1')
})

test('what only a finished or a deleted task blocked is not blocked', async () => {
  const { boardId, taskId, columnId } = await board()
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const { task } = await people.owner.call(tasksApi.createTask, { boardId, columnId, title: 'Blocker' })
  await people.owner.call(tasksApi.updateTask, { taskId, blockers: [task._id] })
  const blocked = async () =>
    (await people.owner.try(exportApi.exportTasks, { boardId, format: 'json', filters: { blockers: ['any'] } })).body
  const move = (to: string) => people.owner.call(taskMovesApi.moveTask, { taskId: task._id, columnId: to })
  expect(await blocked()).toMatchObject({ tasks: [{ taskId: 'BOA-1' }] })
  await move(columns.at(-1)!._id)
  expect(await blocked()).toMatchObject({ tasks: [] })
  await move(columnId)
  expect(await blocked()).toMatchObject({ tasks: [{ taskId: 'BOA-1' }] })
  await people.owner.call(tasksApi.deleteTask, { taskId: task._id })
  expect(await blocked()).toMatchObject({ tasks: [] })
})

test('a day there is none of is refused, not counted from', async () => {
  const { boardId } = await board()
  const asked = (today: string) =>
    people.client.try(exportApi.exportTasks, { boardId, format: 'json', today, filters: { due: ['today'] } })
  expect((await asked('2026-99-99')).body).toMatchObject({ statusCode: 400, message: 'A day is written YYYY-MM-DD' })
  expect((await asked('2026-11-15')).status).toBe(200)
})

test('as a workbook that spreadsheets open, and as JSON that can be read again', async () => {
  const { boardId } = await board()
  const token = people.member.tokens.access_token
  const response = await fetch(`${world.url}/api/tasks/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ boardId, format: 'xlsx' }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const { body } = await people.member.try(exportApi.exportTasks, { boardId, format: 'json' })
  expect(body).toMatchObject({ project: 'Board', key: 'BOA', tasks: [{ title: 'Task' }, { labelNames: ['Ours'] }] })
})

test.each([
  [{ priority: ['1'] }, ['=cmd|calc, "x"']],
  [{ priority: ['1'], not: ['priority' as const] }, ['Task']],
  [{ labels: ['OURS'] }, ['=cmd|calc, "x"']],
  [{ labels: ['none'] }, ['Task']],
  [{ due: ['today'] }, ['=cmd|calc, "x"']],
  [{ due: ['none', 'later'] }, ['Task']],
  [{ search: '100%_' }, ['=cmd|calc, "x"']],
  [{ search: 'boa-1' }, ['Task']],
  [{ search: '%' }, ['=cmd|calc, "x"']],
  [{ search: '*' }, []],
])('only what the filters %j let through', async (filters, titles) => {
  const { boardId } = await board()
  const { body } = await people.guest.try(exportApi.exportTasks, {
    boardId,
    format: 'json',
    filters,
    today: '2026-11-15',
  })
  expect(body.tasks.map(({ title }: { title: string }) => title)).toEqual(titles)
})
