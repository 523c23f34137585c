// A board in full swing, and the server dies twice: what was acknowledged is there, once, and every copy of the board ends equal.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { contradictionsIn } from '#server/testing/healthy.ts'
import type { Person } from '#server/testing/person.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { openReplica } from '#server/testing/replica.ts'
import { until } from '#server/testing/until.ts'

const CLIENTS = 6
const STEPS = 40
/** Killed when so many changes were acknowledged. */
const DEATHS = [60, 130]

test('killed twice in the middle, nothing acknowledged is lost or doubled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-killed-'))
  const environment = { DATA_DIR: dataDir, DATABASE_URL: await freshDatabase(), PORT: String(await freePort()) }
  let hearth = await startProcess(environment)
  const person = await signUpAt(hearth.url, 'ada')
  const { workspace } = await person.call(workspacesApi.createWorkspace, { name: 'Acme' })
  const { board } = await person.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch' })
  const boardId = board._id
  const copies = await Promise.all(Array.from({ length: CLIENTS }, () => openReplica(person, boardId)))
  const columnIds = [...copies[0]!.columns.keys()]

  const created = new Set<string>()
  const deleted = new Set<string>()
  let acknowledged = 0
  let deaths = 0
  let standingUp: Promise<unknown> = Promise.resolve()

  async function dieAndStandUp() {
    await hearth.end('SIGKILL')
    hearth = await startProcess(environment)
    await Promise.all(copies.map((copy) => copy.reconnect()))
  }

  function acknowledge() {
    acknowledged += 1
    if (deaths === DEATHS.length || acknowledged < DEATHS[deaths]!) return
    deaths += 1
    standingUp = dieAndStandUp()
  }

  /** As a browser does: no answer, so the same again when the server is back. Null when it was refused. */
  async function insist(ask: () => ReturnType<Person['try']>) {
    return until('an answer', async () => {
      await standingUp
      return ask().catch(() => null)
    })
  }

  async function live(n: number) {
    const mine: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const columnId = columnIds[(n + step) % columnIds.length]!
      const taskId = mine[(step * 7) % Math.max(mine.length, 1)]
      if (step % 3 === 0 || !taskId) {
        const _id = crypto.randomUUID()
        const reply = await insist(() =>
          person.try(tasksApi.createTask, { _id, boardId, columnId, title: `${n}-${step}` }),
        )
        expect(reply.status).toBe(201)
        created.add(_id)
        mine.push(_id)
      } else if (step % 10 === 8) {
        mine.splice(mine.indexOf(taskId), 1)
        // Not there any more: the request before the crash was carried out.
        expect([204, 404]).toContain((await insist(() => person.try(tasksApi.deleteTask, { taskId }))).status)
        deleted.add(taskId)
      } else {
        const before = mine[(step * 3) % mine.length]!
        const reply = await insist(() => person.try(taskMovesApi.moveTask, { taskId, columnId, before }))
        expect(reply.status).toBe(200)
      }
      acknowledge()
    }
  }
  await Promise.all(copies.map((_, n) => live(n)))
  await standingUp
  expect(deaths).toBe(DEATHS.length)

  const { tasks, seq } = await person.call(tasksApi.listTasks, { boardId })
  const expected = [...created].filter((id) => !deleted.has(id))
  expect(tasks.map(({ _id }) => _id).toSorted()).toEqual(expected.toSorted())
  const places = tasks.map(({ columnId, position }) => `${columnId} ${position}`)
  expect(new Set(places).size).toBe(places.length)
  expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(tasks.length)
  for (const copy of copies) {
    await copy.settle(seq)
    expect(copy.tasks.size).toBe(tasks.length)
    for (const task of tasks) expect(copy.tasks.get(task._id)).toEqual(task)
  }
  person.leave()
  await hearth.end('SIGTERM')
  expect(await contradictionsIn(environment.DATABASE_URL)).toEqual([])
  await rm(dataDir, { recursive: true, force: true })
})
