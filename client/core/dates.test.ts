import { describe, expect, test } from 'vitest'
import {
  calendarDay,
  dateTime,
  isFuture,
  isPast,
  isToday,
  isWithinDays,
  longDate,
  pastDay,
  relativeTime,
  timeOfDay,
} from './dates.ts'

// A local moment, so that the table holds in every time zone.
const now = new Date(2026, 10, 15, 12, 0, 0)
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('relative time', () => {
  test.each([
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1m ago'],
    [59 * minute, '59m ago'],
    [hour, '1h ago'],
    [23 * hour, '23h ago'],
    [day, '1d ago'],
    [29 * day, '29d ago'],
    [30 * day, '1mo ago'],
    [359 * day, '11mo ago'],
    [360 * day, '1y ago'],
    [800 * day, '2y ago'],
    [-5 * minute, 'just now'],
  ])('%i ms ago reads %s', (age, text) => expect(relativeTime(ago(age), now)).toBe(text))
})

describe('calendar day', () => {
  test.each([
    ['2026-11-15', 'Today'],
    ['2026-11-16', 'Tomorrow'],
    ['2026-11-14', 'Nov 14, 2026'],
    ['2027-01-02', 'Jan 2, 2027'],
    [new Date(2026, 10, 15, 23, 59), 'Today'],
    [new Date(2026, 10, 16, 0, 0), 'Tomorrow'],
  ])('%s is %s', (date, text) => expect(calendarDay(date, now)).toBe(text))

  test('tomorrow is found across the end of a month', () =>
    expect(calendarDay('2026-12-01', new Date(2026, 10, 30, 23))).toBe('Tomorrow'))
})

test('what lies behind knows yesterday, also where the night was an hour longer', () => {
  expect(pastDay('2026-11-15', now)).toBe('Today')
  expect(pastDay('2026-11-14', now)).toBe('Yesterday')
  expect(pastDay('2026-11-13', now)).toBe('Nov 13, 2026')
  expect(pastDay(new Date(2026, 9, 24, 12), new Date(2026, 9, 25, 23, 30))).toBe('Yesterday')
})

test('time of day, date-time and long date are in en-US', () => {
  const moment = new Date(2026, 10, 5, 15, 7)
  expect(timeOfDay(moment)).toBe('3:07\u00a0PM')
  expect(dateTime(moment)).toBe('Nov 5, 2026, 3:07\u00a0PM')
  expect(longDate(moment)).toBe('November 5, 2026')
  expect(longDate(null)).toBe('N/A')
})

test('past, future and today', () => {
  expect(isPast(ago(1), now)).toBe(true)
  expect(isPast(now, now)).toBe(false)
  expect(isFuture(ago(-1), now)).toBe(true)
  expect(isFuture(now, now)).toBe(false)
  expect(isToday(new Date(2026, 10, 15, 0, 0), now)).toBe(true)
  expect(isToday(new Date(2026, 10, 14, 23, 59), now)).toBe(false)
})

describe('within so many days', () => {
  test.each([
    [-1, 3, false],
    [0, 3, false],
    [1, 3, true],
    [3 * day, 3, true],
    [3 * day + 1, 3, false],
  ])('%i ms ahead, %i days: %s', (ahead, days, expected) =>
    expect(isWithinDays(new Date(now.getTime() + ahead), days, now)).toBe(expected),
  )
})
