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

const serverHas = (buildId: string) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ buildId })))

test('a missing part of the page reloads it after an update, but not when the server was merely out of reach', async () => {
  vi.stubGlobal('__BUILD_ID__', 'this')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await onMissingPart()
  serverHas('this')
  await onMissingPart()
  expect(reload).not.toHaveBeenCalled()
  serverHas('next')
  await onMissingPart()
  expect(reload).toHaveBeenCalledTimes(1)
})
