import { beforeAll, expect, test } from 'vitest'
import { undoApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { taskScheduleApi } from '#contract/task-schedule.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { othersWait, whileHeld } from '#server/testing/held.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

const undo = (who: keyof People, boardId: string, headers = {}) =>
  people[who].try(undoApi.undo, { boardId }, { headers })
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
  const { undone } = (await undo('member', boardId)).body
  expect(undone.type).toBe('task-updated')
  expect(undone.title).toBe('Draft')
  expect(undone.fields.sort()).toEqual(['description', 'priority', 'title'])
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

test('asked twice with the same key, one change is taken back; a refusal uses up no key', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  const key = { 'idempotency-key': boardId }
  expect((await undo('member', boardId, key)).body.code).toBe('nothing_to_undo')
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Once' })
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Twice' })
  const first = await undo('member', boardId, key)
  const again = await undo('member', boardId, key)
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true'])
  expect(again.body).toEqual(first.body)
  expect((await taskNow(taskId)).title).toBe('Once')
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

test('several tasks put between two others are one thing to take back, and go back to where they stood', async () => {
  const { boardId, columnId, otherColumnId } = await furnish(world.db, people)
  const add = async (title: string, column: string) =>
    (await people.member.call(tasksApi.createTask, { boardId, columnId: column, title })).task
  const [above, below] = [await add('Above', otherColumnId), await add('Below', otherColumnId)]
  const moving = [await add('First', columnId), await add('Second', columnId), await add('Third', otherColumnId)]
  const titles = async () => {
    const { tasks } = await people.member.call(tasksApi.listTasks, { boardId })
    const there = tasks.filter((task) => task.columnId === otherColumnId)
    return there.sort((one, other) => one.position - other.position).map(({ title }) => title)
  }
  const before = await titles()
  const taskIds = moving.map(({ _id }) => _id)
  const beside = { taskIds, columnId: otherColumnId }
  await people.member.call(taskMovesApi.bulkTasks, { ...beside, before: below._id })
  const between = ['Above', 'First', 'Second', 'Third', 'Below']
  expect((await titles()).slice(-5)).toEqual(between)
  expect((await undo('member', boardId)).status).toBe(200)
  expect(await titles()).toEqual(before)

  await people.member.call(taskMovesApi.bulkTasks, { ...beside, after: above._id })
  expect((await titles()).slice(-5)).toEqual(between)
  // Within their own column, the last one first.
  await people.member.call(taskMovesApi.bulkTasks, {
    columnId: otherColumnId,
    taskIds: taskIds.toReversed(),
    before: above._id,
  })
  expect((await titles()).slice(-5)).toEqual(['Third', 'Second', 'First', 'Above', 'Below'])
  expect((await undo('member', boardId)).status).toBe(200)
  expect((await titles()).slice(-5)).toEqual(between)
})

test('tasks find room where there is hardly any left', async () => {
  const { boardId, columnId, otherColumnId } = await furnish(world.db, people)
  const add = async (title: string, column: string, position?: number) =>
    (await people.member.call(tasksApi.createTask, { boardId, columnId: column, title, position })).task
  const [above, below] = [await add('Above', otherColumnId), await add('Below', otherColumnId)]
  await world.db
    .updateTable('tasks')
    .set({ position: above.position + 0.002 })
    .where('id', '=', below._id)
    .execute()
  const moving = [await add('First', columnId), await add('Second', columnId)]
  const taskIds = moving.map(({ _id }) => _id)
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, columnId: otherColumnId, before: below._id })
  const { tasks } = await people.member.call(tasksApi.listTasks, { boardId })
  const places = new Map(tasks.map(({ title, position }) => [title, position]))
  const inOrder = ['Above', 'First', 'Second', 'Below'].map((title) => places.get(title)!)
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  expect(inOrder[1]! - inOrder[0]!).toBeGreaterThan(1)
})

test('a deletion is taken back by one of its tasks, whatever was done after it, and once', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  const { task } = await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Another' })
  const { task: third } = await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Third' })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds: [taskId, task._id], delete: true })
  await people.member.call(tasksApi.updateTask, { taskId: third._id, priority: 1 })
  const bringBack = () => people.member.try(undoApi.undo, { boardId, deletedTask: task._id })
  expect((await bringBack()).status).toBe(200)
  expect(await taskNow(taskId)).toMatchObject({ _id: taskId })
  expect(await taskNow(task._id)).toMatchObject({ title: 'Another' })
  expect(await taskNow(third._id)).toMatchObject({ priority: 1 })
  expect(await bringBack()).toMatchObject({ status: 404, body: { code: 'nothing_to_undo' } })
})

test('a deletion is found where it happened, by whoever deleted', async () => {
  const here = await furnish(world.db, people)
  const elsewhere = await furnish(world.db, people)
  await people.member.call(taskMovesApi.bulkTasks, { taskIds: [elsewhere.taskId], delete: true })
  const deletedTask = elsewhere.taskId
  const nothing = { status: 404, body: { code: 'nothing_to_undo' } }
  expect(await people.member.try(undoApi.undo, { boardId: here.boardId, deletedTask })).toMatchObject(nothing)
  expect(await people.owner.try(undoApi.undo, { boardId: elsewhere.boardId, deletedTask })).toMatchObject(nothing)
  expect((await people.owner.try(tasksApi.getTask, { id: deletedTask })).status).toBe(404)
})

test('what is longer ago than asked for stays', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Yesterday' })
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await world.db.updateTable('events').set({ at: yesterday }).where('board_id', '=', boardId).execute()
  const within = (minutes: number) => people.member.try(undoApi.undo, { boardId, within: minutes })
  expect(await within(60)).toMatchObject({ status: 404, body: { code: 'nothing_to_undo' } })
  expect((await taskNow(taskId)).title).toBe('Yesterday')
  expect((await within(3000)).status).toBe(200)
  expect(await within(0)).toMatchObject({ status: 400 })
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

test('a task others work with is not deleted by taking back that it was made', async () => {
  const { boardId, columnId, workspaceId } = await furnish(world.db, people)
  const made = async () =>
    (await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Mine' })).task._id
  const talked = await made()
  await people.guest.call(commentsApi.createComment, { taskId: talked, body: 'I am at it' })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await taskNow(talked)).title).toBe('Mine')

  const carried = await made()
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  await people.owner.call(taskMovesApi.moveTask, { taskId: carried, columnId: columns[0]!._id, boardId: board._id })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect(await taskNow(carried)).toMatchObject({ boardId: board._id })

  await made()
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-created' })
})

test('many changed at once are left alone once somebody has taken one of them to another project', async () => {
  const { boardId, columnId, taskId, workspaceId } = await furnish(world.db, people)
  const { task: other } = await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Stays' })
  const taskIds = [taskId, other._id]
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 1 } })
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  await people.owner.call(boardMembersApi.addBoardMember, {
    boardId: board._id,
    userId: people.member.user._id,
    role: 'collaborator',
  })
  await people.owner.call(taskMovesApi.moveTask, { taskId, columnId: columns[0]!._id, boardId: board._id })
  await people.owner.call(tasksApi.updateTask, { taskId, priority: 4 })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect(await taskNow(taskId)).toMatchObject({ boardId: board._id, priority: 4 })
  expect(await taskNow(other._id)).toMatchObject({ priority: 1 })
})

test('what many tasks were already is nothing to take back, and those it left alone stand in nobody’s way', async () => {
  const { boardId, columnId, taskId, otherTaskId, workspaceId } = await furnish(world.db, people)
  const { member } = people
  const { task } = await member.call(tasksApi.createTask, { boardId, columnId, title: 'High', priority: 1 })
  await member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  const seqNow = async () => (await member.call(tasksApi.listTasks, { boardId })).seq
  const taskIds = [taskId, otherTaskId, task._id]
  await member.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 1 } })
  const seq = await seqNow()
  const { tasks } = await member.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 1 } })
  expect(tasks).toHaveLength(3)
  expect(await seqNow()).toBe(seq)
  expect(tasks.find(({ _id }) => _id === task._id)).toMatchObject({ version: task.version })

  await carryElsewhere(task._id, workspaceId)
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'tasks-bulk-updated', count: 2 })
  expect(await taskNow(taskId)).toMatchObject({ priority: 0, title: 'Mine' })
  expect(await taskNow(task._id)).toMatchObject({ priority: 1 })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated' })
})

test('tasks put where they stand, or given the days they have, have not changed', async () => {
  const { boardId, columnId, taskId, otherTaskId } = await furnish(world.db, people)
  const { member } = people
  const { task: above } = await member.call(tasksApi.createTask, { boardId, columnId, title: 'Above' })
  await member.call(tasksApi.createTask, { boardId, columnId, title: 'Below' })
  const taskIds = [taskId, otherTaskId]
  const put = () => member.call(taskMovesApi.bulkTasks, { taskIds, columnId, after: above._id })
  const plan = async () => {
    const days = { startDate: '2026-11-02', dueDate: '2026-11-06' }
    const tasks = await Promise.all(taskIds.map(async (id) => ({ taskId: id, version: (await taskNow(id)).version })))
    return member.call(taskScheduleApi.rescheduleTasks, { boardId, tasks: tasks.map((task) => ({ ...task, ...days })) })
  }
  await put()
  await plan()
  const { seq, tasks } = await member.call(tasksApi.listTasks, { boardId })
  await put()
  expect((await plan()).tasks).toHaveLength(2)
  expect(await member.call(tasksApi.listTasks, { boardId })).toMatchObject({ seq, tasks })
})

test('many that an older Hearth said it had changed, and had not, do not keep from what came before', async () => {
  const { boardId, columnId, taskId, otherTaskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Mine' })
  const taskIds = [taskId, otherTaskId]
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, changes: { priority: 1 } })
  const tasks = await Promise.all(taskIds.map(taskNow))
  await world.db
    .updateTable('events')
    .set({ before: JSON.stringify({ tasks }) as never })
    .where('board_id', '=', boardId)
    .where('type', '=', 'tasks-bulk-updated')
    .execute()
  expect(await undo('member', boardId)).toMatchObject({ status: 409 })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-created' })
})

/** To a project that only its owner sees. */
async function carryElsewhere(taskId: string, workspaceId: string) {
  const { board } = await people.owner.call(boardsApi.createBoard, {
    workspaceId,
    title: 'Private',
    visibility: 'private',
  })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  await people.owner.call(taskMovesApi.moveTask, { taskId, columnId: columns[0]!._id, boardId: board._id })
  expect((await people.member.try(tasksApi.getTask, { id: taskId })).status).toBe(404)
}

test('of many that were deleted, one that was brought back and taken elsewhere keeps none of the others away', async () => {
  const { boardId, taskId, otherTaskId, workspaceId } = await furnish(world.db, people)
  const taskIds = [taskId, otherTaskId]
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  await people.owner.call(tasksApi.restoreTask, { taskId })
  await carryElsewhere(taskId, workspaceId)
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'tasks-bulk-updated' })
  expect(await taskNow(otherTaskId)).toMatchObject({ boardId })
})

test('what was brought back, taken elsewhere and deleted there is not brought back there', async () => {
  const { boardId, columnId, taskId, otherTaskId, workspaceId } = await furnish(world.db, people)
  const { owner, member } = people
  const { task } = await owner.call(tasksApi.createTask, { boardId, columnId, title: 'Third' })
  const loseElsewhere = async (id: string) => {
    await owner.call(tasksApi.restoreTask, { taskId: id })
    await carryElsewhere(id, workspaceId)
    await owner.try(tasksApi.deleteTask, { taskId: id })
  }
  await member.try(tasksApi.deleteTask, { taskId: task._id })
  await loseElsewhere(task._id)
  await member.call(taskMovesApi.bulkTasks, { taskIds: [taskId, otherTaskId], delete: true })
  await loseElsewhere(taskId)
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'tasks-bulk-updated' })
  expect(await taskNow(otherTaskId)).toMatchObject({ boardId })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  for (const id of [taskId, task._id]) expect((await owner.try(tasksApi.getTask, { id })).status).toBe(404)
})

test('what somebody else has brought back already cannot be brought back again', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  await people.member.try(tasksApi.deleteTask, { taskId })
  await people.guest.call(tasksApi.restoreTask, { taskId })
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
})

test('of many that were deleted, those somebody else has brought back are passed over; nor do they stand in the way', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  const { task } = await people.owner.call(tasksApi.createTask, { boardId, columnId, title: 'Another' })
  const taskIds = [taskId, task._id]
  const othersBringBack = (id: string) => people.guest.call(tasksApi.restoreTask, { taskId: id })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  await othersBringBack(taskId)
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'tasks-bulk-updated' })
  expect(await taskNow(task._id)).toMatchObject({ title: 'Another' })

  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  for (const id of taskIds) await othersBringBack(id)
  expect(await undo('member', boardId)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated' })
  expect((await taskNow(taskId)).title).toBe('Task')
})

test('a task that is taken away again is named, can be brought back, and taken away once more', async () => {
  const { boardId, columnId } = await furnish(world.db, people)
  const { task } = await people.member.call(tasksApi.createTask, { boardId, columnId, title: 'Call the plumber' })
  await people.member.call(tasksApi.updateTask, { taskId: task._id, priority: 1 })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated', takenAway: null })
  for (const _ of ['once', 'again']) {
    expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-created', takenAway: task._id })
    await people.member.call(tasksApi.restoreTask, { taskId: task._id })
    expect(await taskNow(task._id)).toMatchObject({ title: 'Call the plumber', columnId })
  }
})

test('tasks that only followed a change of their column are passed over', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  await people.member.call(columnsApi.updateColumn, { columnId, type: 'completed' })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated' })
  expect((await taskNow(taskId)).title).toBe('Task')
})

test('whoever takes back from memory and last changed a column is told so, and keeps the task that came before it', async () => {
  const { boardId, columnId, otherColumnId } = await furnish(world.db, people)
  const { member } = people
  const { task } = await member.call(tasksApi.createTask, { boardId, columnId, title: 'Call the plumber' })
  const fromMemory = () => member.try(undoApi.undo, { boardId, within: 60 })
  const refused = { status: 409, body: { code: 'cannot_undo', message: expect.stringContaining('column') } }
  const { column } = await member.call(columnsApi.createColumn, { boardId, title: 'Spare' })
  expect(await fromMemory()).toMatchObject(refused)
  await member.call(columnsApi.updateColumn, { columnId: column._id, title: 'Spare parts' })
  expect(await fromMemory()).toMatchObject(refused)
  await member.call(columnsApi.orderColumns, { boardId, columnOrder: [column._id] })
  expect(await fromMemory()).toMatchObject(refused)
  await member.call(columnsApi.updateColumn, { columnId, type: 'completed' })
  expect(await fromMemory()).toMatchObject(refused)
  await member.call(columnsApi.deleteColumn, { columnId, moveTo: otherColumnId })
  expect(await fromMemory()).toMatchObject(refused)
  expect(await taskNow(task._id)).toMatchObject({ columnId: otherColumnId })
  // Once told, the next step is the one before it.
  expect((await fromMemory()).body.undone).toMatchObject({ type: 'task-created', title: 'Call the plumber' })
})

test('columns changed one after the other are told of once', async () => {
  const { boardId, taskId, columnId } = await furnish(world.db, people)
  const { member } = people
  const fromMemory = () => member.try(undoApi.undo, { boardId, within: 60 })
  await member.call(tasksApi.updateTask, { taskId, title: 'First' })
  await member.call(columnsApi.updateColumn, { columnId, title: 'Renamed' })
  await member.call(tasksApi.updateTask, { taskId, title: 'Second' })
  for (const title of ['One', 'Two', 'Three']) await member.call(columnsApi.createColumn, { boardId, title })
  expect(await fromMemory()).toMatchObject({ status: 409 })
  expect(await fromMemory()).toMatchObject({ status: 200 })
  expect(await taskNow(taskId)).toMatchObject({ title: 'First' })
  expect(await fromMemory()).toMatchObject({ status: 409 })
  expect(await fromMemory()).toMatchObject({ status: 200 })
  expect(await taskNow(taskId)).toMatchObject({ title: 'Task' })
})

test('a program takes back what it did to tasks, whatever it did to columns since', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  await people.member.call(tasksApi.updateTask, { taskId, title: 'Mine' })
  await people.member.call(columnsApi.updateColumn, { columnId, title: 'Renamed' })
  expect((await undo('member', boardId)).body.undone).toMatchObject({ type: 'task-updated' })
})

test('a deletion is brought back by its task, also after a change of a column', async () => {
  const { boardId, columnId, taskId } = await furnish(world.db, people)
  await people.member.try(tasksApi.deleteTask, { taskId })
  await people.member.call(columnsApi.updateColumn, { columnId, title: 'Renamed' })
  const sent = { boardId, deletedTask: taskId, within: 60 }
  expect((await people.member.try(undoApi.undo, sent)).body.undone).toMatchObject({ type: 'task-deleted' })
})

test('many tasks are given back to their people without being in the way of whoever takes one of them off', async () => {
  const { boardId, columnId, bystanderId } = await furnish(world.db, people)
  const { owner } = people
  const give = async (userId: string) =>
    (await owner.call(tasksApi.createTask, { boardId, columnId, title: 'Given', members: [userId] })).task._id
  const taskIds = [await give(people.member.user._id), await give(bystanderId)]
  await owner.call(taskMovesApi.bulkTasks, { taskIds, changes: { members: [] } })
  let back: ReturnType<typeof undo> | undefined
  const { working } = await whileHeld(
    world.db,
    { table: 'boards', id: boardId },
    () => owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
    async (held) => {
      back = undo('owner', boardId)
      await othersWait(world.db, 2)
      // Refused at once if the undo has one of them already.
      await held
        .selectFrom('tasks')
        .select('id')
        .where((is) => is.or(taskIds.map((id) => is('id', '=', id))))
        .forNoKeyUpdate()
        .noWait()
        .execute()
    },
  )
  expect((await working).status).toBe(200)
  expect((await back!).status).toBe(404)
  for (const id of taskIds) expect((await taskNow(id)).members).toEqual([])
})
