// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import { sessionState } from '#client/core/session-state.ts'
import { discard, sendWaiting, waitingChanges } from '#client/features/outbox/outbox.ts'
import { deleteTask } from '#client/features/task-actions/data.ts'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { boardTasksQuery, createTask, moveTask, taskQuery, updateTask } from '#client/features/tasks/data.ts'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { cardOfTask, type Task } from '#contract/tasks.ts'
import { showWaitingOnBoards } from './waiting-on-boards.ts'

const fire = {
  _id: 'fire',
  taskId: 'HRT-1',
  boardId: 'launch',
  columnId: 'todo',
  position: 1,
  blockers: [],
  title: 'Light the fire',
  description: '',
  checklist: [],
  priority: 0,
  activeTimers: [],
  version: 1,
} as unknown as Task

const away = () => Response.json({ message: 'Restarting' }, { status: 503 })

let server: FakeServer
let store: BoardStore
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }))
  session.end()
  sessionState.keepUser({ _id: 'ada' } as User)
  queryClient.removeQueries(taskQuery('fire'))
  server = fakeServer({
    'GET /api/tasks/fire': away,
    'PUT /api/tasks/fire': away,
    'POST /api/tasks': away,
    'POST /api/tasks/move': away,
  })
  store = boardCache.open('launch')
  store.hydrate({ tasks: [cardOfTask(fire)], columns: [], seq: 1 })
  queryClient.setQueryData(boardTasksQuery('launch').queryKey, store)
  stop = showWaitingOnBoards()
})
afterEach(() => stop())

/** What is on the server, which is there again. */
function online(task: Task) {
  let now = task
  const take = (sent: object) => {
    now = { ...now, ...sent, version: now.version + 1 }
    return { task: now }
  }
  server.answers[`GET /api/tasks/${task._id}`] = () => ({ task: now })
  server.answers[`PUT /api/tasks/${task._id}`] = take
  server.answers['POST /api/tasks/move'] = ({ columnId }) => take({ columnId })
}

test('a change made offline gives way to later ones once it was sent', async () => {
  await updateTask(store, 'fire', { priority: 2 })
  expect(store.task('fire')?.priority).toBe(2)
  online(fire)
  await sendWaiting()
  await updateTask(store, 'fire', { priority: 4 })
  expect(store.task('fire')?.priority).toBe(4)
})

test('a card made offline stays away when it is deleted later', async () => {
  const made = (await createTask(store, { columnId: 'todo', title: 'Fetch wood' }))!
  server.answers['POST /api/tasks'] = (sent) => ({ task: { ...fire, ...sent } })
  server.answers[`DELETE /api/tasks/${made._id}`] = () => new Response(null, { status: 204 })
  await sendWaiting()
  expect(store.task(made._id)?.title).toBe('Fetch wood')
  await deleteTask(store, made._id)
  expect(store.task(made._id)).toBeUndefined()
})

test('a task that was open before it moved on the board is moved on offline without a clash', async () => {
  queryClient.setQueryData(taskQuery('fire').queryKey, fire)
  const moved = { ...fire, columnId: 'doing', version: 2 }
  store.hydrate({ tasks: [cardOfTask(moved)], columns: [], seq: 2 })
  await moveTask(store, 'fire', { columnId: 'done' })
  online(moved)
  await sendWaiting()
  expect(waitingChanges()).toEqual([])
  expect(store.task('fire')?.columnId).toBe('done')
})

test('an open task moved twice offline is where it was moved last', async () => {
  queryClient.setQueryData(taskQuery('fire').queryKey, fire)
  await moveTask(store, 'fire', { columnId: 'doing' })
  await moveTask(store, 'fire', { columnId: 'done' })
  expect(queryClient.getQueryData(taskQuery('fire').queryKey)?.columnId).toBe('done')
  online(fire)
  await sendWaiting()
  expect(waitingChanges()).toEqual([])
  expect(store.task('fire')?.columnId).toBe('done')
})

test('a refused change leaves the board', async () => {
  await updateTask(store, 'fire', { title: 'Light the stove' })
  online({ ...fire, title: 'Light the lamp', version: 2 })
  await sendWaiting()
  await discard(waitingChanges()[0]!)
  expect(store.task('fire')?.title).toBe('Light the fire')
})
