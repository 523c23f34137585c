// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLive, stopLive } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import { boardQuery, boardsQuery, useToggleFavorite } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { workspaceQuery, workspacesQuery } from '#client/features/workspaces/data.ts'
import { type FakeServer, fakeServer, later } from '#client/testing/server.ts'
import { socket } from '#client/testing/socket.ts'
import type { Board } from '#contract/boards.ts'
import type { WorkspaceNews } from '#contract/live.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { useWorkspaceLive } from './live.ts'

vi.mock('socket.io-client', async () => (await import('#client/testing/socket.ts')).fakeSocketLibrary())

const board = { _id: 'launch', workspace: { _id: 'id' }, title: 'Launch', favorite: false, seq: 4 } as Board

/** What the screens of a workspace have open. */
const screens = {
  'GET /api/boards': { boards: [board] },
  'GET /api/boards/launch': { board },
  'GET /api/folders': { folders: [] },
  'GET /api/workspaces/id/members': { members: [] },
  'GET /api/workspaces': { myWorkspaces: [], guestWorkspaces: [] },
  'GET /api/workspaces/acme': { workspace: { _id: 'id', url: 'acme' } },
}
let server: FakeServer
const asked = () => [...new Set(server.asked)].map((each) => each.split('?')[0]).toSorted()

beforeEach(async () => {
  server = fakeServer({ ...screens })
  stopLive()
  socket.asked = []
  socket.answer = { ok: true }
  await startLive()
  await socket.happens('connect')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(myRole: WorkspaceRole = 'member') {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result } = renderHook(
    () => {
      useWorkspaceLive({ _id: 'id', url: 'acme', myRole })
      useQuery(boardQuery('launch'))
      useQuery(foldersQuery('id'))
      useQuery(membersQuery('id'))
      useQuery(workspacesQuery)
      useQuery(workspaceQuery('acme'))
      return { boards: useQuery(boardsQuery('id')).data, star: useToggleFavorite('id') }
    },
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  )
  await wait()
  await waitFor(() => expect(result.current.boards).toBeDefined())
  server.asked = []
  return result
}

const news = (topics: WorkspaceNews['topics'], changes: Partial<WorkspaceNews> = {}): WorkspaceNews => ({
  workspaceId: 'id',
  topics,
  initiatorId: 'bo',
  clientId: 'another-tab',
  ...changes,
})
/** Longer than news are gathered. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(100))

test('news that come together are asked about once', async () => {
  await open()
  await socket.brings('workspace-update', news(['folders']))
  await socket.brings('workspace-update', news(['folders']))
  expect(server.asked).toEqual([])
  await wait()
  expect(server.asked).toEqual(['GET /api/folders?workspaceId=id'])
})

test('what is different about projects shows in the list and on the one that is open', async () => {
  await open()
  await socket.brings('workspace-update', news(['boards']))
  await wait()
  expect(asked()).toEqual(['GET /api/boards', 'GET /api/boards/launch'])
})

test('to a guest, folders come and go with the projects in them', async () => {
  await open('guest')
  await socket.brings('workspace-update', news(['boards']))
  await wait()
  expect(asked()).toContain('GET /api/folders')
})

test('how many people there are stands in the list of my workspaces, too', async () => {
  await open()
  await socket.brings('workspace-update', news(['members']))
  await wait()
  expect(asked()).toEqual(expect.arrayContaining(['GET /api/workspaces', 'GET /api/workspaces/id/members']))
})

test('what this tab did to projects it knows; of all else it hears like anybody', async () => {
  await open()
  await socket.brings('workspace-update', news(['boards', 'folders'], { clientId }))
  await wait()
  expect(server.asked).toEqual([])
  await socket.brings('workspace-update', news(['members'], { clientId }))
  await wait()
  expect(asked()).toContain('GET /api/workspaces/id/members')
})

test('a page that has not learned of a topic yet takes the rest of the news', async () => {
  await open()
  await socket.brings('workspace-update', news(['weather' as never, 'folders']))
  await wait()
  expect(asked()).toEqual(['GET /api/folders'])
})

test('news of another workspace are none', async () => {
  await open()
  await socket.brings('workspace-update', news(['boards'], { workspaceId: 'other' }))
  await wait()
  expect(server.asked).toEqual([])
})

test.each([
  ['news', () => socket.brings('workspace-update', news(['boards']))],
  [
    'a new connection',
    async () => {
      await socket.happens('disconnect', 'transport close')
      await socket.happens('connect')
    },
  ],
])('after %s it asks for projects only when what is on screen is saved', async (_, happen) => {
  const result = await open()
  const { answer, give } = later()
  server.answers['POST /api/boards/launch/favorite'] = answer
  await act(async () => result.current.star.mutate({ boardId: 'launch' }))
  await happen()
  await wait()
  expect(result.current.boards?.[0]?.favorite).toBe(true)
  expect(asked()).not.toContain('GET /api/boards')
  await give({ board: { ...board, favorite: true } })
  await wait()
  expect(asked()).toContain('GET /api/boards')
})

test('after every connection it enters the room again and asks for what it missed', async () => {
  await open()
  await socket.happens('disconnect', 'transport close')
  await socket.happens('connect')
  await wait()
  expect(socket.asked.filter((name) => name === 'join-workspace')).toHaveLength(2)
  expect(asked()).toEqual(Object.keys(screens).toSorted())
})

test('whoever may do something else now enters again; refused, they ask too, and are told', async () => {
  await open()
  socket.answer = { ok: false, message: 'Workspace not found' }
  await socket.brings('access-changed', { workspaceId: 'other' })
  await wait()
  expect(server.asked).toEqual([])
  await socket.brings('access-changed', { workspaceId: 'id' })
  await wait()
  expect(asked()).toEqual(Object.keys(screens).toSorted())
})
