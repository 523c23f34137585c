// Changes that meet: whoever comes second finds things as the first one left them, and no two tasks ever stand in one place.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()
let people: People
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
}, 60_000)

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

/** Does something while somebody else holds the task, who lets go of it once the first one waits. */
async function whileHeld<T>(taskId: string, hold: (held: typeof world.db) => Promise<unknown>, work: () => Promise<T>) {
  return world.db.transaction().execute(async (held) => {
    await sql`select 1 from tasks where id = ${taskId} for update`.execute(held)
    const working = work()
    await until('somebody to wait for the task', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(world.db)
      return rows[0]
    })
    await hold(held)
    return { working }
  })
}

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
  await create('B')
  await sql`update tasks set position = 1 + number / 10000.0 where column_id = ${otherColumnId}`.execute(world.db)
  const { working } = await whileHeld(
    a._id,
    (held) => sql`update tasks set column_id = ${columnId}, position = 7 where id = ${a._id}`.execute(held),
    () => people.owner.try(taskMovesApi.rebalanceColumn, { columnId: otherColumnId }),
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
    a._id,
    (held) => sql`update tasks set deleted_at = now() where id = ${a._id}`.execute(held),
    () => people.owner.try(columnsApi.deleteColumn, { columnId: otherColumnId, moveTo: columnId }),
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
    a._id,
    (held) =>
      sql`update tasks set board_id = ${board._id}, column_id = ${columns[0]!._id} where id = ${a._id}`.execute(held),
    () => people.owner.try(taskMovesApi.bulkTasks, { taskIds: [a._id], changes: { priority: 2 } }),
  )
  expect((await working).body.tasks).toMatchObject([{ boardId: board._id, priority: 2 }])
  const last = async (id: string) =>
    (await people.owner.call(boardsApi.listBoardEvents, { boardId: id, after: 0 })).events.at(-1)!.type
  expect(await last(board._id)).toBe('tasks-bulk-updated')
  expect(await last(boardId)).not.toBe('tasks-bulk-updated')
})

test('once a project is archived or in another workspace, nothing that was on its way is written the old way', async () => {
  const { boardId, workspaceId, targetId, columnId, otherColumnId, taskId } = await office()
  const { owner } = people
  /** Everybody is let in, and then waits for whoever closes the door behind them. */
  const meanwhile = async (change: (held: typeof world.db) => Promise<unknown>) =>
    world.db.transaction().execute(async (held) => {
      await sql`select 1 from boards where id = ${boardId} for no key update`.execute(held)
      const working = [
        owner.try(tasksApi.createTask, { boardId, columnId, title: 'Late' }),
        owner.try(tasksApi.createTask, { boardId, columnId: otherColumnId, title: 'Late', from: 'top' }),
        owner.try(taskMovesApi.moveTask, { taskId, columnId: otherColumnId }),
      ]
      await until('all of them to wait for the project', async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(world.db)
        return rows.length >= 2 || undefined
      })
      await change(held)
      return { working }
    })

  const archived = await meanwhile((held) =>
    sql`update boards set status = 'archived' where id = ${boardId}`.execute(held),
  )
  for (const { status, body } of await Promise.all(archived.working))
    expect([status, body.code]).toEqual([409, 'archived'])

  await owner.call(boardsApi.unarchiveBoard, { boardId })
  const moved = await meanwhile(async (held) => {
    await sql`delete from board_links where board_id = ${boardId}`.execute(held)
    await sql`delete from invitation_boards where board_id = ${boardId}`.execute(held)
    await sql`delete from board_members where board_id = ${boardId} and user_id <> ${owner.user._id}`.execute(held)
    await sql`delete from board_preferences where board_id = ${boardId}`.execute(held)
    await sql`update boards set workspace_id = ${targetId}, folder_id = null, key = 'MOVED' where id = ${boardId}`.execute(
      held,
    )
  })
  expect((await Promise.all(moved.working)).map(({ status }) => status)).toEqual([201, 201, 200])
  const { rows } = await sql<{ title: string }>`select payload ->> 'title' as title from events
    where board_id = ${boardId} and workspace_id = ${workspaceId} and payload ->> 'title' = 'Late'`.execute(world.db)
  expect(rows).toEqual([])
})
