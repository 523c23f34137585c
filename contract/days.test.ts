import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDay, monthStartOf, weekdayOf, weekStartOf } from './days.ts'

test('days go on over months, years and the nights when clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-11-15', '2026-11-01')).toBe(-14)
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0026-11-15', false],
  ['2026-11-15T10:00', false],
  ['2026-1-5', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('a week begins where the workspace says', () => {
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(weekStartOf('2026-11-15', 0)).toBe('2026-11-15')
  expect(weekStartOf('2026-11-15', 1)).toBe('2026-11-09')
  expect(weekStartOf('2026-11-16', 1)).toBe('2026-11-16')
})

test('a month later is never a month and a few days later', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(monthStartOf('2026-11-15')).toBe('2026-11-01')
})
