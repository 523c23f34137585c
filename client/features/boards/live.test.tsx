// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveRefusal } from '#client/core/live.ts'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import type { ServerSends } from '#contract/live.ts'
import { boardQuery } from './data.ts'
import { useBoardLive } from './live.ts'

const { ask, handlers, boardEventsAfter } = vi.hoisted(() => ({
  ask: vi.fn<(name: string, about: { boardId: string }) => Promise<{ ok: true; seq?: number }>>(),
  handlers: new Map<string, (news: unknown) => void>(),
  boardEventsAfter: vi.fn<(board: Board) => Promise<{ events: BoardUpdate[]; tooFar: boolean }>>(),
}))

vi.mock('#client/core/live.ts', () => ({
  ask,
  LiveRefusal: class extends Error {},
  useLiveState: () => ({ status: 'connected' }),
  useLive: (name: string, handler: (news: unknown) => void) => handlers.set(name, handler),
}))
vi.mock('./data.ts', async (original) => ({ ...(await original<object>()), boardEventsAfter }))

const board = { _id: 'board', workspace: { _id: 'acme' }, title: 'Launch', seq: 4, version: 1 } as Board
const renamed = (seq: number, title: string) =>
  ({
    boardId: 'board',
    seq,
    type: 'board-updated',
    clientId: 'another-tab',
    payload: { title },
  }) as unknown as BoardUpdate

const hears = <Name extends keyof ServerSends>(name: Name, news: Parameters<ServerSends[Name]>[0]) =>
  act(async () => handlers.get(name)?.(news))

let cache: QueryClient
const title = () => cache.getQueryData(boardQuery('board').queryKey)?.title

function open(isLoaded: boolean) {
  cache = new QueryClient()
  if (isLoaded) cache.setQueryData(boardQuery('board').queryKey, board)
  return renderHook(({ loaded }) => useBoardLive('board', loaded), {
    initialProps: { loaded: isLoaded },
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
}

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ ok: true, seq: 4 })
  boardEventsAfter.mockReset().mockResolvedValue({ events: [], tooFar: false })
})

test('it enters the room only when the board is there to compare with', async () => {
  const { rerender } = open(false)
  expect(ask).not.toHaveBeenCalled()
  cache.setQueryData(boardQuery('board').queryKey, board)
  ask.mockResolvedValue({ ok: true, seq: 5 })
  boardEventsAfter.mockResolvedValue({ events: [renamed(5, 'Meanwhile')], tooFar: false })
  rerender({ loaded: true })
  await waitFor(() => expect(title()).toBe('Meanwhile'))
})

test('a gap is filled, and a history that does not fill it is asked for once', async () => {
  open(true)
  await hears('board-update', renamed(7, 'Third'))
  expect(boardEventsAfter).toHaveBeenCalledTimes(1)
  boardEventsAfter.mockResolvedValue({ events: [renamed(5, 'First'), renamed(6, 'Second')], tooFar: false })
  await hears('board-update', renamed(8, 'Fourth'))
  expect(title()).toBe('Fourth')
  expect(boardEventsAfter).toHaveBeenCalledTimes(2)
})

test('what is announced while it catches up is fetched too', async () => {
  open(true)
  await act(async () => {})
  let answer = () => {}
  boardEventsAfter.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ events: [renamed(5, 'First'), renamed(6, 'Second')], tooFar: false })
      }),
  )
  await hears('board-update', renamed(6, 'Second'))
  ask.mockResolvedValue({ ok: true, seq: 7 })
  await hears('rejoin-board', { boardId: 'board' })
  boardEventsAfter.mockResolvedValue({ events: [renamed(7, 'Third')], tooFar: false })
  await act(async () => answer())
  expect(title()).toBe('Third')
})

test('put out of the room, it joins again and catches up', async () => {
  open(true)
  await hears('rejoin-board', { boardId: 'another' })
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockResolvedValue({ ok: true, seq: 5 })
  boardEventsAfter.mockResolvedValue({ events: [renamed(5, 'Still mine')], tooFar: false })
  await hears('rejoin-board', { boardId: 'board' })
  expect(ask).toHaveBeenCalledTimes(2)
  expect(title()).toBe('Still mine')
})

test('refused at the door, it asks for the board, which is not there any more; cut off, it does not', async () => {
  open(true)
  const isOutdated = () => cache.getQueryState(boardQuery('board').queryKey)?.isInvalidated
  ask.mockRejectedValue(new Error('Connection error: timeout'))
  await hears('rejoin-board', { boardId: 'board' })
  expect(isOutdated()).toBe(false)
  ask.mockRejectedValue(new LiveRefusal('Project not found'))
  await hears('rejoin-board', { boardId: 'board' })
  expect(isOutdated()).toBe(true)
})
