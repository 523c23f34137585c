// A small project whose figures were worked out by hand. All times are UTC; 5 October 2026 is a Monday.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import type { Sent } from '#contract/endpoint.ts'
import { importsApi } from '#contract/imports.ts'
import { labelsApi } from '#contract/labels.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { reportsApi } from '#contract/reports.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { pastOf } from '#server/testing/past.ts'
import type { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'
import { catchUpEverywhere } from './reading-stays.ts'

const world = openWorld()
const HOUR = 3600
const DAY = 24 * HOUR
const october = { from: '2026-10-05', to: '2026-10-18', timezone: 'UTC' }

let ada: Person
let bo: Person
let cy: Person
let at: ReturnType<typeof pastOf>
let workspaceId: string
let boardId: string
let bug: string
let columns: { todo: string; doing: string; done: string; canceled: string; review: string }

const on = (day: string, time = '09:00') => `2026-10-${day}T${time}:00.000Z`

const create = async (title: string, fields: Partial<Sent<(typeof tasksApi)['createTask']>> = {}) =>
  (await ada.call(tasksApi.createTask, { boardId, columnId: columns.todo, title, ...fields })).task._id
const move = (taskId: string, columnId: string) => ada.call(taskMovesApi.moveTask, { taskId, columnId })
const log = (person: Person, taskId: string, startTime: string, duration: number) =>
  person.call(timeApi.addTime, { taskId, startTime, duration })
const report = (asked: object = {}) => ada.call(reportsApi.boardReports, { boardId, ...october, ...asked })
const behind = async (figure: string, bucket?: string, person = ada) => {
  const asked = { boardId, ...october, figure: figure as 'open', ...(bucket && { bucket }) }
  const { tasks, meta } = await person.call(reportsApi.boardReportTasks, asked)
  expect(meta.total).toBe(tasks.length)
  return tasks.map(({ title }) => title).toSorted()
}
async function join(person: Person, role: WorkspaceRole) {
  const member = { workspace_id: workspaceId, user_id: person.user._id }
  await world.db
    .insertInto('workspace_members')
    .values({ ...member, role })
    .execute()
  await world.db
    .insertInto('board_members')
    .values({ ...member, board_id: boardId, role: 'collaborator' })
    .execute()
}

beforeAll(async () => {
  ada = await world.person('Ada')
  bo = await world.person('Bo')
  cy = await world.person('Cy')
  at = pastOf(world.db)
  const made = await ada.call(workspacesApi.createWorkspace, { name: 'Figures', url: 'figures' })
  workspaceId = made.workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch', key: 'LAU' })
  boardId = board._id
  await join(bo, 'member')
  await join(cy, 'guest')
  await bo.call(accountApi.updateMe, { timezone: 'America/New_York' })
  const [todo, doing, done] = (await ada.call(columnsApi.listColumns, { boardId })).columns.map(({ _id }) => _id)
  const column = async (title: string, type: string) =>
    (await ada.call(columnsApi.createColumn, { boardId, title, type })).column._id
  columns = {
    ...{ todo: todo!, doing: doing!, done: done! },
    canceled: await column('Canceled', 'canceled'),
    review: await column('Review', 'started'),
  }
  bug = (await ada.call(labelsApi.createBoardLabel, { boardId, name: 'Broken' })).label._id
  await live()
})

/** Two weeks of a project. */
async function live() {
  const mine = { members: [ada.user._id] }
  const a = await at(on('05'), () => create('A', { ...mine, labels: [bug], dueDate: '2026-10-08' }))
  const b = await at(on('05'), () => create('B', { ...mine, dueDate: '2026-10-12', complexity: 2 }))
  const c = await at(on('06'), () => create('C', { dueDate: '2026-10-10', members: [ada.user._id, bo.user._id] }))
  await at(on('06'), () => move(a, columns.doing))
  const d = await at(on('07'), () => create('D'))
  const e = await at(on('07'), () => create('E'))
  await at(on('07'), () => move(b, columns.doing))
  await at(on('08'), () => move(d, columns.doing))
  await at(on('08'), () => move(a, columns.done))
  // Past every started column.
  await at(on('09'), () => move(c, columns.done))
  await at(on('09'), () => move(e, columns.canceled))
  const f = await at(on('12'), () => create('F, deleted'))
  const g = await at(on('12'), () => create('G'))
  await at(on('13'), () => ada.call(tasksApi.deleteTask, { taskId: f }))
  await at(on('13'), () => ada.call(taskMovesApi.bulkTasks, { taskIds: [b, g], columnId: columns.done }))
  // Opened again.
  await at(on('14'), () => move(g, columns.doing))
  await at(on('15'), () => create('H', { columnId: columns.review }))
  await at(on('15'), () => ada.call(columnsApi.updateColumn, { columnId: columns.doing, title: 'Doing' }))
  await at(on('16'), () => ada.call(columnsApi.deleteColumn, { columnId: columns.review, moveTo: columns.todo }))
  await log(ada, a, on('06', '10:00'), HOUR)
  await log(bo, a, on('06', '23:30'), HOUR)
  await log(bo, d, on('09', '10:00'), HOUR / 2)
  await log(ada, e, on('03', '10:00'), HOUR)
}

test('status: where tasks stand now, by column and by type', async () => {
  const { status } = await report()
  expect(status.columns.map(({ column, count }) => [column.title, count])).toEqual([
    ['To do', 1],
    ['Doing', 2],
    ['Done', 3],
    ['Canceled', 1],
  ])
  expect(status.total).toBe(7)
  const types = Object.fromEntries(status.types.map(({ key, count }) => [key, count]))
  expect(types).toEqual({ backlog: 0, unstarted: 1, started: 2, completed: 3, canceled: 1 })
  expect(await behind('status', columns.doing)).toEqual(['D', 'G'])
  expect(await behind('statusType', 'completed')).toEqual(['A', 'B', 'C'])
})

test('flow: tasks per column at the end of each day, with columns that are gone or had another name', async () => {
  const { flow } = await report()
  expect(flow.columns.map(({ title, formerTitles, deletedAt }) => [title, formerTitles, deletedAt])).toEqual([
    ['To do', [], null],
    ['Doing', ['In progress'], null],
    ['Done', [], null],
    ['Canceled', [], null],
    ['Review', [], on('16')],
  ])
  const on5to18 = flow.days.map(({ counts }) => counts.join(' '))
  expect(flow.days[0]!.day).toBe('2026-10-05')
  expect(on5to18).toEqual([
    ...['2 0 0 0 0', '2 1 0 0 0', '3 2 0 0 0', '2 2 1 0 0', '0 2 2 1 0', '0 2 2 1 0', '0 2 2 1 0'],
    ...['1 2 2 1 0', '0 1 4 1 0', '0 2 3 1 0', '0 2 3 1 1', '1 2 3 1 0', '1 2 3 1 0', '1 2 3 1 0'],
  ])
  expect(await behind('flow', `${columns.done}:2026-10-13`)).toEqual(['A', 'B', 'C', 'G'])
  expect(await behind('flow', `${columns.review}:2026-10-15`)).toEqual(['H'])
})

test('burn-up: canceled and deleted tasks are no scope, what was opened again is not done', async () => {
  const { burnup } = await report()
  expect(burnup.days.map(({ scope, done }) => `${done}/${scope}`).join(' ')).toBe(
    '0/2 0/3 0/5 1/5 2/4 2/4 2/4 2/5 4/5 3/5 3/6 3/6 3/6 3/6',
  )
  expect(await behind('done', '2026-10-14')).toEqual(['A', 'B', 'C'])
  expect(await behind('scope', '2026-10-14')).toEqual(['A', 'B', 'C', 'D', 'G'])
})

test('cycle time: from the first started column to the end; what passed none of them is not measured', async () => {
  const { cycleTime, ageing } = await report()
  expect(cycleTime.points.map(({ task, seconds, day }) => [task.title, seconds, day])).toEqual([
    ['A', 2 * DAY, '2026-10-08'],
    ['B', 6 * DAY, '2026-10-13'],
  ])
  expect(cycleTime).toMatchObject({ count: 2, p50: 4 * DAY, p85: 466_560, mean: 4 * DAY, unmeasured: 1 })
  expect(await behind('unmeasured')).toEqual(['C'])
  expect(ageing.tasks.map(({ task, since, column }) => [task.title, since, column.title])).toEqual([
    ['D', on('08'), 'Doing'],
    ['G', on('14'), 'Doing'],
    ['H', on('15'), 'To do'],
  ])
  expect(await behind('ageing')).toEqual(['D', 'G', 'H'])
})

test('lead time: from creation to the end', async () => {
  const { leadTime } = await report()
  expect(leadTime).toMatchObject({ count: 3, p50: 3 * DAY, p85: 561_600, unmeasured: 0 })
  expect(await behind('leadTime')).toEqual(['A', 'B', 'C'])
})

test('throughput, punctuality and the figures above', async () => {
  const { throughput, punctuality, figures } = await report()
  expect(throughput.weeks).toEqual([
    { week: '2026-10-05', completed: 2, created: 4, whole: true },
    { week: '2026-10-12', completed: 1, created: 2, whole: true },
  ])
  expect(throughput.perWeek).toEqual({ now: 1.5, previous: 0 })
  expect(punctuality).toEqual({ early: 1, onTime: 1, late: 1, undated: 0 })
  expect(figures).toMatchObject({ open: 3, overdue: 0, completed: { now: 3, previous: 0 }, created: { now: 6 } })
  expect(await behind('throughput', '2026-10-05')).toEqual(['A', 'C'])
  expect(await behind('createdWeek', '2026-10-12')).toEqual(['G', 'H'])
  expect(await behind('punctuality', 'late')).toEqual(['B'])
  const second = await report({ from: '2026-10-12' })
  expect(second.figures.completed).toEqual({ now: 1, previous: 2 })
})

test('time: each entry as far as it lies in the period, by member and by label', async () => {
  const { timeByMember, timeByLabel, figures } = await report()
  expect(timeByMember.rows.map(({ user, seconds, tasks }) => [user.name, seconds, tasks])).toEqual([
    ['Bo', 1.5 * HOUR, 2],
    ['Ada', HOUR, 1],
  ])
  expect(timeByLabel.rows.map(({ label, seconds }) => [label?.name, seconds])).toEqual([
    ['Broken', 2 * HOUR],
    [undefined, HOUR / 2],
  ])
  expect(figures.loggedSeconds).toEqual({ now: 2.5 * HOUR, previous: HOUR })
  expect(await behind('timeByMember', bo.user._id)).toEqual(['A', 'D'])
  expect(await behind('timeByLabel', 'none')).toEqual(['D'])
  const overMidnight = await report({ from: '2026-10-07' })
  expect(overMidnight.timeByMember.rows.map(({ user, seconds }) => [user.name, seconds])).toEqual([['Bo', HOUR]])
  const bosHours = await report({ users: bo.user._id })
  expect(bosHours.timeByMember.total).toBe(1.5 * HOUR)
  expect(bosHours.figures.completed.now).toBe(1)
  expect((await report({ labels: bug })).status.total).toBe(1)
})

test('a guest sees the project’s reports, but of the hours their own alone', async () => {
  const { timeByMember, status } = await cy.call(reportsApi.boardReports, { boardId, ...october })
  expect(status.total).toBe(7)
  expect(timeByMember).toEqual({ rows: [], total: 0 })
  const asked = { boardId, ...october, figure: 'timeByMember' as const, bucket: bo.user._id }
  expect((await cy.try(reportsApi.boardReportTasks, asked)).status).toBe(403)
})

test('how a colleague is doing is not for everybody who sees the project', async () => {
  const about = (person: Person, whom: Person) =>
    person.try(reportsApi.boardReports, { boardId, ...october, users: whom.user._id })
  expect((await about(bo, ada)).status).toBe(403)
  expect((await about(cy, bo)).status).toBe(403)
  expect((await about(bo, bo)).body).toMatchObject({ figures: { completed: { now: 1 } } })
  const behindIt = { boardId, ...october, users: ada.user._id, figure: 'cycleTime' as const }
  expect((await bo.try(reportsApi.boardReportTasks, behindIt)).status).toBe(403)
  const lead = (role: 'admin' | 'collaborator') =>
    world.db.updateTable('board_members').set({ role }).where('user_id', '=', bo.user._id).execute()
  await lead('admin')
  expect((await about(bo, ada)).status).toBe(200)
  await lead('collaborator')
})

test('the days are those of the reader: the same moment is Tuesday here and Monday there', async () => {
  const inHonolulu = await report({ timezone: 'Pacific/Honolulu', from: '2026-10-04' })
  // 9:00 on the 5th in Greenwich is 23:00 on the 4th in Honolulu.
  expect(inHonolulu.burnup.days.slice(0, 2)).toMatchObject([{ day: '2026-10-04', scope: 2 }, { scope: 3 }])
  // Bo has a zone of his own: what nobody asks for is by that.
  const { period } = await bo.call(reportsApi.boardReports, { boardId })
  expect(period.timezone).toBe('America/New_York')
})

test('a time zone has one name, however it is written', async () => {
  const { period } = await report({ timezone: 'eUrOpE/bErLiN' })
  expect(period.timezone).toBe('Europe/Berlin')
})

test('what is asked for wrongly is refused with a sentence', async () => {
  const asked = (given: object) => ada.try(reportsApi.boardReports, { boardId, ...given })
  expect(await asked({ from: '2026-10-05', to: '2026-10-04' })).toMatchObject({ status: 400 })
  expect(await asked({ from: '2000-01-01', to: '2026-10-04' })).toMatchObject({ status: 400 })
  expect(await asked({ timezone: 'Middle/Earth' })).toMatchObject({ status: 400 })
  expect(await asked({ from: '0001-01-01', to: '0001-01-02' })).toMatchObject({ status: 400 })
  expect(await asked({ from: '9999-12-01', to: '9999-12-31' })).toMatchObject({ status: 400 })
  const bucket = (figure: 'flow' | 'throughput', given: string) =>
    ada.try(reportsApi.boardReportTasks, { boardId, ...october, figure, bucket: given })
  expect((await bucket('flow', `${columns.done}:2026-12-24`)).status).toBe(404)
  expect((await bucket('throughput', '2026-10-06')).status).toBe(404)
})

test('a task that came from another project brings along when work on it began', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Second' })
  const there = (await ada.call(columnsApi.listColumns, { boardId: board._id })).columns.map(({ _id }) => _id)
  const taskId = await at(on('05'), () => create('Traveller', { columnId: columns.doing }))
  await at(on('07'), () => ada.call(taskMovesApi.moveTask, { taskId, boardId: board._id, columnId: there[0]! }))
  await at(on('10'), () => ada.call(taskMovesApi.moveTask, { taskId, columnId: there[2]! }))
  // Asked for in between: what is read later goes on where that ended.
  await ada.call(reportsApi.boardReports, { boardId: board._id })
  const { cycleTime, flow } = await ada.call(reportsApi.boardReports, { boardId: board._id, ...october })
  expect(cycleTime.points).toMatchObject([{ seconds: 5 * DAY }])
  expect(flow.days.slice(0, 6).map(({ counts }) => counts.join(' '))).toEqual([
    ...['0 0 0', '0 0 0', '1 0 0', '1 0 0', '1 0 0', '0 0 1'],
  ])
  expect((await report()).status.total).toBe(7)
})

test('a log that nobody has asked about is read before somebody does', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Busy' })
  const mark = () =>
    world.db.selectFrom('task_stays_read').select('seq').where('board_id', '=', board._id).executeTakeFirst()
  await catchUpEverywhere(world.db)
  expect(await mark()).toBeUndefined()
  await world.db.updateTable('boards').set({ seq: 6_000 }).where('id', '=', board._id).execute()
  await catchUpEverywhere(world.db)
  expect(await mark()).toEqual({ seq: 6_000 })
})

test('events that came after the first report are read as if they had been there', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Bit by bit' })
  const there = (await ada.call(columnsApi.listColumns, { boardId: board._id })).columns.map(({ _id }) => _id)
  const last = async () => {
    const { flow } = await ada.call(reportsApi.boardReports, { boardId: board._id })
    return flow.days.at(-1)!.counts.join(' ')
  }
  const make = () => ada.call(tasksApi.createTask, { boardId: board._id, columnId: there[0]!, title: 'One' })
  const taskId = (await make()).task._id
  expect(await last()).toBe('1 0 0')
  await ada.call(taskMovesApi.moveTask, { taskId, columnId: there[1]! })
  expect(await last()).toBe('0 1 0')
  await ada.call(tasksApi.deleteTask, { taskId })
  expect(await last()).toBe('0 0 0')
  await ada.call(tasksApi.restoreTask, { taskId })
  expect(await last()).toBe('0 1 0')
  // Many who ask at once read the same log once.
  await Promise.all(Array.from({ length: 5 }, make))
  expect(new Set(await Promise.all(Array.from({ length: 5 }, last)))).toEqual(new Set(['5 1 0']))
})

test('an imported task was there since it was made, in a column nobody knows', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Imported' })
  const issue = { number: 1, title: 'Old', state: 'closed', created_at: on('06'), closed_at: on('08') }
  const form = new FormData()
  form.append('file', new Blob([JSON.stringify([issue])]), 'issues.json')
  const sent = await ada.request('POST', `/api/boards/${board._id}/import/github`, undefined, { form })
  await until('the import to end', async () => {
    const { import: found } = await ada.call(importsApi.getImport, { importId: sent.body.import._id })
    return found.status === 'done' ? found : null
  })
  const told = await ada.call(reportsApi.boardReports, { boardId: board._id, ...october })
  expect(told.flow.columns[0]).toMatchObject({ _id: null, title: 'Before the import' })
  expect(told.burnup.days.slice(0, 4)).toMatchObject([
    { scope: 0, done: 0 },
    { scope: 1, done: 0 },
    { scope: 1, done: 0 },
    { scope: 1, done: 1 },
  ])
  expect(told.leadTime.points).toMatchObject([{ seconds: 2 * DAY }])
  expect(told.cycleTime).toMatchObject({ count: 0, unmeasured: 1 })
})

test('a forecast says what it lacks, until there is enough to draw from', async () => {
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Ahead' })
  const [todo, , done] = (await ada.call(columnsApi.listColumns, { boardId: board._id })).columns
  const forecast = async () => (await ada.call(reportsApi.boardReports, { boardId: board._id })).forecast
  const make = (columnId: string) => ada.call(tasksApi.createTask, { boardId: board._id, columnId, title: 'One' })
  expect(await forecast()).toMatchObject({ enough: false, why: 'nothing-left' })
  await make(todo!._id)
  expect(await forecast()).toMatchObject({ enough: false, why: 'too-young', remaining: 1 })
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY * 1000).toISOString()
  await at(daysAgo(40), () => make(todo!._id))
  expect(await forecast()).toMatchObject({ enough: false, why: 'too-few', remaining: 2 })
  for (let days = 1; days <= 10; days++) await at(daysAgo(days), () => make(done!._id))
  const enough = await forecast()
  expect(enough).toMatchObject({ enough: true, remaining: 2, runs: 10_000, history: { completed: 10 } })
  expect(await forecast()).toEqual(enough)
})
