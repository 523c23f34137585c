// Many people on one board, all at once: nothing is lost, nothing is doubled, and everybody ends up with the same board.
import { beforeAll, expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { contradictionsIn } from '#server/testing/healthy.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, furnish, type People } from '#server/testing/place.ts'
import { openReplica } from '#server/testing/replica.ts'
import { openWorld } from '#server/testing/world.ts'

const CLIENTS = 20
const STEPS = 60
const world = openWorld()
let people: People
let crowd: Person[]
beforeAll(async () => {
  people = await assemble((name) => world.person(name))
  const others: Person[] = []
  for (let n = 0; n < CLIENTS / 2; n++) others.push(await world.person(`Crowd${n}`))
  crowd = others
})

/** Small and seeded, so that a failure can be played again. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return {
    below: (n: number) => Math.floor(next() * n),
    of: <T>(list: T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}

test('twenty clients create, move, reorder, delete and time at random, with connections cut', async () => {
  const { boardId, workspaceId } = await furnish(world.db, people)
  await world.db
    .insertInto('workspace_members')
    .values(crowd.map(({ user }) => ({ workspace_id: workspaceId, user_id: user._id, role: 'guest' as const })))
    .execute()
  await world.db
    .insertInto('board_members')
    .values(
      crowd.map(({ user }) => ({
        board_id: boardId,
        workspace_id: workspaceId,
        user_id: user._id,
        role: 'collaborator' as const,
      })),
    )
    .execute()
  // Everybody twice: two tabs of one person are two clients.
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, n) => {
      const person = crowd[n % crowd.length]!
      return { person, board: await openReplica(person, boardId) }
    }),
  )
  const created: string[] = []
  const deleted = new Set<string>()
  const failures: string[] = []

  async function live(n: number) {
    const { person, board } = clients[n]!
    const random = randomFrom(n + 1)
    const note = (what: string, status: number, allowed: number[]) => {
      if (!allowed.includes(status)) failures.push(`${what}: ${status}`)
    }
    for (let step = 0; step < STEPS; step++) {
      const task = random.of([...board.tasks.keys()])
      const column = random.of([...board.columns.keys()])!
      const dice = random.below(100)
      if (dice < 35 || !task) {
        const from = random.of(['top', 'bottom'] as const)
        const reply = await person.try(tasksApi.createTask, { boardId, columnId: column, title: `${n}-${step}`, from })
        note('create', reply.status, [201])
        if (reply.status === 201) created.push(reply.body.task._id)
      } else if (dice < 75) {
        const near = random.of([...board.tasks.keys()])
        const where = random.of([{ before: near }, { after: near }, { position: random.below(1_000_000) }, {}])!
        const reply = await person.try(taskMovesApi.moveTask, { taskId: task, columnId: column, ...where })
        note('move', reply.status, [200, 404])
      } else if (dice < 80) {
        const reply = await person.try(tasksApi.deleteTask, { taskId: task })
        note('delete', reply.status, [204, 404])
        if (reply.status === 204) deleted.add(task)
      } else if (dice < 84) {
        const columnOrder = [...board.columns.keys()].sort(() => random.below(3) - 1)
        note('reorder', (await person.try(columnsApi.orderColumns, { boardId, columnOrder })).status, [200])
      } else if (dice < 94) {
        note('timer', (await person.try(timeApi.startTimer, { taskId: task })).status, [200, 404])
      } else {
        board.cut()
        await person.try(tasksApi.updateTask, { taskId: task, title: `edited ${n}-${step}` })
        await board.reconnect()
      }
    }
  }
  await Promise.all(clients.map((_, n) => live(n)))
  expect(failures).toEqual([])

  const { board } = await people.owner.call(boardsApi.getBoard, { boardId })
  const { tasks } = await people.owner.call(tasksApi.listTasks, { boardId })
  const { columns } = await people.owner.call(columnsApi.listColumns, { boardId })
  const ids = tasks.map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
  const expected = created.filter((id) => !deleted.has(id))
  expect(ids.filter((id) => created.includes(id)).toSorted()).toEqual(expected.toSorted())
  const places = tasks.map(({ columnId, position }) => `${columnId} ${position}`)
  expect(new Set(places).size).toBe(places.length)
  expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(tasks.length)
  const timers = tasks.flatMap(({ activeTimers }) => activeTimers.map(({ user }) => user))
  expect(new Set(timers).size).toBe(timers.length)

  for (const { board: copy } of clients) {
    await copy.settle(board.seq)
    expect([...copy.tasks.keys()].toSorted()).toEqual(ids.toSorted())
    for (const task of tasks) expect(copy.tasks.get(task._id)).toEqual(task)
    expect([...copy.columns.values()].map(({ _id, position }) => [_id, position]).toSorted()).toEqual(
      columns.map(({ _id, position }) => [_id, position]).toSorted(),
    )
  }
  expect(await contradictionsIn(world.databaseUrl)).toEqual([])
})
