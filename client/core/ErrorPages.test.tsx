// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#client/testing/server.ts'
import { ErrorPage } from './ErrorPages.tsx'
import { CallError } from './transport.ts'

const AWHILE = 5_000
let server: FakeServer
let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers()
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = fakeServer({ 'GET /build.json': { buildId: 'one' } })
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page that cannot be opened. */
async function open(error: Error) {
  const loader = vi.fn(() => Promise.reject(error))
  const routeTree = createRootRoute({ loader, errorComponent: ErrorPage, component: () => 'There' })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await pass(0)
  expect(screen.getByText('No connection')).toBeTruthy()
  return loader
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/page.js')

test('a call that fails although somebody answers is made again after a while, not as fast as it fails', async () => {
  const loader = await open(new CallError(0, 'No', 'unreachable'))
  await pass(AWHILE - 1)
  expect(loader).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(loader).toHaveBeenCalledTimes(2)
  await pass(AWHILE)
  expect(loader).toHaveBeenCalledTimes(3)
})

test('a page that is missing from a server that was there all along is reloaded once, and not in circles', async () => {
  await open(missing())
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(20 * AWHILE)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page is reloaded whenever the server was away and is back', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch')
  }
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  server.answers['GET /build.json'] = away
  await open(missing())
  await pass(2 * AWHILE)
  expect(reload).not.toHaveBeenCalled()
  server.answers['GET /build.json'] = { buildId: 'one' }
  await pass(AWHILE)
  expect(reload).toHaveBeenCalledTimes(1)
})
