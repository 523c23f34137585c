// Files of tests that draw share a page and its modules: what one left behind on the page is gone before the next begins.
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { removeAllToasts } from '#client/core/toast-list.ts'

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  removeAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
