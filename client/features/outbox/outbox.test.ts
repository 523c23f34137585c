// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#client/core/session.ts'
import { sessionState } from '#client/core/session-state.ts'
import { toast } from '#client/core/toasts.tsx'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import type { Task } from '#contract/tasks.ts'
import type { Change } from './change.ts'
import { discard, sendAgain, sendWaiting, settledOf, waitingChanges } from './outbox.ts'
import { outboxState, sendOrKeep } from './send-or-keep.ts'

const task = {
  _id: 'fire',
  taskId: 'HRT-1',
  title: 'Light the fire',
  columnId: 'todo',
  version: 1,
  boardId: 'launch',
} as Task
const about = { boardId: 'launch', taskId: 'fire', patches: [], base: task }
const renamed = (title: string): Change => ({ ...about, kind: 'update', sent: { title } })
const moved: Change = { ...about, kind: 'move', sent: { taskId: 'fire', columnId: 'done' } }
const comment: Change = { ...about, kind: 'comment', sent: { body: 'It is wet' } }

let server: FakeServer
const away = async (): Promise<never> => {
  throw await unreachable()
}
const unreachable = async () =>
  new (await import('#client/core/transport.ts')).CallError(0, 'Nobody there', 'unreachable')

/** Like `await keep`, from the point of view of who made the change. */
const make = (change: Change) => sendOrKeep(change, away)
const waits = () => waitingChanges().map(({ kind, refused }) => (refused ? `${kind}: ${refused.message}` : kind))

beforeEach(() => {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }))
  session.end()
  server = fakeServer({ 'GET /api/tasks/fire': { task } })
  sessionState.keepUser({ _id: 'ada' } as User)
})

test('what cannot be sent waits and shows as if it were done', async () => {
  const later = await make(renamed('Light the stove'))
  expect(later).toMatchObject({ task: { _id: 'fire', title: 'Light the stove' } })
  expect(waits()).toEqual(['update'])
  expect(outboxState.over(task).title).toBe('Light the stove')
})

test('what is done after something that waits goes out after it, even with a connection', async () => {
  server.answers['POST /api/tasks/fire/comments'] = { comment: {} }
  server.answers['POST /api/tasks/move'] = { task: { ...task, columnId: 'done' } }
  await make(moved)
  const sent = vi.fn()
  await sendOrKeep(comment, sent)
  expect(sent).not.toHaveBeenCalled()
  await sendWaiting()
  expect(server.asked).toEqual(['GET /api/tasks/fire', 'POST /api/tasks/move', 'POST /api/tasks/fire/comments'])
  expect(waits()).toEqual([])
})

test('a server that is away again keeps everything in its order', async () => {
  await make(moved)
  await make(comment)
  server.answers['GET /api/tasks/fire'] = () => Response.json({ message: 'Restarting' }, { status: 503 })
  await sendWaiting()
  expect(waits()).toEqual(['move', 'comment'])
})

test('a title somebody else changed meanwhile is refused with what is true, and goes over it when asked to', async () => {
  const later = (await make(renamed('Light the stove'))) as { settled: Promise<unknown> }
  server.answers['GET /api/tasks/fire'] = { task: { ...task, title: 'Light the lamp', version: 2 } }
  server.answers['PUT /api/tasks/fire'] = (sent) => ({ task: { ...task, ...sent } })
  await sendWaiting()
  await expect(later.settled).rejects.toThrow()
  const [refused] = waitingChanges()
  expect(refused?.refused).toEqual({
    message: 'Somebody else changed it meanwhile.',
    theirs: { title: 'Light the lamp' },
  })
  expect(outboxState).toMatchObject({ isWaiting: false })
  expect(outboxState.over(task).title).toBe('Light the fire')

  const settled = settledOf(refused!.key)
  await sendAgain(refused!)
  expect(await settled).toMatchObject({ task: { title: 'Light the stove', version: 2 } })
  expect(waits()).toEqual([])
})

test('a refusal holds up nothing, and stays until somebody has read it', async () => {
  server.answers['POST /api/tasks/fire/comments'] = { comment: {} }
  server.answers['POST /api/tasks/move'] = () =>
    Response.json({ message: 'This project is archived', code: 'archived' }, { status: 409 })
  await make(moved)
  await make(comment)
  await sendWaiting()
  expect(waits()).toEqual(['move: This project is archived'])
  await discard(waitingChanges()[0]!)
  expect(waits()).toEqual([])
})

test('an error of the server’s own is tried again, but not for ever', async () => {
  server.answers['POST /api/tasks/move'] = () => Response.json({ message: 'Oh' }, { status: 500 })
  await make(moved)
  await sendWaiting()
  await sendWaiting()
  expect(waits()).toEqual(['move'])
  await sendWaiting()
  expect(waits()).toEqual(['move: Oh'])
})

test('whoever signs in next sends nothing in the name of the one before, who hears what was left behind', async () => {
  const warn = vi.spyOn(toast, 'warn')
  await make(moved)
  session.end()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching('1 change was not sent'))
  expect(waits()).toEqual([])
  expect(outboxState.isWaiting).toBe(false)
})
