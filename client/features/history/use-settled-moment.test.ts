// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettledMoment } from './use-settled-moment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Begins there, and answers what was told of since. */
function travelFrom(begin: string | undefined) {
  const told: (string | undefined)[] = []
  const onMoment = (at: string | undefined) => told.push(at)
  const { rerender } = renderHook(({ at }) => useSettledMoment(at, onMoment), {
    initialProps: { at: begin as string | undefined | null },
  })
  return { told, goTo: (at: string | undefined | null) => rerender({ at }) }
}
const stay = () => act(() => vi.advanceTimersByTime(1_000))

test('where one stays is told, not what one passes', () => {
  const { told, goTo } = travelFrom(undefined)
  goTo('monday')
  goTo('tuesday')
  stay()
  goTo(null)
  stay()
  expect(told).toEqual(['tuesday'])
})

test('back where the journey began is told too', () => {
  const { told, goTo } = travelFrom(undefined)
  stay()
  goTo('monday')
  stay()
  goTo(undefined)
  stay()
  expect(told).toEqual(['monday', undefined])
})
