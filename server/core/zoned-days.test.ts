import { expect, test } from 'vitest'
import { dayIn, daysFrom, startOf, weeksFrom } from './zoned-days.ts'

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
  ['2026-11-15', 'Asia/Kolkata', '2026-11-14T18:30:00.000Z'],
  ['2026-11-15', 'America/New_York', '2026-11-15T05:00:00.000Z'],
  // The day clocks are put forward and the one they are put back begin before that.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // Midnight is skipped in Beirut, and comes twice in Santiago.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  // As far from UTC as it gets, on both sides.
  ['2026-11-15', 'Pacific/Kiritimati', '2026-11-14T10:00:00.000Z'],
  ['2026-11-15', 'Pacific/Pago_Pago', '2026-11-15T11:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startOf(day, zone).toISOString()).toBe(moment)
  expect(dayIn(zone, new Date(moment))).toBe(day)
  expect(dayIn(zone, new Date(Date.parse(moment) - 1)) < day).toBe(true)
})

test('every day of a year follows the one before without a gap', () => {
  for (const zone of ['Europe/London', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe'])
    for (const day of daysFrom('2026-01-01', '2026-12-31')) {
      expect(dayIn(zone, startOf(day, zone))).toBe(day)
      expect(dayIn(zone, new Date(startOf(day, zone).getTime() - 1)) < day).toBe(true)
    }
})

test('weeks are cut to the days asked for', () => {
  expect(weeksFrom('2026-11-11', '2026-11-24', 1)).toEqual([
    { week: '2026-11-09', from: '2026-11-11', to: '2026-11-15' },
    { week: '2026-11-16', from: '2026-11-16', to: '2026-11-22' },
    { week: '2026-11-23', from: '2026-11-23', to: '2026-11-24' },
  ])
})
