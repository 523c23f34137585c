// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, LiveRefusal, onLive, startLive, stopLive, useLive, useLiveState } from './live.ts'
import { sessionState } from './session-state.ts'

/** The socket of the library, as far as our side can see it. */
class FakeSocket {
  connected = false
  /** Whether the library tries again by itself. */
  active = true
  connects = 0
  listeners = new Map<string, (...news: unknown[]) => void>()
  anyListener: (name: string, ...news: unknown[]) => void = () => {}
  answer: unknown = { ok: true, seq: 7 }
  io = { on: (name: string, listener: (...news: unknown[]) => void) => this.listeners.set(`manager ${name}`, listener) }

  on(name: string, listener: (...news: unknown[]) => void) {
    this.listeners.set(name, listener)
  }
  onAny(listener: (name: string, ...news: unknown[]) => void) {
    this.anyListener = listener
  }
  connect() {
    this.connects += 1
  }
  disconnect() {
    this.connected = false
  }
  timeout() {
    return { emitWithAck: async () => this.answer }
  }
  async happens(name: string, ...news: unknown[]) {
    if (name === 'connect') this.connected = true
    await act(async () => this.listeners.get(name)?.(...news))
  }
}

const socket = vi.hoisted(() => ({ current: null as unknown as FakeSocket, made: 0, canLoad: true }))
vi.mock('socket.io-client', () => ({
  io: () => {
    if (!socket.canLoad) throw new Error('no network')
    socket.made += 1
    return socket.current
  },
}))
socket.current = new FakeSocket()

const tokens = { access_token: 'access', refresh_token: 'refresh' }
const theRefresh = (status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ ...tokens, message: 'no' }, { status }))

beforeEach(() => {
  stopLive()
  socket.current.connects = 0
  socket.current.connected = false
  socket.current.active = true
  sessionState.keepTokens(tokens)
})

test('without a token there is no connection', async () => {
  localStorage.clear()
  await startLive()
  expect(socket.made).toBe(0)
})

afterEach(() => vi.useRealTimers())

test('a library that cannot be loaded is an error, and the next try is a new one', async () => {
  socket.canLoad = false
  const { result } = renderHook(() => useLiveState())
  await act(() => startLive())
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: no network' })
  socket.canLoad = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(result.current).toEqual({ status: 'connecting' })
  expect(socket.current.connects).toBe(1)
})

test('somebody who signs out while it loads is not connected', async () => {
  const started = startLive()
  sessionState.end('signed-out')
  await started
  expect(socket.current.connects).toBe(0)
})

test('it goes through connecting, connected and reconnecting', async () => {
  const { result } = renderHook(() => useLiveState())
  await act(() => startLive())
  expect(result.current).toEqual({ status: 'connecting' })
  await socket.current.happens('connect')
  expect(result.current).toEqual({ status: 'connected' })
  await socket.current.happens('disconnect', 'transport close')
  await socket.current.happens('manager reconnect_attempt', 2)
  expect(result.current).toEqual({ status: 'reconnecting', attempt: 2 })
})

test.each(['Unauthorized', 'Authentication token expired'])(
  '"%s" refreshes the token and tries again',
  async (message) => {
    theRefresh(200)
    await startLive()
    await socket.current.happens('connect_error', new Error(message))
    await vi.waitFor(() => expect(socket.current.connects).toBe(2))
  },
)

test('a refresh that fails ends it with Authentication failed', async () => {
  theRefresh(401)
  const { result } = renderHook(() => useLiveState())
  await startLive()
  await socket.current.happens('connect_error', new Error('Unauthorized'))
  await vi.waitFor(() => expect(result.current).toEqual({ status: 'disconnected', error: 'Authentication failed' }))
})

test('a refresh that reaches nobody is no reason to give up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = renderHook(() => useLiveState())
  await startLive()
  vi.useFakeTimers()
  await socket.current.happens('connect_error', new Error('Unauthorized'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(result.current).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(socket.current.connects).toBe(2)
})

test('refused in the handshake, it tries again by itself, and not for ever', async () => {
  const { result } = renderHook(() => useLiveState())
  await startLive()
  vi.useFakeTimers()
  socket.current.active = false
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await socket.current.happens('connect_error', new Error('Unavailable'))
    expect(result.current).toEqual({ status: 'reconnecting', attempt })
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(socket.current.connects).toBe(1 + attempt)
  }
  await socket.current.happens('connect_error', new Error('Unavailable'))
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: Unavailable' })
})

test('after five failed attempts it gives up and says why', async () => {
  const { result } = renderHook(() => useLiveState())
  await startLive()
  for (let attempt = 1; attempt <= 4; attempt += 1) await socket.current.happens('connect_error', new Error('timeout'))
  expect(result.current.status).not.toBe('disconnected')
  await socket.current.happens('connect_error', new Error('timeout'))
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: timeout' })
})

test('joining needs a connection, and a refusal is an error', async () => {
  await expect(ask('join-board', { boardId: '1' })).rejects.toThrow('Socket not connected')
  await startLive()
  await socket.current.happens('connect')
  await expect(ask('join-board', { boardId: '1' })).resolves.toEqual({ ok: true, seq: 7 })
  socket.current.answer = { ok: false, message: 'This board does not exist' }
  await expect(ask('join-board', { boardId: '2' })).rejects.toThrow(new LiveRefusal('This board does not exist'))
})

test('listeners hear what arrives until they stop', async () => {
  const heard: unknown[] = []
  await startLive()
  const stop = onLive('account-updated', (news) => heard.push(news))
  const { unmount } = renderHook(() => useLive('account-updated', (news) => heard.push(news)))
  socket.current.anyListener('account-updated', { clientId: 'a' })
  stop()
  unmount()
  socket.current.anyListener('account-updated', { clientId: 'b' })
  expect(heard).toEqual([{ clientId: 'a' }, { clientId: 'a' }])
})
