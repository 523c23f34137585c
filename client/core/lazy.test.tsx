// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { patiently, whenPartIsMissing } from './lazy.ts'

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/menu.js'))

test('a part that still does not come once somebody answers takes nothing along, and is told', async () => {
  fakeServer({ 'GET /build.json': { buildId: 'one' } })
  const isTold = vi.fn()
  whenPartIsMissing(isTold)
  const settled = vi.fn()
  void patiently(failed).then(settled, settled)
  await vi.waitFor(() => expect(isTold).toHaveBeenCalledOnce())
  expect(settled).not.toHaveBeenCalled()
})
