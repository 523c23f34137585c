import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const night = { from: '22:00', to: '07:00', days: everyDay }
const until = (now: string, hours: Parameters<typeof quietUntil>[1], zone: string | null) =>
  quietUntil(new Date(now), hours, zone)?.toISOString() ?? null

test.each([
  // Over midnight, on both sides of it, and outside.
  ['2026-11-15T22:00:00Z', night, null, '2026-11-16T07:00:00.000Z'],
  ['2026-11-16T06:59:00Z', night, null, '2026-11-16T07:00:00.000Z'],
  ['2026-11-16T07:00:00Z', night, null, null],
  ['2026-11-16T21:59:00Z', night, null, null],
  // By the clock on the wall.
  ['2026-11-15T21:30:00Z', night, 'Europe/Berlin', '2026-11-16T06:00:00.000Z'],
  ['2026-11-15T17:00:00Z', night, 'Asia/Kolkata', '2026-11-16T01:30:00.000Z'],
  ['2026-11-15T21:30:00Z', night, 'America/New_York', null],
  // Within one day.
  ['2026-11-15T12:30:00Z', { from: '12:00', to: '13:00', days: [0] }, null, '2026-11-15T13:00:00.000Z'],
  ['2026-11-16T12:30:00Z', { from: '12:00', to: '13:00', days: [0] }, null, null],
  // A night belongs to the day on which it begins.
  ['2026-11-16T03:00:00Z', { ...night, days: [0] }, null, '2026-11-16T07:00:00.000Z'],
  ['2026-11-17T03:00:00Z', { ...night, days: [0] }, null, null],
  // The night the clock is put back has an hour more, the night it is put forward one less.
  ['2026-10-24T21:00:00Z', night, 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
  ['2026-03-28T22:00:00Z', night, 'Europe/Berlin', '2026-03-29T05:00:00.000Z'],
  // An end that is put forward over comes an hour later.
  ['2026-03-28T22:00:00Z', { ...night, to: '02:30' }, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  // From one time to the same is a whole day.
  ['2026-11-15T12:00:00Z', { from: '12:00', to: '12:00', days: [0] }, null, '2026-11-16T12:00:00.000Z'],
  ['2026-11-16T11:59:00Z', { from: '12:00', to: '12:00', days: [0] }, null, '2026-11-16T12:00:00.000Z'],
  ['2026-11-16T12:00:00Z', { from: '12:00', to: '12:00', days: [0] }, null, null],
  ['2026-11-15T12:00:00Z', null, null, null],
] as const)('%s in %j, %s: %s', (now, hours, zone, end) => {
  expect(until(now, hours && { ...hours, days: [...hours.days] }, zone)).toBe(end)
})
