import { expect, test } from 'vitest'
import { addDays } from '#contract/days.ts'
import { lowerUnit, unitsBetween, upperUnit } from './axis-units.ts'
import { boxOf, dayAt, rangeAround, xOf } from './scale.ts'

const scale = { from: '2026-01-01', days: 730, dayWidth: 18 }

test('every day is as wide as any other, whatever the clocks do where somebody lives', () => {
  // March and October hold the changes of the clocks of Europe, America and New Zealand.
  for (let n = 0; n < scale.days; n++) {
    const day = addDays(scale.from, n)
    expect(xOf(scale, day)).toBe(n * 18)
    expect(dayAt(scale, n * 18)).toBe(day)
    expect(dayAt(scale, n * 18 + 17.9)).toBe(day)
  }
})

test('a bar covers its last day too', () => {
  expect(boxOf(scale, { first: '2026-01-03', last: '2026-01-05' })).toEqual({ left: 36, width: 54 })
})

test('there is room around everything planned, but not for a typing error of centuries', () => {
  const spans = [
    { first: '2026-05-01', last: '2027-02-01' },
    { first: '1926-11-01', last: '9026-11-03' },
  ]
  expect(rangeAround('2026-11-15', spans)).toEqual({ from: '2025-11-02', to: '2027-07-31' })
})

test('the axis names the days, weeks and months that are in view', () => {
  const words = (unit: Parameters<typeof unitsBetween>[0], weekStart = 1) =>
    unitsBetween(unit, '2026-12-30', '2027-01-11', weekStart).map(({ day, words: text, year }) =>
      [day, text, year].filter(Boolean).join(' '),
    )
  expect(words(lowerUnit.week)).toEqual(['2026-12-28 28', '2027-01-04 4', '2027-01-11 11'])
  expect(words(lowerUnit.week, 0)).toEqual(['2026-12-27 27', '2027-01-03 3', '2027-01-10 10'])
  expect(words(upperUnit.week)).toEqual(['2026-12-01 Dec 2026', '2027-01-01 Jan 2027'])
  expect(words(upperUnit.quarter)).toEqual(['2026-10-01 Q4 2026', '2027-01-01 Q1 2027'])
  expect(words(lowerUnit.day)).toHaveLength(13)
})
