// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { socket } from '#client/testing/socket.ts'
import { ask, LiveRefusal, onLive, startLive, stopLive, useCatchUp, useLive, useLiveState } from './live.ts'
import { sessionState } from './session-state.ts'

const library = vi.hoisted(() => ({ made: 0, canLoad: true }))
vi.mock('socket.io-client', () => ({
  io: () => {
    if (!library.canLoad) throw new Error('no network')
    library.made += 1
    return socket
  },
}))

const tokens = { access_token: 'access', refresh_token: 'refresh' }
const theRefresh = (status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ ...tokens, message: 'no' }, { status }))

beforeEach(() => {
  stopLive()
  socket.connects = 0
  socket.connected = false
  socket.active = true
  sessionState.keepTokens(tokens)
})

test('without a token there is no connection', async () => {
  localStorage.clear()
  await startLive()
  expect(library.made).toBe(0)
})

afterEach(() => vi.useRealTimers())

test('a library that cannot be loaded is an error, and the next try is a new one', async () => {
  library.canLoad = false
  const { result } = renderHook(() => useLiveState())
  await act(() => startLive())
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: no network' })
  library.canLoad = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(result.current).toEqual({ status: 'connecting' })
  expect(socket.connects).toBe(1)
})

test('somebody who signs out while it loads is not connected', async () => {
  const started = startLive()
  sessionState.end('signed-out')
  await started
  expect(socket.connects).toBe(0)
})

test('it goes through connecting, connected and reconnecting', async () => {
  const { result } = renderHook(() => useLiveState())
  await act(() => startLive())
  expect(result.current).toEqual({ status: 'connecting' })
  await socket.happens('connect')
  expect(result.current).toEqual({ status: 'connected' })
  await socket.happens('disconnect', 'transport close')
  await socket.happens('manager reconnect_attempt', 2)
  expect(result.current).toEqual({ status: 'reconnecting', attempt: 2 })
})

test('with every connection and with every room one catches up, while one is there to see it', async () => {
  const caughtUp: string[] = []
  const { unmount } = renderHook(() => {
    useCatchUp('connect', () => caughtUp.push('mine'))
    useCatchUp('join-board', () => caughtUp.push('of the board'))
  })
  await startLive()
  await socket.happens('connect')
  expect(caughtUp).toEqual(['mine'])
  await ask('join-board', { boardId: 'launch' })
  await ask('join-workspace', { workspaceId: 'acme' })
  expect(caughtUp).toEqual(['mine', 'of the board'])
  await socket.happens('disconnect', 'transport close')
  await socket.happens('connect')
  expect(caughtUp).toEqual(['mine', 'of the board', 'mine'])
  unmount()
  await ask('join-board', { boardId: 'launch' })
  await socket.happens('connect')
  expect(caughtUp).toEqual(['mine', 'of the board', 'mine'])
})

test('a room one is not let into brings nothing to catch up with', async () => {
  const catchUp = vi.fn()
  renderHook(() => useCatchUp('join-board', catchUp))
  await startLive()
  await socket.happens('connect')
  socket.answer = { ok: false, message: 'Board not found' }
  await expect(ask('join-board', { boardId: 'launch' })).rejects.toThrow('Board not found')
  socket.answer = { ok: true }
  expect(catchUp).not.toHaveBeenCalled()
})

test.each(['Unauthorized', 'Authentication token expired'])(
  '"%s" refreshes the token and tries again',
  async (message) => {
    theRefresh(200)
    await startLive()
    await socket.happens('connect_error', new Error(message))
    await expect.poll(() => socket.connects).toBe(2)
  },
)

test('a refresh that fails ends it with Authentication failed', async () => {
  theRefresh(401)
  const { result } = renderHook(() => useLiveState())
  await startLive()
  await socket.happens('connect_error', new Error('Unauthorized'))
  await expect.poll(() => result.current).toEqual({ status: 'disconnected', error: 'Authentication failed' })
})

test('a refresh that reaches nobody is no reason to give up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = renderHook(() => useLiveState())
  await startLive()
  vi.useFakeTimers()
  await socket.happens('connect_error', new Error('Unauthorized'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(result.current).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(socket.connects).toBe(2)
})

test('refused in the handshake, it tries again by itself, and not for ever', async () => {
  const { result } = renderHook(() => useLiveState())
  await startLive()
  vi.useFakeTimers()
  socket.active = false
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await socket.happens('connect_error', new Error('Unavailable'))
    expect(result.current).toEqual({ status: 'reconnecting', attempt })
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(socket.connects).toBe(1 + attempt)
  }
  await socket.happens('connect_error', new Error('Unavailable'))
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: Unavailable' })
})

test('after five failed attempts it gives up and says why', async () => {
  const { result } = renderHook(() => useLiveState())
  await startLive()
  for (let attempt = 1; attempt <= 4; attempt += 1) await socket.happens('connect_error', new Error('timeout'))
  expect(result.current.status).not.toBe('disconnected')
  await socket.happens('connect_error', new Error('timeout'))
  expect(result.current).toEqual({ status: 'disconnected', error: 'Connection error: timeout' })
})

test('joining needs a connection, and a refusal is an error', async () => {
  await expect(ask('join-board', { boardId: '1' })).rejects.toThrow('Socket not connected')
  await startLive()
  await socket.happens('connect')
  await expect(ask('join-board', { boardId: '1' })).resolves.toEqual({ ok: true })
  socket.answer = { ok: false, message: 'This board does not exist' }
  await expect(ask('join-board', { boardId: '2' })).rejects.toThrow(new LiveRefusal('This board does not exist'))
})

test('listeners hear what arrives until they stop', async () => {
  const heard: unknown[] = []
  await startLive()
  const stop = onLive('account-updated', (news) => heard.push(news))
  const { unmount } = renderHook(() => useLive('account-updated', (news) => heard.push(news)))
  socket.anyListener('account-updated', { clientId: 'a' })
  stop()
  unmount()
  socket.anyListener('account-updated', { clientId: 'b' })
  expect(heard).toEqual([{ clientId: 'a' }, { clientId: 'a' }])
})
