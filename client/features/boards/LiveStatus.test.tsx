// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveStatus } from './LiveStatus.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('a connection that is not there is told of, and only when it does not come at once', () => {
  vi.useFakeTimers()
  render(
    <MantineProvider>
      <LiveStatus />
    </MantineProvider>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  act(() => vi.advanceTimersByTime(1_000))
  screen.getByRole('status')
})
