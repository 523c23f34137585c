import { beforeAll, expect, test } from 'vitest'
import { undoApi } from '#contract/board-tools.ts'
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

const undo = (who: keyof People, boardId: string) => people[who].try(undoApi.undo, { boardId })
const taskNow = async (id: string) => (await people.owner.call(tasksApi.getTask, { id })).task

test('one after the other, newest first: a move, an edit, a deletion, a creation', async () => {
  const { boardId, columnId, otherColumnId } = await furnish(world.db, people)
  const { task } = await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Draft' })
  const taskId = task._id
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Final', description: 'Text', priority: 1 })
  await people.member.call(taskMovesApi.moveTask, { taskId, columnId: otherColumnId })
  await people.member.try(tasksApi.deleteTask, { taskId })
  expect((await undo('member', boardId)).body.undone.type).toBe('task-deleted')
  expect(await taskNow(taskId)).toMatchObject({ columnId: otherColumnId })
  expect((await undo('member', boardId)).body.undone.type).toBe('task-moved')
  expect(await taskNow(taskId)).toMatchObject({ columnId, position: task.position })
  expect((await undo('member', boardId)).body.undone.type).toBe('task-updated')
  expect(await taskNow(taskId)).toMatchObject({ title: 'Draft', description: '', priority: 0 })
  expect((await undo('member', boardId)).body.undone.type).toBe('task-created')
  expect((await people.member.try(tasksApi.getTask, { id: taskId })).status).toBe(404)
  expect(await undo('member', boardId)).toMatchObject({ status: 404, body: { code: 'nothing_to_undo' } })
})

test('the same thing done twice is taken back twice, and what was taken back is no obstacle', async () => {
  const { boardId, taskId, columnId, otherColumnId } = await furnish(world.db, people)
  const { column: third } = await people.owner.call(columnsApi.createColumn, { boardId, title: 'Third' })
  await people.member.call(taskMovesApi.moveTask, { taskId, columnId: otherColumnId })
  await people.member.call(taskMovesApi.moveTask, { taskId, columnId: third._id })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Once' })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Twice' })
  for (const title of ['Once', 'Task']) {
    expect((await undo('member', boardId)).status).toBe(200)
    expect((await taskNow(taskId)).title).toBe(title)
  }
  for (const place of [otherColumnId, columnId]) {
    expect((await undo('member', boardId)).status).toBe(200)
    expect((await taskNow(taskId)).columnId).toBe(place)
  }
})

test('somebody else taking back an older change of theirs is a change since', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.guest.call(tasksApi.updateTask, { taskId, title: 'Theirs', priority: 2 })
  await people.member.call(tasksApi.updateTask, { taskId, priority: 4 })
  // Refused for the sake of the priority, and passed over.
  expect(await undo('guest', boardId)).toMatchObject({ status: 409 })
  expect((await undo('member', boardId)).status).toBe(200)
  expect(await taskNow(taskId)).toMatchObject({ title: 'Theirs', priority: 2 })
})

test('what somebody else changed since is left alone; another field of the same task is no obstacle', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  await people.guest.call(tasksApi.updateTask, { taskId, priority: 3 })
  expect((await undo('member', boardId)).status).toBe(200)
  expect(await taskNow(taskId)).toMatchObject({ title: 'Task', priority: 3 })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine again' })
  await people.guest.call(tasksApi.updateTask, { taskId, title: 'Theirs' })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await taskNow(taskId)).title).toBe('Theirs')
})

test('what cannot be taken back does not stand in the way of what came before it', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, priority: 1 })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  await people.guest.call(tasksApi.updateTask, { taskId, title: 'Theirs' })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await undo('member', boardId)).status).toBe(200)
  expect(await taskNow(taskId)).toMatchObject({ title: 'Theirs', priority: 0 })
})

test('many changed at once come back at once, also deleted ones', async () => {
  const { boardId, columnId, otherColumnId, labelId } = await furnish(world.db, people)
  const tasks = await Promise.all(
    ['A', 'B', 'C'].map(
      async (title) =>
        (await people.owner.call(tasksApi.createTask, { boardId, columnId, title, labels: [labelId] })).task,
    ),
  )
  const taskIds = tasks.map(({ _id }) => _id)
  await people.member.call(taskMovesApi.bulkTasks, {
    taskIds,
    columnId: otherColumnId,
    changes: { priority: 1, removeLabels: [labelId] },
  })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  expect((await undo('member', boardId)).status).toBe(200)
  expect((await undo('member', boardId)).status).toBe(200)
  for (const task of tasks)
    expect(await taskNow(task._id)).toMatchObject({ columnId, priority: 0, labels: [labelId], position: task.position })
})

test('the others see it come back like any change', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Oops' })
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  await undo('member', boardId)
  expect((await live.hears('board-update')).body).toMatchObject({
    type: 'task-updated',
    payload: { task: { title: 'Task' } },
  })
})

test('a task that was taken to another project is not deleted there by taking that back', async () => {
  const { boardId, taskId, workspaceId } = await furnish(world.db, people)
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  await people.owner.call(taskMovesApi.moveTask, { taskId, columnId: columns[0]!._id, boardId: board._id })
  for (const id of [boardId, board._id])
    expect(await undo('owner', id)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
  expect(await taskNow(taskId)).toMatchObject({ boardId: board._id })
})

test('what somebody else has brought back already cannot be brought back again', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.try(tasksApi.deleteTask, { taskId })
  await people.guest.call(tasksApi.restoreTask, { taskId })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
})

test('tasks that only followed a change of their column are passed over', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  await people.member.call(columnsApi.updateColumn, { columnId, type: 'completed' })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated' })
  expect((await taskNow(taskId)).title).toBe('Task')
})
