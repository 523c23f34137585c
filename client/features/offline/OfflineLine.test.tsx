// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfflineLine } from './OfflineLine.tsx'

test('wherever it breaks, no line of it begins with a dot, and a time or a number stays whole', () => {
  render(<OfflineLine asOf={Date.now()} waiting={2} isGoingOut={false} refused={0} onRead={() => {}} />)
  const words = screen.getByRole('status').textContent!
  expect(words).toMatch(/^Offline\u00a0· as of \d+:\d+\u00a0[AP]M\u00a0· 2\u00a0changes\u00a0wait$/)
})
