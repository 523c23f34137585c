import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const workdays = [1, 2, 3, 4, 5]
const nights = { from: '22:00', to: '07:00', days: workdays }
const noons = { from: '12:00', to: '13:00', days: workdays }

// The fifteenth of November 2026 is a Sunday.
test.each([
  [nights, 'UTC', '2026-11-16T22:00:00Z', true],
  [nights, 'UTC', '2026-11-16T21:59:00Z', false],
  // Begun on Friday, still Friday's.
  [nights, 'UTC', '2026-11-21T06:59:00Z', true],
  [nights, 'UTC', '2026-11-21T07:00:00Z', false],
  [nights, 'UTC', '2026-11-21T23:00:00Z', false],
  [nights, 'UTC', '2026-11-16T03:00:00Z', false],
  [noons, 'UTC', '2026-11-16T12:30:00Z', true],
  [noons, 'UTC', '2026-11-15T12:30:00Z', false],
  // Half past noon in Tokyo.
  [noons, 'Asia/Tokyo', '2026-11-16T03:30:00Z', true],
  [noons, 'Asia/Tokyo', '2026-11-16T12:30:00Z', false],
  [null, 'UTC', '2026-11-16T12:30:00Z', false],
  [{ from: '09:00', to: '09:00', days: workdays }, null, '2026-11-16T12:30:00Z', true],
  [{ from: '09:00', to: '09:00', days: [2] }, null, '2026-11-16T12:30:00Z', false],
])('%o in %s at %s: %s', (hours, zone, at, quiet) => {
  expect(isQuiet(hours, zone, new Date(at))).toBe(quiet)
})
