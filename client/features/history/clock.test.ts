import { expect, test } from 'vitest'
import { momentAfter, spanOf } from './clock.ts'

const DAY = 86_400_000
const now = Date.parse('2026-11-15T12:00:00Z')

test('ten seconds show a day, a week or a month', () => {
  for (const speed of ['day', 'week', 'month'] as const)
    expect(momentAfter(now, 10_000, speed, null) - now).toBe(spanOf(speed))
  expect(spanOf('week')).toBe(7 * DAY)
})

test('where nothing happens for long, the clock goes on to shortly before the next change', () => {
  const next = now + 5 * DAY
  const moment = momentAfter(now, 16, 'day', next)
  expect(moment).toBeGreaterThan(now + 4 * DAY)
  expect(moment).toBeLessThan(next)
})

test('what comes soon is waited for', () => {
  expect(momentAfter(now, 16, 'week', now + 3_600_000)).toBeLessThan(now + 3_600_000)
})
