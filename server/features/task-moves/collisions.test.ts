// Changes that meet: whoever comes second finds things as the first one left them, and no two tasks ever stand in one place.
import { beforeAll, expect, test } from 'vitest'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { labelsApi } from '#contract/labels.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import type { Db } from '#server/database/connect.ts'
import { othersWait, whileHeld } from '#server/testing/held.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

async function office() {
  const at = await furnish(world.db, people)
  const { boardId, columnId, otherColumnId } = at
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const create = async (title: string, where: object = {}) =>
    (await people.owner.call(tasksApi.createTask, { boardId, columnId: otherColumnId, title, ...where })).task
  const cards = async () => (await people.owner.call(tasksApi.listTasks, { boardId })).tasks
  const titles = async (column: string) => {
    const there = (await cards()).filter((card) => card.columnId === column)
    expect(new Set(there.map(({ position }) => position)).size).toBe(there.length)
    return there.map(({ title }) => title)
  }
  return { ...at, columnId, doneId: columns[2]!._id, create, cards, titles }
}

/** As if somebody else did it in the same moment. */
const changeTask = (
  db: Db,
  id: string,
  changes: { column_id?: string; board_id?: string; position?: number; deleted_at?: string },
) => db.updateTable('tasks').set(changes).where('id', '=', id).execute()

/** Whoever holds a task takes the board's row last: refused at once if somebody who waits for the task has it. */
const boardIsFree = (held: Db, id: string) =>
  held.selectFrom('boards').select('id').where('id', '=', id).forNoKeyUpdate().noWait().execute()

test('a task that comes back stands beside whoever took its place', async () => {
  const { otherColumnId, create, titles } = await office()
  await create('A')
  const b = await create('B')
  const c = await create('C')
  await people.owner.try(tasksApi.deleteTask, { taskId: b._id })
  const d = await create('D')
  await people.owner.call(taskMovesApi.moveTask, { taskId: d._id, columnId: otherColumnId, before: c._id })
  expect((await people.owner.call(tasksApi.getTask, { id: d._id })).task.position).toBe(b.position)
  await people.owner.call(tasksApi.restoreTask, { taskId: b._id })
  expect(await titles(otherColumnId)).toEqual(['A', 'D', 'B', 'C'])
})

test('what was deleted in a column that is gone comes back into another one, finished where that one finishes', async () => {
  const { boardId, columnId, otherColumnId, doneId, create, titles } = await office()
  const lost = await create('Lost')
  await create('Done', { columnId: doneId })
  await people.owner.try(tasksApi.deleteTask, { taskId: lost._id })
  await people.owner.call(columnsApi.deleteColumn, { columnId: otherColumnId, moveTo: doneId })
  const { task } = await people.owner.call(tasksApi.restoreTask, { taskId: lost._id })
  expect(task).toMatchObject({ columnId: doneId, completedAt: expect.any(String) })
  expect((await titles(doneId)).toSorted()).toEqual(['Done', 'Lost'])
  expect(await titles(columnId)).toEqual(['Task', 'Other task'])
  await create('Behind them', { boardId, columnId: doneId })
  expect((await titles(doneId)).at(-1)).toBe('Behind them')
})

test('far out, where numbers lie far apart, there is room between two tasks too', async () => {
  const { otherColumnId, create, titles } = await office()
  await create('First', { position: 1e15 - 0.125 })
  const last = await create('Last', { position: 1e15 })
  const between = await create('Between')
  await people.owner.call(taskMovesApi.moveTask, { taskId: between._id, columnId: otherColumnId, before: last._id })
  expect(await titles(otherColumnId)).toEqual(['First', 'Between', 'Last'])
})

test('a task that leaves while its column is spread keeps the place it got elsewhere', async () => {
  const { columnId, otherColumnId, create, titles } = await office()
  const a = await create('A')
  const b = await create('B')
  await changeTask(world.db, a._id, { position: 1 })
  await changeTask(world.db, b._id, { position: 1.0001 })
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: a._id },
    () => people.owner.try(taskMovesApi.rebalanceColumn, { columnId: otherColumnId }),
    (held) => changeTask(held, a._id, { column_id: columnId, position: 7 }),
  )
  expect((await working).body.tasks).toHaveLength(1)
  expect((await people.owner.call(tasksApi.getTask, { id: a._id })).task).toMatchObject({ columnId, position: 7 })
  expect(await titles(otherColumnId)).toEqual(['B'])
})

test('a column is deleted while one of its tasks is: only what is there goes to the other column', async () => {
  const { boardId, columnId, otherColumnId, create, titles } = await office()
  const a = await create('A')
  await create('B')
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: a._id },
    () => people.owner.try(columnsApi.deleteColumn, { columnId: otherColumnId, moveTo: columnId }),
    (held) => changeTask(held, a._id, { deleted_at: new Date().toISOString() }),
  )
  expect((await working).status).toBe(200)
  expect(await titles(columnId)).toEqual(['Task', 'Other task', 'B'])
  const { events } = await people.owner.call(boardsApi.listBoardEvents, { boardId, after: 0 })
  const told = events.findLast(({ type }) => type === 'tasks-bulk-updated')!.payload.tasks as { title: string }[]
  expect(told.map(({ title }) => title)).toEqual(['B'])
})

test('many are changed while they are taken to another project: its people hear of it, not those they left', async () => {
  const { boardId, workspaceId, create } = await office()
  const a = await create('A')
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: a._id },
    () => people.owner.try(taskMovesApi.bulkTasks, { taskIds: [a._id], changes: { priority: 2 } }),
    (held) => changeTask(held, a._id, { board_id: board._id, column_id: columns[0]!._id }),
  )
  expect((await working).body.tasks).toMatchObject([{ boardId: board._id, priority: 2 }])
  const last = async (id: string) =>
    (await people.owner.call(boardsApi.listBoardEvents, { boardId: id, after: 0 })).events.at(-1)!.type
  expect(await last(board._id)).toBe('tasks-bulk-updated')
  expect(await last(boardId)).not.toBe('tasks-bulk-updated')
})

test('a project taken to another workspace waits for nothing in the old one', async () => {
  const { boardId, workspaceId, targetId, taskId, otherTaskId, create } = await office()
  const { board } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Stays' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: board._id })
  const stays = await create('Stays', { boardId: board._id, columnId: columns[0]!._id })
  const lists = { blockers: [stays._id, otherTaskId], dependencies: [stays._id] }
  await people.owner.call(tasksApi.updateTask, { taskId, ...lists })
  await people.owner.call(boardsApi.moveBoardToWorkspace, { boardId, workspaceId: targetId })
  const { task } = await people.owner.call(tasksApi.getTask, { id: taskId })
  expect(task).toMatchObject({ blockers: [otherTaskId], dependencies: [] })
})

test('many at once cannot begin after they are due', async () => {
  const { taskId, otherTaskId, create } = await office()
  const due = await create('Due', { dueDate: '2026-11-15' })
  const taskIds = [taskId, otherTaskId, due._id]
  const begin = (startDate: string) => people.owner.try(taskMovesApi.bulkTasks, { taskIds, changes: { startDate } })
  expect((await begin('2026-11-16')).status).toBe(400)
  expect((await people.owner.call(tasksApi.getTask, { id: taskId })).task.startDate).toBeNull()
  expect((await begin('2026-11-15')).status).toBe(200)
})

test('once a project is archived or in another workspace, nothing that was on its way is written the old way', async () => {
  const { boardId, targetId, columnId, otherColumnId, taskId } = await office()
  const { owner } = people
  /** They are let in, and then wait for whoever closes the door behind them. */
  const late = () =>
    Promise.all([
      owner.try(tasksApi.createTask, { boardId, columnId, title: 'Late' }),
      owner.try(taskMovesApi.moveTask, { taskId, columnId: otherColumnId }),
    ])
  const board = { table: 'boards', id: boardId } as const

  const archived = await whileHeld(
    world.db,
    board,
    late,
    (held) => held.updateTable('boards').set({ status: 'archived' }).where('id', '=', boardId).execute(),
    2,
  )
  for (const { status, body } of await archived.working) expect([status, body.code]).toEqual([409, 'archived'])

  await owner.call(boardsApi.unarchiveBoard, { boardId })
  const elsewhere = { workspace_id: targetId, folder_id: null, key: 'MOVED' }
  const moved = await whileHeld(
    world.db,
    board,
    late,
    async (held) => {
      for (const table of [
        'board_links',
        'invitation_boards',
        'board_preferences',
        'board_members',
        'webhooks',
      ] as const)
        await held.deleteFrom(table).where('board_id', '=', boardId).execute()
      await held.updateTable('boards').set(elsewhere).where('id', '=', boardId).execute()
    },
    2,
  )
  expect((await moved.working).map(({ status }) => status)).toEqual([201, 200])
  const written = await world.db
    .selectFrom('events')
    .select('type')
    .where('board_id', '=', boardId)
    .where('workspace_id', '=', targetId)
    .orderBy('seq')
    .execute()
  expect(written.map(({ type }) => type).toSorted()).toEqual(['task-created', 'task-moved'])
})

test('a project is deleted after whoever is changing one of its tasks, and keeps nobody from finishing', async () => {
  const { boardId, taskId } = await office()
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: taskId },
    () => people.owner.try(boardsApi.deleteBoard, { boardId }),
    (held) => held.updateTable('boards').set({ title: 'Busy' }).where('id', '=', boardId).execute(),
  )
  expect((await working).status).toBe(200)
})

test('nobody is given a task of a private project while they are taken off it', async () => {
  const { boardId, columnId, taskId, otherTaskId, bystanderId, cards } = await office()
  const { owner } = people
  const members = [bystanderId]
  let given: Promise<{ status: number }[]> | undefined
  const { working } = await whileHeld(
    world.db,
    { table: 'boards', id: boardId },
    () => owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
    async () => {
      given = Promise.all([
        owner.try(tasksApi.updateTask, { taskId, members }),
        owner.try(tasksApi.createTask, { boardId, columnId, title: 'Theirs', members }),
        owner.try(taskMovesApi.bulkTasks, { taskIds: [otherTaskId], changes: { addMembers: members } }),
      ])
      await othersWait(world.db, 4)
    },
  )
  expect((await working).status).toBe(200)
  expect((await given!).map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await cards()).flatMap((card) => card.members)).not.toContain(bystanderId)
})

test('a new task that waits for its column names nobody who was taken off the project meanwhile', async () => {
  const { boardId, columnId, bystanderId } = await office()
  const { owner } = people
  const { working } = await whileHeld(
    world.db,
    { table: 'columns', id: columnId },
    () => owner.call(tasksApi.createTask, { boardId, columnId, title: 'Late', members: [bystanderId] }),
    () => owner.call(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
  )
  expect((await working).task.members).toEqual([])
})

test('nor does a task that comes from another project', async () => {
  const { boardId, workspaceId, columnId, bystanderId, create } = await office()
  const { owner } = people
  const { board } = await owner.call(boardsApi.createBoard, { workspaceId, title: 'Open' })
  const { columns } = await owner.call(columnsApi.listColumns, { boardId: board._id })
  const { _id: taskId } = await create('Theirs', {
    boardId: board._id,
    columnId: columns[0]!._id,
    members: [bystanderId],
  })
  let carried: Promise<{ body: { task: { members: string[] } } }> | undefined
  await whileHeld(
    world.db,
    { table: 'boards', id: boardId },
    () => owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
    async () => {
      carried = owner.try(taskMovesApi.moveTask, { taskId, boardId, columnId })
      await othersWait(world.db, 2)
    },
  )
  expect((await carried!).body.task.members).toEqual([])
})

test('somebody is taken off a project after whoever is changing a task of theirs, and keeps nobody from finishing', async () => {
  const { boardId, bystanderId, create } = await office()
  const { _id } = await create('Theirs', { members: [bystanderId] })
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: _id },
    () => people.owner.try(boardMembersApi.removeBoardMember, { boardId, userId: bystanderId }),
    (held) => boardIsFree(held, boardId),
  )
  expect((await working).status).toBe(200)
})

test('a task waits for a label that is being deleted without being in anybody’s way', async () => {
  const { boardId, taskId, create } = await office()
  const { owner } = people
  const { label } = await owner.call(labelsApi.createBoardLabel, { boardId, name: 'Fading' })
  const { _id } = await create('Has it', { labels: [label._id] })
  let given: Promise<{ status: number }> | undefined
  const { working } = await whileHeld(
    world.db,
    { table: 'tasks', id: _id },
    () => owner.try(labelsApi.deleteBoardLabel, { boardId, labelId: label._id }),
    async (held) => {
      given = owner.try(tasksApi.updateTask, { taskId, labels: [label._id] })
      await othersWait(world.db, 2)
      await changeTask(held, taskId, { position: 3 })
    },
  )
  expect((await working).status).toBe(200)
  expect((await given!).status).toBe(404)
})
