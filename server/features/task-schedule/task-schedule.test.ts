import { beforeAll, expect, test } from 'vitest'
import { undoApi } from '#contract/board-tools.ts'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { taskScheduleApi } from '#contract/task-schedule.ts'
import { tasksApi } from '#contract/tasks.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const taskNow = async (id: string) => (await people.owner.call(tasksApi.getTask, { id })).task

test('a task and the one that waits for it move together, are seen together and come back together', async () => {
  const { boardId, taskId, otherTaskId } = await furnish(world.db, people)
  await people.owner.call(tasksApi.updateTask, { taskId, startDate: '2026-11-16', dueDate: '2026-11-18' })
  await people.owner.call(tasksApi.updateTask, { taskId: otherTaskId, dueDate: '2026-11-19' })
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })

  const { tasks } = await people.member.call(taskScheduleApi.rescheduleTasks, {
    boardId,
    tasks: [
      { taskId, startDate: '2026-11-18', dueDate: '2026-11-20' },
      { taskId: otherTaskId, startDate: null, dueDate: '2026-11-21' },
    ],
  })

  const news = (await live.hears('board-update')).body
  expect(news).toMatchObject({ type: 'tasks-bulk-updated', payload: { count: 2, deleted: [] } })
  expect(news.payload.tasks).toEqual(tasks)
  expect(await taskNow(taskId)).toMatchObject({ startDate: '2026-11-18', dueDate: '2026-11-20' })
  expect(await taskNow(otherTaskId)).toMatchObject({ startDate: null, dueDate: '2026-11-21' })

  expect((await people.member.try(undoApi.undo, { boardId })).status).toBe(200)
  expect(await taskNow(taskId)).toMatchObject({ startDate: '2026-11-16', dueDate: '2026-11-18' })
  expect(await taskNow(otherTaskId)).toMatchObject({ startDate: null, dueDate: '2026-11-19' })
})

test('what somebody rescheduled since is not taken back', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  const days = (dueDate: string) => ({ boardId, tasks: [{ taskId, startDate: null, dueDate }] })
  await people.member.call(taskScheduleApi.rescheduleTasks, days('2026-11-20'))
  await people.guest.call(taskScheduleApi.rescheduleTasks, days('2026-11-25'))
  expect(await people.member.try(undoApi.undo, { boardId })).toMatchObject({
    status: 409,
    body: { code: 'changed_since' },
  })
})

test('all or nothing: one refused task leaves every other where it was', async () => {
  const { boardId, taskId, otherTaskId, workspaceId } = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  const { task: foreign } = await people.owner.call(tasksApi.createTask, {
    boardId: board._id,
    columnId: columns[0]!._id,
    title: 'Elsewhere',
  })
  const fine = { taskId, startDate: '2026-11-16', dueDate: '2026-11-18' }
  const attempt = (other: object) =>
    people.owner.try(taskScheduleApi.rescheduleTasks, { boardId, tasks: [fine, { ...fine, ...other }] })

  expect(await attempt({ taskId: otherTaskId, startDate: '2026-11-19' })).toMatchObject({
    status: 400,
    body: { message: 'The start is after the due day' },
  })
  expect((await attempt({})).status).toBe(400)
  expect((await attempt({ taskId: otherTaskId, dueDate: '2026-02-31' })).status).toBe(400)
  expect((await attempt({ taskId: foreign._id })).status).toBe(400)
  expect(await attempt({ taskId: otherTaskId, version: 99 })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', task: { _id: otherTaskId } },
  })
  expect(await people.owner.try(taskScheduleApi.rescheduleTasks, { boardId: board._id, tasks: [fine] })).toMatchObject({
    status: 404,
  })
  expect(await taskNow(taskId)).toMatchObject({ startDate: null, dueDate: null, version: 1 })
})

test('nothing is rescheduled in an archived project', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.owner.call(boardsApi.archiveBoard, { boardId })
  const tasks = [{ taskId, startDate: null, dueDate: '2026-11-18' }]
  expect(await people.owner.try(taskScheduleApi.rescheduleTasks, { boardId, tasks })).toMatchObject({
    status: 409,
    body: { code: 'archived' },
  })
})
