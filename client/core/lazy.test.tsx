// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { patiently } from './lazy.ts'
import { Toasts } from './toasts.tsx'

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/menu.js'))
let reported: ReturnType<typeof vi.fn>

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => import('./ToastStack.tsx'))

beforeEach(() => {
  vi.useFakeTimers()
  fakeServer({ 'GET /build.json': { buildId: 'one' } })
  reported = vi.fn()
  vi.stubGlobal('reportError', reported)
})

afterEach(async () => {
  cleanup()
  document.head.replaceChildren()
  // Whoever loads the next part waits for none of these.
  await patiently(async () => {})
})

test('a part that does not come although somebody answers is told of once, until somebody does something, and comes when it can', async () => {
  let load: () => Promise<string> = failed
  const settled = vi.fn()
  void patiently(() => load()).then(settled, settled)
  void patiently(failed)
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2), 60_000)
  render(<Toasts />)
  await vi.waitFor(() => screen.getByText('A part of this page did not come'), 60_000)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  expect(settled).not.toHaveBeenCalled()
  load = async () => 'menu'
  await vi.runOnlyPendingTimersAsync()
  expect(settled).toHaveBeenCalledExactlyOnceWith('menu')
})

/** One whose style sheet could not be fetched when somebody looked ahead. */
function missStyle() {
  const link = document.head.appendChild(document.createElement('link'))
  link.rel = 'stylesheet'
  link.dispatchEvent(new Event('error'))
  return () => [...document.head.querySelectorAll('link')].find((other) => other !== link)
}

test('what is loaded already is drawn once its style sheet is there too, for each who waits for it', async () => {
  const asked = missStyle()
  const drawn = vi.fn()
  void patiently(async () => 'menu').then(drawn)
  void patiently(async () => 'dialog').then(drawn)
  await vi.waitFor(() => expect(asked()).toBeTruthy(), 60_000)
  expect(drawn).not.toHaveBeenCalled()
  asked()!.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(drawn.mock.calls.flat()).toEqual(['menu', 'dialog']), 60_000)
})

test('a style sheet that stays missing keeps nothing else from being drawn', async () => {
  const asked = missStyle()
  const menu = patiently(async () => 'menu')
  await vi.waitFor(() => expect(asked()).toBeTruthy(), 60_000)
  asked()!.dispatchEvent(new Event('error'))
  expect(await menu).toBe('menu')
})
