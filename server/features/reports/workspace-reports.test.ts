// A workspace whose figures were worked out by hand. 5 October 2026 is a Monday.
import { beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { addDays, weekStartOf } from '#contract/days.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { reportsApi } from '#contract/reports.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { pastOf } from '#server/testing/past.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
const HOUR = 3600
const DAY = 24 * HOUR
const october = { from: '2026-10-05', to: '2026-10-11', timezone: 'UTC' }

let ada: Person
let bo: Person
let mo: Person
let workspaceId: string
let boardId: string
let secretId: string
let todo: string

const on = (day: string, time = '15:00') => `2026-10-${day}T${time}:00.000Z`
const asked = () => ({ workspaceId, ...october })
const behind = async (person: Person, figure: string, bucket?: string, period: object = october) => {
  const wanted = { workspaceId, ...period, figure: figure as 'open', ...(bucket && { bucket }) }
  const { tasks, meta } = await person.call(reportsApi.workspaceReportTasks, wanted)
  return { titles: tasks.map(({ title }) => title).toSorted(), ...meta }
}
const rowOf = <Row extends { user: { _id: string } }>(rows: Row[], person: Person) =>
  rows.find(({ user }) => user._id === person.user._id)

beforeAll(async () => {
  ada = await world.person('Ada')
  bo = await world.person('Bo')
  mo = await world.person('Mo')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Whole', url: 'whole' })
  workspaceId = workspace._id
  const join = (person: Person, role: WorkspaceRole) => ({ workspace_id: workspaceId, user_id: person.user._id, role })
  await world.db
    .insertInto('workspace_members')
    .values([join(bo, 'member'), join(mo, 'manager')])
    .execute()
  await bo.call(accountApi.updateMe, { timezone: 'America/New_York' })
  await ada.call(accountApi.updateMe, { timezone: 'Europe/Berlin' })
  const board = async (title: string, visibility: 'workspace' | 'private') =>
    (await ada.call(boardsApi.createBoard, { workspaceId, title, visibility })).board._id
  boardId = await board('Open', 'workspace')
  secretId = await board('Secret', 'private')
  await world.db
    .insertInto('board_members')
    .values({ board_id: boardId, workspace_id: workspaceId, user_id: bo.user._id, role: 'collaborator' })
    .execute()
  await work()
})

/** Five tasks of Bo's, one a day, each begun the day before; one in September; one of Ada's that only she sees. */
async function work() {
  const at = pastOf(world.db)
  const columnsOf = async (id: string) =>
    (await ada.call(columnsApi.listColumns, { boardId: id })).columns.map(({ _id }) => _id)
  const [first, doing, done] = await columnsOf(boardId)
  todo = first!
  const finish = async (title: string, begun: string, finished: string) => {
    const fields = { members: [bo.user._id], complexity: 1, dueDate: '2026-10-08' }
    const make = () => ada.call(tasksApi.createTask, { boardId, columnId: todo, title, ...fields })
    const taskId = (await at(begun, make)).task._id
    await at(begun, () => ada.call(taskMovesApi.moveTask, { taskId, columnId: doing! }))
    await at(finished, () => ada.call(taskMovesApi.moveTask, { taskId, columnId: done! }))
    return taskId
  }
  const log = (person: Person, taskId: string, startTime: string, hours: number) =>
    person.call(timeApi.addTime, { taskId, startTime, duration: hours * HOUR })
  await finish('September', '2026-09-28T15:00:00.000Z', '2026-09-30T15:00:00.000Z')
  for (const [day, hours] of [
    ['06', 1],
    ['07', 1],
    ['08', 2],
    ['09', 2],
    ['10', 10],
  ] as const) {
    const taskId = await finish(`On ${day}`, on(`0${Number(day) - 1}`), on(day))
    await log(bo, taskId, on(day, '12:00'), hours)
  }
  const late = (await ada.call(tasksApi.createTask, { boardId, columnId: todo, title: 'Night work' })).task._id
  // 23:30 on the 7th in New York.
  await log(bo, late, on('08', '03:30'), 1)
  const secret = (await columnsOf(secretId))[2]!
  const make = () => ada.call(tasksApi.createTask, { boardId: secretId, columnId: secret, title: 'Hush' })
  const hush = (await at(on('06'), make)).task._id
  // The night in which clocks are put back in Berlin, and the next midnight.
  await log(ada, hush, on('24', '21:00'), 4)
  await log(ada, hush, on('25', '22:00'), 2)
}

test('the overview counts what its reader may see', async () => {
  const hers = await ada.call(reportsApi.overviewReport, asked())
  expect(hers.figures).toMatchObject({
    open: 1,
    completed: { now: 6, previous: 1 },
    loggedSeconds: { now: 17 * HOUR, previous: 0 },
    cycleTime: { now: DAY, previous: 2 * DAY },
    onTime: { now: 0.6, previous: null },
  })
  expect(hers.projects.map(({ board, completed, done, total }) => [board.title, completed, done, total])).toEqual([
    ['Open', 5, 6, 7],
    ['Secret', 1, 1, 1],
  ])
  expect(rowOf(hers.people, bo)).toMatchObject({ completed: 5, loggedSeconds: 17 * HOUR })
  const theirs = await mo.call(reportsApi.overviewReport, asked())
  expect(theirs.figures.completed.now).toBe(5)
  expect(theirs.projects.map(({ board }) => board.title)).toEqual(['Open'])
  expect((await mo.try(reportsApi.overviewReport, { ...asked(), boards: secretId })).status).toBe(404)
  expect((await bo.try(reportsApi.overviewReport, asked())).status).toBe(403)
  expect((await behind(mo, 'completed')).titles).toHaveLength(5)
  expect((await behind(ada, 'boardCompleted', secretId)).titles).toEqual(['Hush'])
})

test('what tasks of a complexity took, and which of them far more than usual', async () => {
  const { levels } = await ada.call(reportsApi.timeComplexity, asked())
  expect(levels[1]).toMatchObject({
    count: 5,
    unlogged: 0,
    medianSeconds: 2 * HOUR,
    meanSeconds: 3.2 * HOUR,
    p85Seconds: 5.2 * HOUR,
    medianCycleSeconds: DAY,
    outliers: [{ task: { title: 'On 10' }, seconds: 10 * HOUR }],
    trend: [{ week: '2026-10-05', count: 5, medianSeconds: 2 * HOUR }],
  })
  expect(levels[0]).toMatchObject({ count: 1, medianSeconds: 6 * HOUR, medianCycleSeconds: null, outliers: [] })
  expect(levels[2]).toMatchObject({ count: 0, unlogged: 0, medianSeconds: null })
  expect(await behind(ada, 'complexity', '1')).toMatchObject({ total: 5, seconds: 16 * HOUR })
})

test('everybody is held against themselves alone, and too little says nothing', async () => {
  const { people } = await ada.call(reportsApi.userPerformance, asked())
  expect(rowOf(people, bo)).toMatchObject({
    completed: { now: 5, previous: 1 },
    onTime: { now: 0.6, previous: null },
    throughputPerWeek: { now: 5, previous: 1 },
    cycleTime: { now: DAY, previous: null },
    points: { now: 10, previous: 2 },
    loggedSeconds: { now: 17 * HOUR, previous: 0 },
  })
  expect((await behind(ada, 'userOnTime', bo.user._id)).titles).toEqual(['On 06', 'On 07', 'On 08'])
})

test('whoever may not see reports sees themselves', async () => {
  const { people } = await bo.call(reportsApi.userPerformance, asked())
  expect(people.map(({ user }) => user.name)).toEqual(['Bo'])
  expect((await bo.try(reportsApi.userPerformance, { ...asked(), users: ada.user._id })).status).toBe(403)
  expect((await behind(bo, 'userCompleted', bo.user._id)).total).toBe(5)
  const about = (figure: 'userCompleted' | 'completed', bucket: string) =>
    bo.try(reportsApi.workspaceReportTasks, { ...asked(), figure, bucket })
  expect((await about('userCompleted', ada.user._id)).status).toBe(403)
  expect((await about('completed', '')).status).toBe(403)
  const mine = await bo.call(reportsApi.timesheet, asked())
  expect(mine.people.map(({ user }) => user.name)).toEqual(['Bo'])
})

test('the time sheet is split at each one’s own midnight, also when clocks change', async () => {
  const { people, totals, total } = await ada.call(reportsApi.timesheet, asked())
  // From 8:00 there; the hour before midnight on the 7th is half on the 8th.
  expect(rowOf(people, bo)).toMatchObject({
    timezone: 'America/New_York',
    seconds: [0, HOUR, 1.5 * HOUR, 2.5 * HOUR, 2 * HOUR, 10 * HOUR, 0],
    total: 17 * HOUR,
  })
  expect(people.map(({ user }) => user.name)).toEqual(['Ada', 'Bo', 'Mo'])
  expect([totals[2], total]).toEqual([1.5 * HOUR, 17 * HOUR])
  expect((await behind(ada, 'timesheet', `${bo.user._id}:2026-10-08`)).titles).toEqual(['Night work', 'On 08'])
  const winter = { workspaceId, from: '2026-10-24', to: '2026-10-26' }
  const hers = rowOf((await ada.call(reportsApi.timesheet, winter)).people, ada)
  expect(hers!.seconds).toEqual([HOUR, 4 * HOUR, HOUR])
})

test('the time sheet is a file too', async () => {
  const file = await ada.try(reportsApi.exportTimesheet, { ...asked(), from: '2026-10-09' })
  expect(file.headers.get('content-disposition')).toContain('timesheet-2026-10-09-2026-10-11.csv')
  expect(file.body.split('\r\n')).toEqual([
    'Person,2026-10-09,2026-10-10,2026-10-11,Total',
    'Ada,,,,',
    'Bo,2.00,10.00,,12.00',
    'Mo,,,,',
    'Total,2.00,10.00,,12.00',
    '',
  ])
  const sheet = await ada.try(reportsApi.exportTimesheet, { ...asked(), format: 'xlsx' })
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml')
  await ada.call(accountApi.updateMe, { name: '=1+1' })
  const strange = await ada.try(reportsApi.exportTimesheet, asked())
  await ada.call(accountApi.updateMe, { name: 'Ada' })
  expect(strange.body).toContain("\r\n'=1+1,")
})

test('who has room, and who has too much', async () => {
  const told = await ada.call(reportsApi.resourceAnalysis, asked())
  expect(told.capacity).toEqual({ secondsPerDay: 8 * HOUR, workingDays: [1, 2, 3, 4, 5], weekStart: 1 })
  expect(rowOf(told.people, bo)!.weeks).toEqual([
    {
      week: '2026-10-05',
      capacitySeconds: 40 * HOUR,
      loggedSeconds: 17 * HOUR,
      plannedSeconds: 0,
      utilisation: 0.425,
      band: 'under',
    },
  ])
  const friday = await ada.call(reportsApi.resourceAnalysis, { ...asked(), from: '2026-10-09', to: '2026-10-10' })
  expect(rowOf(friday.people, bo)!.total).toMatchObject({ utilisation: 1.5, band: 'over' })
  expect(told.estimates[1]).toEqual({ complexity: 1, seconds: 2 * HOUR, basis: 'complexity', tasks: 5 })
  expect((await behind(ada, 'loggedWeek', `${bo.user._id}:2026-10-05`)).seconds).toBe(17 * HOUR)
})

test('who is free next week', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const week = addDays(weekStartOf(today, 1), 7)
  const fields = { members: [mo.user._id], complexity: 1, startDate: week, dueDate: addDays(week, 4) }
  await ada.call(tasksApi.createTask, { boardId, columnId: todo, title: 'Planned', ...fields })
  const period = { from: today, to: addDays(week, 6), timezone: 'UTC' }
  const { nextWeek, people } = await ada.call(reportsApi.resourceAnalysis, { workspaceId, ...period })
  expect(nextWeek.week).toBe(week)
  expect(rowOf(nextWeek.free, mo)).toMatchObject({ plannedSeconds: 2 * HOUR, freeSeconds: 38 * HOUR })
  expect(rowOf(nextWeek.free, bo)).toMatchObject({ freeSeconds: 40 * HOUR })
  expect(rowOf(people, mo)!.weeks.at(-1)).toMatchObject({ week, plannedSeconds: 2 * HOUR })
  const planned = await behind(ada, 'plannedWeek', `${mo.user._id}:${week}`, period)
  expect(planned).toMatchObject({ titles: ['Planned'], seconds: 2 * HOUR })
  // The week is the coming one, also in a report about days long ago.
  expect(await behind(ada, 'plannedNextWeek', mo.user._id)).toMatchObject({ titles: ['Planned'], seconds: 2 * HOUR })
  await ada.call(boardsApi.archiveBoard, { boardId })
  const shelved = await ada.call(reportsApi.resourceAnalysis, { workspaceId, ...period })
  expect(rowOf(shelved.nextWeek.free, mo)).toMatchObject({ plannedSeconds: 0 })
  // What was done there was done all the same.
  expect((await ada.call(reportsApi.overviewReport, asked())).figures).toMatchObject({ open: 0, completed: { now: 6 } })
})
