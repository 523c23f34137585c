// The past is put together from the log; what was on the screen at the time is what it has to equal.
import { beforeAll, expect, test } from 'vitest'
import { attachmentsApi } from '#contract/attachments.ts'
import { boardsApi } from '#contract/boards.ts'
import { type Column, columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { historyApi, type PastChange } from '#contract/history.ts'
import { labelsApi } from '#contract/labels.ts'
import { type TaskCard, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
})

/** Small and seeded, so that a failure can be played again. */
function randomFrom(seed: number) {
  let state = seed
  const below = (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)]! }
}

interface Standing {
  tasks: Map<string, TaskCard>
  columns: Map<string, Column>
}

const byId = <T extends { _id: string }>(things: T[]) => new Map(things.map((thing) => [thing._id, thing]))

const boardNow = async (boardId: string) => {
  const { tasks, columns, seq } = await people.owner.call(tasksApi.listTasks, { boardId })
  return { tasks: byId(tasks), columns: byId(columns), seq }
}

const past = async (boardId: string, at: string) => {
  const { tasks, columns, seq } = await people.owner.call(historyApi.getPast, { boardId, at })
  return { tasks: byId(tasks), columns: byId(columns), seq }
}

const changesOf = (boardId: string, from = 0, to = 1_000_000) =>
  people.owner.call(historyApi.listPastChanges, { boardId, from, to })

/** As somebody who plays it does: forward with what is, backward with what was. */
function play({ tasks, columns }: Standing, change: PastChange, way: 'was' | 'is') {
  for (const each of change.tasks) put(tasks, each._id, each[way])
  for (const each of change.columns) put(columns, each._id, each[way])
}

function put<T>(things: Map<string, T>, id: string, fields: Partial<T> | null) {
  if (fields) things.set(id, { ...things.get(id), ...fields } as T)
  else things.delete(id)
}

/** Tidying a column and reordering columns raise versions without a word in the log, and nobody sees them. */
const shown = ({ tasks, columns }: Standing) => ({
  tasks: [...tasks.values()]
    .toSorted((one, other) => (one._id < other._id ? -1 : 1))
    .map(({ version: _, updatedAt: __, ...task }) => task),
  columns: [...columns.values()]
    .toSorted((one, other) => one.position - other.position)
    .map(({ _id, title, type, color, limit, position }) => ({ _id, title, type, color, limit, position })),
})

test('a storm of changes, played forward, backward and looked up: always what the board showed then', async () => {
  const { boardId, labelId, workspaceId, attachmentId } = await furnish(world.db, people)
  // It was laid there without a word in the log.
  await people.owner.call(attachmentsApi.deleteAttachment, { attachmentId })
  const { board: elsewhere } = await people.owner.call(boardsApi.createBoard, { workspaceId, title: 'Elsewhere' })
  const { columns: theirs } = await people.owner.call(columnsApi.listColumns, { boardId: elsewhere._id })
  const random = randomFrom(11)
  const { owner, member } = people
  const deleted: string[] = []
  const away: string[] = []
  const seen: (Standing & { seq: number; at: string })[] = []
  const look = async () => seen.push({ ...(await boardNow(boardId)), at: new Date().toISOString() })

  const doings = [
    ({ columnId }) => owner.try(tasksApi.createTask, { boardId, columnId, title: 'New', from: 'top' }),
    ({ columnId }) => member.try(tasksApi.createTask, { boardId, columnId, title: 'Also new', priority: 2 }),
    ({ taskId, columnId, otherId }) => member.try(taskMovesApi.moveTask, { taskId, columnId, before: otherId }),
    ({ taskId, columnId }) => owner.try(taskMovesApi.moveTask, { taskId, columnId, position: random.below(100_000) }),
    ({ taskId }) => owner.try(tasksApi.updateTask, { taskId, title: `Title ${random.below(99)}`, labels: [labelId] }),
    ({ taskId, otherId }) => owner.try(tasksApi.updateTask, { taskId, blockers: otherId === taskId ? [] : [otherId] }),
    ({ taskId }) =>
      owner.try(tasksApi.updateTask, { taskId, description: 'Words', checklist: [{ text: 'One', done: true }] }),
    async ({ taskId }) => {
      deleted.push(taskId)
      return owner.try(tasksApi.deleteTask, { taskId })
    },
    () => (deleted.length > 0 ? owner.try(tasksApi.restoreTask, { taskId: deleted.shift()! }) : undefined),
    ({ taskId, otherId, columnId }) =>
      owner.try(taskMovesApi.bulkTasks, {
        taskIds: [taskId, otherId],
        columnId,
        changes: { priority: random.below(5) },
      }),
    async ({ taskId }) => {
      away.push(taskId)
      const there = { columnId: theirs[0]!._id, boardId: elsewhere._id }
      return owner.try(taskMovesApi.moveTask, { taskId, ...there })
    },
    ({ columnId }) =>
      away.length > 0 ? owner.try(taskMovesApi.moveTask, { taskId: away.shift()!, columnId, boardId }) : undefined,
    ({ taskId }) => owner.try(commentsApi.createComment, { taskId, body: 'Word' }),
    ({ taskId }) => member.try(timeApi.startTimer, { taskId }),
    ({ taskId }) => owner.try(timeApi.addTime, { taskId, startTime: '2026-11-15T10:00:00Z', duration: 60 }),
    () => owner.try(columnsApi.createColumn, { boardId, title: `Column ${random.below(99)}` }),
    ({ columnId }) => owner.try(columnsApi.updateColumn, { columnId, title: 'Renamed', limit: 3, type: 'completed' }),
    ({ columnId, otherColumnId }) => owner.try(columnsApi.deleteColumn, { columnId, moveTo: otherColumnId }),
    ({ columnOrder }) => owner.try(columnsApi.orderColumns, { boardId, columnOrder: columnOrder.toReversed() }),
  ] satisfies ((at: {
    taskId: string
    otherId: string
    columnId: string
    otherColumnId: string
    columnOrder: string[]
  }) => unknown)[]

  await look()
  for (let step = 0; step < 100; step++) {
    const { tasks, columns } = seen.at(-1)!
    const taskIds = [...tasks.keys()]
    const columnOrder = [...columns.keys()]
    const columnId = random.of(columnOrder)
    const otherColumnId = random.of(columnOrder)
    await random.of(doings)({
      taskId: random.of(taskIds),
      otherId: random.of(taskIds),
      columnId,
      otherColumnId,
      columnOrder,
    })
    await look()
  }
  const { changes, to, until } = await changesOf(boardId)
  expect(to).toBe(seen.at(-1)!.seq)
  expect(until).toBeNull()
  expect(new Set(changes.map(({ type }) => type)).size).toBeGreaterThan(10)

  const copy: Standing = { tasks: new Map(), columns: (await past(boardId, '2020-01-01T00:00:00.000Z')).columns }
  const ahead = changes.values()
  let next = ahead.next().value
  for (const then of seen) {
    for (; next && next.seq <= then.seq; next = ahead.next().value) play(copy, next, 'is')
    expect(shown(copy)).toEqual(shown(then))
  }
  const back = changes.toReversed().values()
  next = back.next().value
  for (const then of seen.toReversed()) {
    for (; next && next.seq > then.seq; next = back.next().value) play(copy, next, 'was')
    expect(shown(copy)).toEqual(shown(then))
  }
  for (const then of seen.filter((_, nth) => nth % 15 === 0)) {
    const looked = await past(boardId, then.at)
    expect(looked.seq).toBe(then.seq)
    expect(shown(looked)).toEqual(shown(then))
  }
  // Any part of it fits to what was before it.
  const [early, late] = [seen[30]!, seen[70]!]
  const part = await changesOf(boardId, early.seq, late.seq)
  for (const change of part.changes) play(early, change, 'is')
  expect(shown(early)).toEqual(shown(late))
})

test('a deleted task stands in the past, one that is gone for good does not, whoever named it', async () => {
  const { boardId, taskId, otherTaskId } = await furnish(world.db, people)
  await people.owner.call(taskMovesApi.bulkTasks, { taskIds: [taskId, otherTaskId], changes: { priority: 3 } })
  const then = new Date().toISOString()
  for (const id of [taskId, otherTaskId]) await people.owner.try(tasksApi.deleteTask, { taskId: id })
  expect([...(await past(boardId, then)).tasks.keys()].toSorted()).toEqual([taskId, otherTaskId].toSorted())
  await world.db.deleteFrom('tasks').where('id', '=', taskId).execute()
  expect([...(await past(boardId, then)).tasks.keys()]).toEqual([otherTaskId])
  const { changes } = await changesOf(boardId)
  expect(changes.flatMap(({ tasks }) => tasks.map(({ _id }) => _id))).not.toContain(taskId)
})

test('tasks carry the key of today, also in the past', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  const then = new Date().toISOString()
  await people.owner.call(boardsApi.updateBoard, { boardId, key: 'NEW' })
  expect((await past(boardId, then)).tasks.get(taskId)!.taskId).toMatch(/^NEW-\d+$/)
})

test('it is told who did what, and how busy the project was', async () => {
  const { boardId, taskId, otherColumnId } = await furnish(world.db, people)
  const { seq } = await boardNow(boardId)
  await people.member.call(taskMovesApi.moveTask, { taskId, columnId: otherColumnId })
  await people.owner.call(labelsApi.createBoardLabel, { boardId, name: 'Not seen on a card' })
  const { changes, people: doers, since } = await changesOf(boardId, seq)
  expect(changes).toMatchObject([
    {
      type: 'task-moved',
      actor: people.member.user._id,
      payload: { title: 'Task' },
      tasks: [{ _id: taskId, is: { columnId: otherColumnId } }],
    },
  ])
  expect(doers.map(({ name }) => name)).toEqual([people.member.user.name])
  expect(since! <= changes[0]!.at).toBe(true)
  const activity = await people.owner.call(historyApi.getPastActivity, { boardId })
  const all = await changesOf(boardId)
  expect(activity.counts.reduce((sum, count) => sum + count, 0)).toBe(all.changes.length)
  expect(activity.since < activity.until).toBe(true)
})

test('what comments said and what texts were is not told again', async () => {
  const { boardId, taskId } = await furnish(world.db, people)
  const secret = 'Nobody should read this twice'
  const { comment } = await people.owner.call(commentsApi.createComment, { taskId, body: secret })
  await people.owner.try(commentsApi.deleteComment, { commentId: comment._id })
  await people.owner.call(tasksApi.updateTask, { taskId, description: secret, checklist: [{ text: secret }] })
  await people.owner.call(tasksApi.updateTask, { taskId, description: '', checklist: [] })
  expect(JSON.stringify(await changesOf(boardId))).not.toContain(secret)
})
