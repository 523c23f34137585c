// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { render, screen } from '#client/testing/react.ts'
import { OfflineLine } from './OfflineLine.tsx'

test('wherever it breaks, no line of it begins with a dot', () => {
  render(<OfflineLine asOf={Date.now()} waiting={2} refused={0} onRead={() => {}} />)
  const words = screen.getByRole('status').textContent!
  expect(words).toMatch(/^Offline\u00a0· as of .+\u00a0· 2 changes wait$/)
})
