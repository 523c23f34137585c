import { v7 as newId } from 'uuid'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardsApi } from '#contract/boards.ts'
import { type Column, columnsApi } from '#contract/columns.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { positionBetween } from '#contract/positions.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openReplica } from '#server/testing/replica.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

async function board() {
  const at = await furnish(world.db, people)
  // An empty board, so that a test says all that stands on it.
  await world.db.deleteFrom('tasks').where('board_id', '=', at.boardId).execute()
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: at.boardId })
  const [todo, doing, done] = columns.map(({ _id }) => _id) as [string, string, string]
  const create = async (title: string, rest: object = {}) =>
    (await people.member.call(tasksApi.createTask, { boardId: at.boardId, columnId: todo, title, ...rest })).task
  const titles = async (columnId: string) =>
    (await people.client.call(tasksApi.listTasks, { boardId: at.boardId })).tasks
      .filter((task) => task.columnId === columnId)
      .map(({ title }) => title)
  return { ...at, todo, doing, done, create, titles }
}

test('a task comes with a number, a place, and everything somebody said about it', async () => {
  const { create, boardId, labelId, bystanderId, todo } = await board()
  const blocker = await create('First')
  const task = await create('Light the fire', {
    description: 'With **dry** wood',
    members: [bystanderId],
    labels: [labelId],
    priority: 1,
    complexity: 3,
    startDate: '2026-11-15',
    dueDate: '2026-11-20T23:30:00+05:00',
    blockers: [blocker._id],
    checklist: [{ text: 'Wood' }, { text: 'Match', done: true }],
    cover: 'ember',
  })
  expect(task).toMatchObject({
    taskId: 'BOA-4',
    columnId: todo,
    members: [bystanderId],
    labels: [labelId],
    priority: 1,
    dueDate: '2026-11-20',
    checklist: [
      { text: 'Wood', done: false },
      { text: 'Match', done: true },
    ],
    createdBy: people.member.user._id,
    completedAt: null,
    timeEntries: [],
    version: 1,
  })
  const loaded = await people.client.call(tasksApi.listTasks, { boardId })
  const { tasks } = loaded
  const card = tasks.find(({ _id }) => _id === task._id)!
  expect(card).toMatchObject({ hasDescription: true, checklist: { done: 1, total: 2 }, taskId: 'BOA-4' })
  expect(card).not.toHaveProperty('description')
  expect(loaded.seq).toBeGreaterThan(0)
  tasksApi.listTasks.output.parse(loaded)
  expect(loaded.columns).toEqual((await people.client.call(columnsApi.listColumns, { boardId })).columns)
  expect((await people.guest.call(tasksApi.getTask, { id: 'boa-4', board: boardId })).task._id).toBe(task._id)
})

test('who has the board already is told so; after a change it is sent anew', async () => {
  const { boardId, create } = await board()
  const list = (etag?: string) =>
    people.member.request('GET', `/api/boards/${boardId}/tasks`, undefined, {
      headers: etag ? { 'if-none-match': etag } : {},
    })
  const first = await list()
  const etag = first.headers.get('etag')!
  expect((await list(etag)).status).toBe(304)
  await create('New')
  const second = await list(etag)
  expect([second.status, second.body.tasks.length]).toEqual([200, 1])
})

test('tasks stand where they were put: by neighbour, by number, at the top, at the end', async () => {
  const { create, titles, todo, doing } = await board()
  const [a, b, c] = [await create('A'), await create('B'), await create('C')]
  await create('Top', { from: 'top' })
  expect(await titles(todo)).toEqual(['Top', 'A', 'B', 'C'])
  const move = (taskId: string, where: object) =>
    people.member.call(taskMovesApi.moveTask, { taskId, columnId: todo, ...where })
  await move(c._id, { before: a._id })
  expect(await titles(todo)).toEqual(['Top', 'C', 'A', 'B'])
  await move(c._id, { after: b._id, position: -5 })
  expect(await titles(todo)).toEqual(['Top', 'A', 'B', 'C'])
  const { task } = await move(c._id, { position: (a.position + b.position) / 2 })
  expect(task.position).toBe((a.position + b.position) / 2)
  expect(await titles(todo)).toEqual(['Top', 'A', 'C', 'B'])
  await people.member.call(taskMovesApi.moveTask, { taskId: a._id, columnId: doing })
  await people.member.call(taskMovesApi.moveTask, { taskId: b._id, columnId: doing })
  expect(await titles(doing)).toEqual(['A', 'B'])
})

test('a new task follows the one it names while that stands in its column, whatever came to the top meanwhile', async () => {
  const { create, titles, todo, doing } = await board()
  const old = await create('Old')
  const theirs = await create('Theirs', { from: 'top' })
  const one = await create('One', { from: 'top' })
  // As it looked to somebody without a connection, who did not see theirs.
  const guessed = (theirs.position + old.position) / 2
  const two = await create('Two', { after: one._id, position: guessed })
  await create('Three', { after: two._id, position: guessed, from: 'top' })
  expect(await titles(todo)).toEqual(['One', 'Two', 'Three', 'Theirs', 'Old'])
  for (let n = 0; n < 40; n++) await create(`n${n}`, { after: one._id })
  expect((await titles(todo)).slice(0, 3)).toEqual(['One', 'n39', 'n38'])
  const elsewhere = await create('Elsewhere', { columnId: doing, after: one._id })
  expect(await titles(doing)).toEqual(['Elsewhere'])
  await people.member.call(tasksApi.deleteTask, { taskId: one._id })
  await create('Top', { after: one._id, from: 'top' })
  await create('End', { after: elsewhere._id })
  const all = await titles(todo)
  expect([all.at(0), all.at(-1)]).toEqual(['Top', 'End'])
})

test('a neighbour of a project one does not see is like one that is not there', async () => {
  const { create, titles, todo } = await board()
  const other = await furnish(world.db, people)
  const stranger = await world.db
    .selectFrom('tasks')
    .select('id')
    .where('board_id', '=', other.boardId)
    .executeTakeFirstOrThrow()
  await create('Old')
  await create('One', { after: stranger.id, from: 'top' })
  await create('Two', { after: newId(), from: 'top' })
  await create('Last', { after: stranger.id })
  expect(await titles(todo)).toEqual(['Two', 'One', 'Old', 'Last'])
})

test('between two neighbours there is always room', async () => {
  const { create, titles, todo, boardId } = await board()
  const [first, last] = [await create('first'), await create('last')]
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  for (let n = 0; n < 40; n++) {
    const task = await create(`n${n}`)
    await people.member.call(taskMovesApi.moveTask, { taskId: task._id, columnId: todo, after: first._id })
  }
  expect(await titles(todo)).toEqual(['first', ...Array.from({ length: 40 }, (_, n) => `n${39 - n}`), 'last'])
  await live.hears('board-update', (update) => (update as { type: string }).type === 'column-rebalanced')
  expect(last.title).toBe('last')
})

test('everybody who has the board open sees a move, with where from and where to', async () => {
  const { create, boardId, todo, done } = await board()
  const task = await create('Light the fire')
  const live = await people.client.connect()
  await live.ask('join-board', { boardId })
  await people.guest.call(taskMovesApi.moveTask, { taskId: task._id, columnId: done })
  const { body } = await live.hears('board-update')
  expect(body).toMatchObject({
    type: 'task-moved',
    initiatorId: people.guest.user._id,
    payload: { taskId: task._id, columnId: done, from: todo, completedAt: expect.any(String) },
  })
})

test('into a finishing column completes a task, out of it opens it again', async () => {
  const { create, todo, done } = await board()
  const { _id: taskId } = await create('Finish me')
  const move = async (columnId: string) => (await people.member.call(taskMovesApi.moveTask, { taskId, columnId })).task
  expect((await move(done)).completedAt).not.toBeNull()
  expect((await move(todo)).completedAt).toBeNull()
})

test('two who edit one version: the second is shown what is there now; without a version the last word wins', async () => {
  const { create } = await board()
  const { _id: taskId, version } = await create('Draft')
  const replies = await Promise.all(
    ['One', 'Two'].map((title) => people.member.try(tasksApi.updateTask, { taskId, title, version })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    task: { version: 2 },
  })
  expect((await people.guest.call(tasksApi.updateTask, { taskId, priority: 2 })).task).toMatchObject({ priority: 2 })
})

test('a change sent twice is one change: nobody is left with a version they were not told of', async () => {
  const { create, boardId, labelId, bystanderId } = await board()
  const { _id: taskId } = await create('Draft')
  const change = {
    taskId,
    title: 'Light the fire',
    description: 'With **dry** wood',
    labels: [labelId],
    members: [bystanderId],
    checklist: [{ text: 'Wood', done: true }],
    dueDate: '2026-11-20',
    cover: 'ember',
  }
  const { task } = await people.member.call(tasksApi.updateTask, change)
  const again = { ...change, checklist: task.checklist }
  expect((await people.member.call(tasksApi.updateTask, again)).task).toEqual(task)
  const { tasks } = await people.member.call(tasksApi.listTasks, { boardId })
  expect(tasks).toMatchObject([{ version: task.version, updatedAt: task.updatedAt }])
  expect((await people.member.call(tasksApi.updateTask, { taskId })).task).toEqual(task)
})

test('tasks that wait for each other in a circle are refused, also when two people close it at once', async () => {
  const { create } = await board()
  const [a, b, c] = [await create('A'), await create('B'), await create('C')]
  for (const field of ['blockers', 'dependencies'] as const) {
    await people.member.call(tasksApi.updateTask, { taskId: b._id, [field]: [a._id] })
    const replies = await Promise.all([
      people.member.try(tasksApi.updateTask, { taskId: c._id, [field]: [b._id] }),
      people.guest.try(tasksApi.updateTask, { taskId: a._id, [field]: [c._id] }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('cycle')
    expect((await people.member.try(tasksApi.updateTask, { taskId: a._id, [field]: [a._id] })).status).toBe(409)
  }
})

test('a long title is cut for its copy, also in the middle of a sign', async () => {
  const { create } = await board()
  const { _id: taskId } = await create(`${'x'.repeat(489)}🔥 and on`)
  const { task } = await people.member.call(tasksApi.duplicateTask, { taskId })
  expect(task.title).toBe(`${'x'.repeat(489)}\ufffd (copy)`)
})

test('a deleted task is not waited for, and is again when it is restored', async () => {
  const { create } = await board()
  const [first, blocker, last] = [await create('First'), await create('Blocker'), await create('Last')]
  const taskId = last._id
  await people.member.call(tasksApi.updateTask, { taskId, dependencies: [first._id], blockers: [blocker._id] })
  const linked = async () =>
    (await people.guest.call(tasksApi.listLinkedTasks, { taskId })).tasks.map(({ title }) => title)
  expect(await linked()).toEqual(['First', 'Blocker'])
  await people.member.call(tasksApi.deleteTask, { taskId: first._id })
  expect(await linked()).toEqual(['Blocker'])
  await people.member.call(tasksApi.restoreTask, { taskId: first._id })
  expect(await linked()).toEqual(['First', 'Blocker'])
})

test('tasks of a project somebody does not see are not named to them', async () => {
  const { create, workspaceId } = await board()
  const closed = { workspaceId, title: 'Closed', visibility: 'private' as const }
  const { _id: boardId } = (await people.owner.call(boardsApi.createBoard, closed)).board
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const secret = { boardId, columnId: columns[0]!._id, title: 'Secret' }
  const { task: hidden } = await people.owner.call(tasksApi.createTask, secret)
  const [blocker, { _id: taskId }] = [await create('Blocker'), await create('Last')]
  await people.owner.call(tasksApi.updateTask, { taskId, blockers: [blocker._id, hidden._id] })
  const linked = async (who: 'owner' | 'member') =>
    (await people[who].call(tasksApi.listLinkedTasks, { taskId })).tasks.map(({ title }) => title).sort()
  expect(await linked('owner')).toEqual(['Blocker', 'Secret'])
  expect(await linked('member')).toEqual(['Blocker'])
})

test('a task says what it blocks and who waits for it: not what is deleted, nor what is not seen', async () => {
  const { create, workspaceId } = await board()
  const { _id: taskId, boardId } = await create('First')
  const blocked = await create('Blocked', { blockers: [taskId] })
  const closed = { workspaceId, title: 'Closed', visibility: 'private' as const }
  const { _id: hidden } = (await people.owner.call(boardsApi.createBoard, closed)).board
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: hidden })
  const secret = { boardId: hidden, columnId: columns[0]!._id, title: 'Secret', dependencies: [taskId] }
  await people.owner.call(tasksApi.createTask, secret)
  const linked = (who: 'owner' | 'member') => people[who].call(tasksApi.listLinkedTasks, { taskId })
  const shown = { _id: blocked._id, taskId: blocked.taskId, title: 'Blocked', boardId }
  expect(await linked('owner')).toMatchObject({ tasks: [], blocks: [shown], awaitedBy: [{ title: 'Secret' }] })
  expect(await linked('member')).toEqual({ tasks: [], blocks: [shown], awaitedBy: [] })
  await people.member.call(tasksApi.deleteTask, { taskId: blocked._id })
  expect((await linked('member')).blocks).toEqual([])
})

test('a board says which of the blockers of its tasks are deleted', async () => {
  const { boardId, create } = await board()
  const blocker = await create('Blocker')
  await create('Waits', { blockers: [blocker._id] })
  const deleted = async () => (await people.guest.call(tasksApi.listTasks, { boardId })).deletedBlockers
  await people.member.call(tasksApi.deleteTask, { taskId: blocker._id })
  expect(await deleted()).toEqual([blocker._id])
  await people.member.call(tasksApi.restoreTask, { taskId: blocker._id })
  expect(await deleted()).toEqual([])
  await people.member.call(tasksApi.deleteTask, { taskId: blocker._id })
  // Once it is gone for good nothing waits for it either.
  await world.db.deleteFrom('tasks').where('id', '=', blocker._id).execute()
  await create('Makes the board be asked anew')
  expect(await deleted()).toEqual([blocker._id])
})

test('a blocker that was carried to another project is known there as finished or deleted', async () => {
  const { boardId, workspaceId, create } = await board()
  const { board: other } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Other' })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId: other._id })
  const blocker = await create('Blocker')
  await create('Waits', { blockers: [blocker._id] })
  const there = { boardId: other._id, columnId: columns[0]!._id }
  await people.owner.call(taskMovesApi.moveTask, { taskId: blocker._id, ...there })
  const seen = async () => {
    await create('Makes the board be asked anew')
    const { deletedBlockers, finishedBlockers } = await people.guest.call(tasksApi.listTasks, { boardId })
    return { deletedBlockers, finishedBlockers }
  }
  expect(await seen()).toEqual({ deletedBlockers: [], finishedBlockers: [] })
  await people.owner.call(taskMovesApi.moveTask, { taskId: blocker._id, columnId: columns.at(-1)!._id })
  expect(await seen()).toEqual({ deletedBlockers: [], finishedBlockers: [blocker._id] })
  await people.owner.call(tasksApi.deleteTask, { taskId: blocker._id })
  expect(await seen()).toEqual({ deletedBlockers: [blocker._id], finishedBlockers: [] })
})

test('a copy is called so in the language of whoever made it', async () => {
  const { create } = await board()
  const { _id: taskId } = await create('Feuer machen')
  await people.member.call(accountApi.updateMe, { language: 'de' })
  onTestFinished(async () => void (await people.member.call(accountApi.updateMe, { language: 'en' })))
  const { task } = await people.member.call(tasksApi.duplicateTask, { taskId })
  expect(task.title).toBe('Feuer machen (Kopie)')
})

test('a deleted task is gone, and comes back to its place', async () => {
  const { create, titles, todo, boardId } = await board()
  const { _id: taskId } = await create('Oops')
  await create('Other')
  expect((await people.guest.try(tasksApi.deleteTask, { taskId })).status).toBe(204)
  expect((await people.member.try(tasksApi.getTask, { id: taskId })).status).toBe(404)
  expect(await titles(todo)).toEqual(['Other'])
  const live = await people.member.connect()
  await live.ask('join-board', { boardId })
  await people.guest.call(tasksApi.restoreTask, { taskId })
  expect((await live.hears('board-update')).body).toMatchObject({ type: 'task-created', payload: { restored: true } })
  expect(await titles(todo)).toEqual(['Oops', 'Other'])
})

test('many at once: all of them or none', async () => {
  const { create, boardId, done, labelId, bystanderId } = await board()
  const tasks = [await create('A', { labels: [labelId] }), await create('B'), await create('C')]
  const taskIds = tasks.map(({ _id }) => _id)
  const missing = '019aa0b4-7c1f-7000-8000-000000000000'
  expect(
    (await people.member.try(taskMovesApi.bulkTasks, { taskIds: [...taskIds, missing], delete: true })).status,
  ).toBe(404)
  const { tasks: changed } = await people.member.call(taskMovesApi.bulkTasks, {
    taskIds,
    changes: { priority: 1, addMembers: [bystanderId], removeLabels: [labelId] },
    columnId: done,
  })
  expect(changed.map(({ title }) => title)).toEqual(['A', 'B', 'C'])
  for (const card of changed)
    expect(card).toMatchObject({ priority: 1, members: [bystanderId], labels: [], columnId: done })
  expect(changed.every(({ completedAt }) => completedAt)).toBe(true)
  const live = await people.guest.connect()
  await live.ask('join-board', { boardId })
  await people.member.call(taskMovesApi.bulkTasks, { taskIds, delete: true })
  expect((await live.hears('board-update')).body).toMatchObject({
    type: 'tasks-bulk-updated',
    payload: { deleted: expect.arrayContaining(taskIds) },
  })
})

test('a column with tasks is deleted only when they have somewhere to go', async () => {
  const { create, titles, todo, done } = await board()
  await create('A')
  await create('B')
  const refused = await people.member.try(columnsApi.deleteColumn, { columnId: todo })
  expect(refused).toMatchObject({ status: 409, body: { code: 'column_not_empty' } })
  await people.member.call(columnsApi.deleteColumn, { columnId: todo, moveTo: done })
  expect(await titles(done)).toEqual(['A', 'B'])
})

test('columns are added, changed and put in order', async () => {
  const { boardId, todo, doing, done, create } = await board()
  await create('Waits')
  const { column } = await people.guest.call(columnsApi.createColumn, { boardId, title: 'Review', limit: 3 })
  const order = [column._id, done, doing, todo]
  const { columns } = await people.guest.call(columnsApi.orderColumns, { boardId, columnOrder: order })
  expect(columns.map(({ _id }) => _id)).toEqual(order)
  // A column that finishes tasks from now on finishes those it holds.
  await people.guest.call(columnsApi.updateColumn, { columnId: todo, type: 'canceled', limit: null })
  const { tasks } = await people.guest.call(tasksApi.listTasks, { boardId })
  expect(tasks[0]!.completedAt).not.toBeNull()
})

test('columns put between two others again and again get new numbers, and every copy of the board learns them', async () => {
  const { boardId, todo, done } = await board()
  const replica = await openReplica(people.client, boardId)
  const listed = async () => (await people.guest.call(columnsApi.listColumns, { boardId })).columns
  const [first] = await listed()
  for (const n of Array.from({ length: 28 }, (_, at) => at)) {
    const [above, below] = await listed()
    const position = positionBetween(above!.position, below!.position)
    await people.guest.call(columnsApi.createColumn, { boardId, title: `Between ${n}`, position })
  }
  const columns = await listed()
  expect([columns[0]!._id, columns.at(-1)!._id]).toEqual([todo, done])
  expect(columns[0]!.position).toBe(first!.position)
  await replica.settle((await people.client.call(tasksApi.listTasks, { boardId })).seq)
  const positions = (some: Iterable<Column>) =>
    Object.fromEntries([...some].map(({ _id, position }) => [_id, position]))
  expect(positions(replica.columns.values())).toEqual(positions(columns))
})

test('a person has one timer: starting another stops it, and under a minute nothing is kept', async () => {
  const { create, boardId } = await board()
  const [a, b] = [await create('A'), await create('B')]
  const live = await people.client.connect()
  await live.ask('join-board', { boardId })
  await people.member.call(timeApi.startTimer, { taskId: a._id })
  const longAgo = new Date(Date.now() - 600_000)
  await world.db.updateTable('time_entries').set({ start_time: longAgo }).where('task_id', '=', a._id).execute()
  const { stopped } = await people.member.call(timeApi.startTimer, { taskId: b._id })
  expect(stopped).toMatchObject({ task: a._id, duration: expect.any(Number) })
  expect((await people.member.call(timeApi.listMyTimers, {})).timers).toMatchObject([{ task: b._id, title: 'B' }])
  // What is stopped is told also where nothing of it is kept.
  const again = await people.member.call(timeApi.startTimer, { taskId: a._id })
  expect(again.stopped).toMatchObject({ task: b._id })
  expect((await people.member.call(tasksApi.getTask, { id: b._id })).task.timeEntries).toEqual([])
  await people.member.call(timeApi.startTimer, { taskId: b._id })
  const tooShort = await people.member.try(timeApi.stopTimer, { taskId: b._id })
  expect(tooShort).toMatchObject({ status: 400, body: { message: 'Duration must be at least 1 minute' } })
  expect((await people.member.call(timeApi.listMyTimers, {})).timers).toEqual([])
  expect((await people.member.call(tasksApi.getTask, { id: a._id })).task.totalTime).toBeGreaterThanOrEqual(600)
  await live.hears('board-update', (update) => (update as { type: string }).type === 'timer-stopped')
})

test('with its project goes the timer that ran there, and its owner hears of it', async () => {
  const { create, boardId } = await board()
  const { _id: taskId } = await create('A')
  await people.member.call(timeApi.startTimer, { taskId })
  const live = await people.member.connect()
  await people.owner.call(boardsApi.deleteBoard, { boardId })
  await live.hears('timer-changed')
  expect((await people.member.call(timeApi.listMyTimers, {})).timers).toEqual([])
})

test('twenty starts at once leave one timer', async () => {
  const { create } = await board()
  const tasks = await Promise.all(Array.from({ length: 5 }, (_, n) => create(`T${n}`)))
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => people.guest.try(timeApi.startTimer, { taskId: tasks[n % 5]!._id })),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect((await people.guest.call(timeApi.listMyTimers, {})).timers).toHaveLength(1)
})

test('finishing a task stops every timer on it', async () => {
  const { create, done, boardId } = await board()
  const { _id: taskId } = await create('A')
  await people.member.call(timeApi.startTimer, { taskId })
  await people.guest.call(timeApi.startTimer, { taskId })
  const live = await people.client.connect()
  await live.ask('join-board', { boardId })
  const { stoppedTimer } = await people.member.call(taskMovesApi.moveTask, { taskId, columnId: done })
  expect(stoppedTimer).toMatchObject({ task: taskId, user: people.member.user._id })
  await live.hears('board-update', (update) => (update as { type: string }).type === 'timer-auto-stopped')
  expect((await people.guest.call(timeApi.listMyTimers, {})).timers).toEqual([])
})

test('time is added, corrected and taken away by its owner, or by a project’s admin', async () => {
  const { create } = await board()
  const { _id: taskId } = await create('A')
  const { timeEntry, totalTime } = await people.member.call(timeApi.addTime, {
    taskId,
    startTime: '2026-11-15T10:00:00+02:00',
    duration: 3600,
  })
  expect([timeEntry.startTime, totalTime]).toEqual(['2026-11-15T08:00:00.000Z', 3600])
  const change = { taskId, entryId: timeEntry._id, duration: 1800 }
  expect((await people.guest.try(timeApi.updateTime, change)).status).toBe(403)
  expect((await people.boardAdmin.call(timeApi.updateTime, change)).totalTime).toBe(1800)
  for (const duration of [59, 86_401, 90.5])
    expect(
      (await people.member.try(timeApi.addTime, { taskId, startTime: '2026-11-15T10:00:00Z', duration })).status,
    ).toBe(400)
  expect((await people.member.call(timeApi.deleteTime, { taskId, entryId: timeEntry._id })).totalTime).toBe(0)
})

test('the day’s quota is that of the caller’s own day', async () => {
  const { create, boardId } = await board()
  const { _id: taskId } = await create('A')
  // Sunday evening in New York is Monday in Berlin.
  await people.member.call(timeApi.addTime, { taskId, startTime: '2026-11-15T23:30:00Z', duration: 3600 })
  const at = async (clientTime: string) =>
    (await people.member.call(timeApi.workingHoursQuota, { boardId, clientTime })).quota
  expect(await at('2026-11-16T09:00:00+01:00')).toMatchObject({
    day: '2026-11-16',
    workedSeconds: 3600,
    quotaSeconds: 28_800,
    remainingSeconds: 25_200,
    week: { from: '2026-11-16', to: '2026-11-22', workedSeconds: 3600, quotaSeconds: 144_000 },
  })
  expect(await at('2026-11-15T20:00:00-05:00')).toMatchObject({
    day: '2026-11-15',
    workedSeconds: 3600,
    quotaSeconds: 0,
  })
})

test('a week in which the clocks change begins at midnight, too', async () => {
  const { create, boardId } = await board()
  const { _id: taskId } = await create('A')
  await people.manager.call(accountApi.updateMe, { timezone: 'Europe/Berlin' })
  // Half an hour before and after the Monday of the week in which summer time ends began in Berlin.
  for (const [startTime, duration] of [
    ['2026-10-18T21:30:00Z', 600],
    ['2026-10-18T22:30:00Z', 3600],
  ] as const)
    await people.manager.call(timeApi.addTime, { taskId, startTime, duration })
  const weekAt = async (clientTime: string) =>
    (await people.manager.call(timeApi.workingHoursQuota, { boardId, clientTime })).quota.week
  const week = { from: '2026-10-19', to: '2026-10-25' }
  expect(await weekAt('2026-10-25T20:00:00+01:00')).toMatchObject({ ...week, workedSeconds: 3600 })
  // On a journey to New York the week began there, five hours later.
  expect(await weekAt('2026-10-25T20:00:00-04:00')).toMatchObject({ ...week, workedSeconds: 0 })
})

test('a client reads and comments, but changes nothing', async () => {
  const { create, boardId, todo } = await board()
  const { _id: taskId } = await create('A')
  expect((await people.client.try(tasksApi.createTask, { boardId, columnId: todo, title: 'X' })).status).toBe(403)
  expect((await people.client.try(timeApi.startTimer, { taskId })).status).toBe(403)
  expect((await people.client.try(tasksApi.getTask, { id: taskId })).status).toBe(200)
})

test('a label deleted while many put it on tasks, and a person removed meanwhile, are on none of them', async () => {
  const { create, workspaceId, boardId, todo, boardLabelId, bystanderId } = await board()
  const known = await Promise.all(Array.from({ length: 6 }, (_, n) => create(`Known ${n}`)))
  const { member, owner } = people
  const named = { labels: [boardLabelId], members: [bystanderId] }
  await create('Has them', named)
  const taskIds = known.slice(3).map(({ _id }) => _id)
  const doings = [
    ...known.slice(0, 3).map(
      ({ _id }) =>
        () =>
          member.try(tasksApi.updateTask, { taskId: _id, ...named }),
    ),
    () =>
      member.try(taskMovesApi.bulkTasks, {
        taskIds,
        changes: { addLabels: [boardLabelId], addMembers: [bystanderId] },
      }),
    ...Array.from(
      { length: 12 },
      (_, n) => () => member.try(tasksApi.createTask, { boardId, columnId: todo, title: `New ${n}`, ...named }),
    ),
    () => owner.try(labelsApi.deleteBoardLabel, { boardId, labelId: boardLabelId }),
    () => owner.try(membersApi.removeMember, { workspaceId, memberId: bystanderId }),
  ]
  const replies = await Promise.all(doings.map((doing) => doing()))
  expect(replies.map(({ status }) => status).filter((status) => ![200, 201, 404].includes(status))).toEqual([])
  const { tasks } = await member.call(tasksApi.listTasks, { boardId })
  expect(tasks.filter(({ labels, members }) => labels.length > 0 || members.length > 0)).toEqual([])
})

test('a deleted label is on no task any more', async () => {
  const { create, workspaceId, labelId, boardId } = await board()
  const { _id } = await create('A', { labels: [labelId] })
  await people.owner.call(labelsApi.deleteWorkspaceLabel, { workspaceId, labelId })
  expect((await people.member.call(tasksApi.getTask, { id: _id })).task.labels).toEqual([])
  const { tasks } = await people.member.call(tasksApi.listTasks, { boardId })
  expect(tasks[0]!.labels).toEqual([])
})

test('asked twice with the caller’s own id, one task is made', async () => {
  const { boardId, todo, titles } = await board()
  const _id = crypto.randomUUID()
  const sent = { _id, boardId, columnId: todo, title: 'Once' }
  const [one, other] = await Promise.all([1, 2].map(() => people.member.call(tasksApi.createTask, sent)))
  expect(one).toEqual(other)
  expect(await titles(todo)).toEqual(['Once'])
  const events = await world.db.selectFrom('events').select('type').where('task_id', '=', _id).execute()
  expect(events).toEqual([{ type: 'task-created' }])
})

test('an id that is taken by somebody else’s task opens nothing', async () => {
  const { boardId, todo, titles } = await board()
  const elsewhere = await board()
  const theirs = await elsewhere.create('Theirs')
  const sent = { _id: theirs._id, boardId, columnId: todo, title: 'Mine' }
  expect((await people.member.try(tasksApi.createTask, sent)).status).toBe(404)
  const colleague = await elsewhere.create('A colleague’s')
  const again = { _id: colleague._id, boardId: elsewhere.boardId, columnId: elsewhere.todo, title: 'Mine' }
  expect((await people.admin.try(tasksApi.createTask, again)).status).toBe(404)
  expect(await titles(todo)).toEqual([])
})
