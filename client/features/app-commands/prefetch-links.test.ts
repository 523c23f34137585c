// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { startPrefetching } from './prefetch-links.ts'

const root = createRootRoute()
const page = (path: string) => createRoute({ getParentRoute: () => root, path })

let server: FakeServer
let stop = () => {}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = fakeServer()
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(workspaceQuery('acme').queryKey, { _id: 'w1', url: 'acme' } as Workspace)
  const router = createRouter({
    routeTree: root.addChildren([page('/$workspace/projects/$boardId/forms'), page('/$workspace/notifications')]),
    history: createMemoryHistory({ initialEntries: ['/acme/notifications'] }),
  })
  await router.load()
  document.body.innerHTML = '<a href="/acme/projects/b1/forms"><b>Forms</b></a><p>Words</p>'
  stop = startPrefetching(router, cache)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const over = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }))
const forms = 'GET /api/boards/b1/forms'
/** What asks loads first, and that takes as long as the machine is busy. */
const patient = { timeout: 90_000 }

test.each(['pointerover', 'focusin'])('a link is asked for after a moment of %s, and once', async (type) => {
  over('b', type)
  await vi.advanceTimersByTimeAsync(49)
  expect(server.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(server.asked).toEqual([forms]), patient)
})

test('whoever only passes over it asks for nothing', async () => {
  over('b', 'pointerover')
  await vi.advanceTimersByTimeAsync(30)
  over('p', 'pointerover')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked).toEqual([])
})

test('a finger means it at once', async () => {
  over('b', 'touchstart')
  await vi.waitFor(() => expect(server.asked).toEqual([forms]), patient)
})

test.each([
  ['pays for every byte', { onLine: true, connection: { saveData: true } }],
  ['has no connection', { onLine: false }],
])('whoever %s loads only what they open', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  over('b', 'touchstart')
  over('b', 'pointerover')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked).toEqual([])
})
