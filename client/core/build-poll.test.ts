// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { onMissingPart, reloadOnce } from './build-poll.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { ...window.location, reload })
})

test('a page that just reloaded for a new build does not do so again within ten seconds', () => {
  reloadOnce(100_000)
  reloadOnce(109_999)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOnce(110_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a missing part of the page reloads it after an update, but never while the server is out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await onMissingPart()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ buildId: 'next' })))
  await onMissingPart()
  expect(reload).toHaveBeenCalledTimes(1)
})
