// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAge } from '#client/core/kept.ts'
import { startLive, stopLive } from '#client/core/live.ts'
import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import { sessionState } from '#client/core/session-state.ts'
import { CallError } from '#client/core/transport.ts'
import { sendWaiting } from '#client/features/outbox/outbox.ts'
import { sendOrKeep } from '#client/features/outbox/send-or-keep.ts'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { User } from '#contract/people.ts'
import { Offline } from './Offline.tsx'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())
vi.mock('./worker.ts', () => ({ registerWorker: () => {}, removeWorker: async () => {} }))

let network: { onLine: boolean }
let server: FakeServer

const nobody = () => {
  throw new TypeError('Failed to fetch')
}
const there = { buildId: 'one' }
const comment = (send: () => Promise<unknown>) =>
  act(() =>
    sendOrKeep(
      { kind: 'comment', boardId: 'launch', taskId: 'fire', patches: [], base: undefined, sent: { body: 'It is wet' } },
      send,
    ),
  )
const fails = (status: number, code: string) => async () => {
  throw new CallError(status, 'No', code)
}
const line = () => screen.getByRole('status').textContent!.replaceAll('\u00a0', ' ')

/** The live connection is there, and does not notice what happens to the network. */
async function connect() {
  await act(() => startLive())
  await socket.happens('connect')
}

/** The network itself goes or comes. The browser mostly says so. */
async function turn(onLine: boolean, isSaid = true) {
  server.answers['GET /build.json'] = onLine ? there : nobody
  if (!isSaid) return
  network.onLine = onLine
  await act(async () => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

beforeEach(() => {
  network = Object.create(navigator, { locks: { value: undefined }, onLine: { value: true, writable: true } })
  vi.stubGlobal('navigator', network)
  session.end()
  server = fakeServer({ 'GET /build.json': there, 'POST /api/tasks/fire/comments': nobody })
  sessionState.keepUser({ _id: 'ada' } as User)
})

afterEach(() => {
  cleanup()
  stopLive()
})

test('a page that begins without a network says so at once, though it heard of no loss', async () => {
  network.onLine = false
  await turn(false, false)
  await connect()
  render(<Offline />)
  expect(line()).toMatch(/^Offline · as of/)
  await comment(fails(0, 'unreachable'))
  expect(line()).toMatch(/^Offline · .* · 1 change waits$/)
})

test('a live connection that comes while the server answers nothing does not take the word back', async () => {
  render(<Offline />)
  await turn(false)
  await connect()
  await comment(fails(0, 'unreachable'))
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
  expect(line()).toMatch(/^Offline · .* · 1 change waits$/)
})

test('a change that nobody answers is never said to be going out, though the live connection seems to be there', async () => {
  await connect()
  render(<Offline />)
  await turn(false, false)
  await comment(fails(0, 'unreachable'))
  expect(line()).toMatch(/^Offline · .* · 1 change waits$/)
})

test('where something in between says that nobody is there, the server is asked at once', async () => {
  await connect()
  render(<Offline />)
  await turn(false, false)
  await comment(fails(502, ''))
  await waitFor(() => expect(line()).toMatch(/^Offline · .* · 1 change waits$/))
})

test('a change that failed while the server is there waits, and is not told to be going out', async () => {
  await connect()
  render(<Offline />)
  server.answers['POST /api/tasks/fire/comments'] = () => Response.json({ code: 'busy' }, { status: 503 })
  await comment(fails(503, 'busy'))
  expect(line()).toBe('1 change waits')
  await act(() => sendWaiting())
  expect(line()).toBe('1 change waits')
  server.answers['POST /api/tasks/fire/comments'] = { comment: {} }
  await act(() => sendWaiting())
  expect(line()).toBe('')
})

test('how a try ended is known in every tab', async () => {
  await connect()
  render(<Offline />)
  const otherTab = new BroadcastChannel('hearth-outbox')
  const heard = vi.fn()
  otherTab.onmessage = ({ data }) => heard(data)
  await comment(fails(503, 'busy'))
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ lastTry: 'failed' }))
  expect(line()).toBe('1 change waits')
  otherTab.postMessage({ lastTry: 'arrived' })
  await waitFor(() => expect(line()).toBe('1 change going out'))
  otherTab.close()
})

test('with the network everything goes out, and the line is silent', async () => {
  await connect()
  render(<Offline />)
  await turn(false)
  await comment(fails(0, 'unreachable'))
  server.answers['POST /api/tasks/fire/comments'] = { comment: {} }
  await turn(true)
  await waitFor(() => expect(line()).toBe(''))
  expect(server.asked).toContain('POST /api/tasks/fire/comments')
})

test('what was shown from before is no newer because the server was there for a moment', async () => {
  let answer: () => Promise<unknown> = fails(0, 'unreachable')
  const boards = { queryKey: ['boards', 'acme'], queryFn: vi.fn(() => answer()) }
  await queryClient.fetchQuery(boards).catch(() => {})
  noteAge(JSON.stringify(boards.queryKey), new Date(2026, 10, 18, 9, 5).getTime())
  await connect()
  render(<Offline />)
  const stop = new QueryObserver(queryClient, boards).subscribe(() => {})
  const comeBack = async () => {
    boards.queryFn.mockClear()
    await turn(true)
    await waitFor(() => expect(boards.queryFn).toHaveBeenCalled())
    await turn(false)
  }
  await turn(false)
  expect(line()).toContain('9:05')
  await comeBack()
  expect(line()).toContain('9:05')
  answer = async () => []
  await comeBack()
  expect(line()).not.toContain('9:05')
  stop()
})
