import { expect, test } from 'vitest'
import { latestEnd } from './forgotten.ts'

const HOUR = 60 * 60 * 1000

test.each([
  ['now', 5 * HOUR, 5 * HOUR],
  ['a day after it began, as long as an entry may be', 30 * HOUR, 24 * HOUR],
])('a forgotten timer can have stopped until %s', (_, ran, latest) => {
  const started = Date.parse('2026-11-15T08:00:30Z')
  expect(latestEnd(started, started + ran)).toBe(started + latest)
})
