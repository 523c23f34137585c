// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRefusal } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import type { WorkspaceNews } from '#contract/live.ts'
import { useWorkspaceLive } from './live.ts'

const { ask, handlers, connection } = vi.hoisted(() => ({
  ask: vi.fn<(name: string, about: { workspaceId: string }) => Promise<unknown>>(),
  handlers: new Map<string, (news: unknown) => void>(),
  connection: { status: 'connected' },
}))

vi.mock('#client/core/live.ts', () => ({
  ask,
  LiveRefusal: class extends Error {},
  useLiveState: () => connection,
  useLive: (name: string, handler: (news: unknown) => void) => handlers.set(name, handler),
}))

const acme = { _id: 'id', url: 'acme', myRole: 'member' } as const
let cache: QueryClient
let invalidated: string[]

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset().mockResolvedValue({ ok: true })
  connection.status = 'connected'
  cache = new QueryClient()
  invalidated = []
  vi.spyOn(cache, 'invalidateQueries').mockImplementation(async (filters) => {
    invalidated.push(String(filters?.queryKey))
  })
})

afterEach(() => vi.useRealTimers())

async function open() {
  const hook = renderHook(() => useWorkspaceLive(acme), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await act(async () => {})
  invalidated.length = 0
  return hook
}

const hears = (name: string, news: unknown) => act(async () => handlers.get(name)?.(news))
const news = (topics: WorkspaceNews['topics'], changes: Partial<WorkspaceNews> = {}): WorkspaceNews => ({
  workspaceId: 'id',
  topics,
  initiatorId: 'bo',
  clientId: 'another-tab',
  ...changes,
})
const wait = () => act(async () => vi.advanceTimersByTime(60))

test('news that come together are asked about once', async () => {
  await open()
  await hears('workspace-update', news(['boards']))
  await hears('workspace-update', news(['boards', 'folders']))
  expect(invalidated).toEqual([])
  await wait()
  expect(invalidated).toEqual(['boards,id', 'folders,id', 'activities,id'])
})

test('what this tab did itself it need not ask about; it stands in the history all the same', async () => {
  await open()
  await hears('workspace-update', news(['boards'], { clientId }))
  await wait()
  expect(invalidated).toEqual(['activities,id'])
})

test('news of another workspace are none', async () => {
  await open()
  await hears('workspace-update', news(['boards'], { workspaceId: 'other' }))
  await wait()
  expect(invalidated).toEqual([])
})

test('it asks only when what is on screen is saved', async () => {
  await open()
  let underWay = 1
  vi.spyOn(cache, 'isMutating').mockImplementation(() => underWay)
  await hears('workspace-update', news(['boards']))
  await wait()
  expect(invalidated).toEqual([])
  underWay = 0
  await wait()
  expect(invalidated).toContain('boards,id')
})

test('after every connection it enters the room again and asks for what it missed', async () => {
  const { rerender } = await open()
  connection.status = 'reconnecting'
  rerender()
  connection.status = 'connected'
  await act(async () => rerender())
  expect(ask.mock.calls.filter(([name]) => name === 'join-workspace')).toHaveLength(2)
  expect(invalidated).toEqual(expect.arrayContaining(['workspace,acme', 'members,id', 'boards,id', 'folders,id']))
})

test('whoever may do something else now enters again; refused, they ask too, and are told', async () => {
  await open()
  ask.mockRejectedValue(new LiveRefusal('Workspace not found'))
  await hears('access-changed', { workspaceId: 'other' })
  expect(invalidated).toEqual([])
  await hears('access-changed', { workspaceId: 'id' })
  expect(invalidated).toContain('workspace,acme')
})
