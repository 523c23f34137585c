// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLive, stopLive } from '#client/core/live.ts'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import { type FakeServer, fakeServer, later } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { Board, BoardUpdate } from '#contract/boards.ts'
import { boardQuery } from './data.ts'
import { useBoardLive } from './live.ts'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())

const board = {
  _id: 'board',
  workspace: { _id: 'acme' },
  title: 'Launch',
  members: [],
  myRole: null,
  seq: 4,
  version: 1,
} as unknown as Board

const happened = (seq: number, type: string, payload: object = {}) =>
  ({ boardId: 'board', seq, type, clientId: 'another-tab', payload }) as unknown as BoardUpdate
const renamed = (seq: number, title: string) => happened(seq, 'board-updated', { title })
const tasks = (seq: number) => ({ tasks: [], columns: [], seq })
const history = (...events: BoardUpdate[]) => ({ events, tooFar: false })

const BOARD = 'GET /api/boards/board'
const TASKS = 'GET /api/boards/board/tasks'
const EVENTS = 'GET /api/boards/board/events'
let server: FakeServer
const askedForHistory = () => server.asked.filter((asked) => asked.startsWith(EVENTS))
const askedForBoard = () => server.asked.filter((asked) => asked === BOARD)

beforeEach(async () => {
  boardCache.clear()
  server = fakeServer({ [BOARD]: { board }, [TASKS]: tasks(4), [EVENTS]: history() })
  stopLive()
  socket.asked = []
  socket.answer = { ok: true, seq: 4 }
  await startLive()
  await socket.happens('connect')
})

afterEach(cleanup)

function open() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const { result } = renderHook(
    () => {
      const query = useQuery(boardQuery('board'))
      useBoardLive('board', useQuery(boardTasksQuery('board')).data)
      return query
    },
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )
  return { shown: () => result.current.data }
}

async function opened() {
  const view = open()
  await waitFor(() => expect(socket.asked).toEqual(['join-board']))
  server.asked = []
  return view
}

test('it enters the room only when the tasks are there to compare with', async () => {
  const answer = later()
  server.answers[TASKS] = answer.answer
  server.answers[EVENTS] = history(renamed(5, 'Meanwhile'))
  socket.answer = { ok: true, seq: 5 }
  const { shown } = open()
  expect(socket.asked).toEqual([])
  await answer.give(tasks(4))
  await waitFor(() => expect(shown()?.title).toBe('Meanwhile'))
})

test('a gap is filled, and a history that does not fill it is asked for once', async () => {
  const { shown } = await opened()
  await socket.brings('board-update', renamed(7, 'Third'))
  await waitFor(() => expect(askedForHistory()).toEqual([`${EVENTS}?after=4`]))
  server.answers[EVENTS] = history(renamed(5, 'First'), renamed(6, 'Second'))
  await socket.brings('board-update', renamed(8, 'Fourth'))
  await waitFor(() => expect(shown()?.title).toBe('Fourth'))
  expect(askedForHistory()).toHaveLength(2)
})

test('what is announced while it catches up is fetched too', async () => {
  const { shown } = await opened()
  const answer = later()
  server.answers[EVENTS] = answer.answer
  await socket.brings('board-update', renamed(6, 'Second'))
  socket.answer = { ok: true, seq: 7 }
  await socket.brings('rejoin-board', { boardId: 'board' })
  server.answers[EVENTS] = history(renamed(7, 'Third'))
  await answer.give(history(renamed(5, 'First'), renamed(6, 'Second')))
  await waitFor(() => expect(shown()?.title).toBe('Third'))
})

test('put out of the room, it joins again and catches up', async () => {
  const { shown } = await opened()
  await socket.brings('rejoin-board', { boardId: 'another' })
  expect(socket.asked).toEqual(['join-board'])
  socket.answer = { ok: true, seq: 5 }
  server.answers[EVENTS] = history(renamed(5, 'Still mine'))
  await socket.brings('rejoin-board', { boardId: 'board' })
  await waitFor(() => expect(shown()?.title).toBe('Still mine'))
})

test('put on a project while looking at it, I may edit it at once', async () => {
  const { shown } = await opened()
  // The room was opened anew for me, so I was not in it when the others heard.
  socket.answer = { ok: true, seq: 5 }
  server.answers[EVENTS] = history(happened(5, 'members-changed'))
  server.answers[BOARD] = { board: { ...board, myRole: 'collaborator', seq: 5 } }
  await socket.brings('rejoin-board', { boardId: 'board' })
  await waitFor(() => expect(shown()?.myRole).toBe('collaborator'))
})

test('what is known already is no reason to ask again', async () => {
  await opened()
  await socket.brings('board-update', happened(4, 'members-changed'))
  await socket.brings('board-update', happened(5, 'members-changed'))
  await waitFor(() => expect(askedForBoard()).toHaveLength(1))
})

test('refused at the door, it asks for the board, which is not there any more; cut off, it does not', async () => {
  await opened()
  socket.answer = new Error('timeout')
  await socket.brings('rejoin-board', { boardId: 'board' })
  await act(async () => {})
  expect(askedForBoard()).toEqual([])
  socket.answer = { ok: false, message: 'Project not found' }
  await socket.brings('rejoin-board', { boardId: 'board' })
  await waitFor(() => expect(askedForBoard()).toHaveLength(1))
})
