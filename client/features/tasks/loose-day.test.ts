import { expect, test } from 'vitest'
import { looseDay } from './loose-day.ts'

// A Monday.
const today = '2026-11-16'

test.each([
  ['friday', '2026-11-20'],
  ['fri', '2026-11-20'],
  ['Fr', '2026-11-20'],
  ['next friday', '2026-11-27'],
  ['next fri', '2026-11-27'],
  ['next monday', '2026-11-23'],
  ['coming friday', '2026-11-20'],
  ['mon', '2026-11-23'],
  ['in 3 days', '2026-11-19'],
  ['3d', '2026-11-19'],
  ['+2w', '2026-11-30'],
  ['dec 24', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24.12', '2026-12-24'],
  ['12/24', '2026-12-24'],
  ['1.2.', '2027-02-01'],
  ['29.2.', '2028-02-29'],
  ['2/29', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['31.12.27', '2027-12-31'],
  ['12/31/2027', '2027-12-31'],
  ['1.3.2020', '2020-03-01'],
  ['day after tomorrow', '2026-11-18'],
  ['this  friday', '2026-11-20'],
  ['in two weeks', '2026-11-30'],
  ['in a month', '2026-12-16'],
  ['in 3 months', '2027-02-16'],
  ['next month', '2026-12-01'],
  ['end of month', '2026-11-30'],
])('%s', (text, day) => expect(looseDay(text, today)).toBe(day))

test.each([
  '',
  't',
  's',
  'fry',
  '0d',
  '9999w',
  '31.2.',
  '13/1',
  'next',
  'soon',
  '31.2.2027',
  'in two',
  'in no weeks',
  'in 999 months',
])('%s is none', (text) => {
  expect(looseDay(text, today)).toBeNull()
})

test.each([
  ['friday', '2026-11-20'],
  ['next friday', '2026-11-27'],
  ['next tuesday', '2026-11-24'],
  ['next wednesday', '2026-11-25'],
])('on a Wednesday, %s', (text, day) => expect(looseDay(text, '2026-11-18')).toBe(day))

test('on a Sunday next week begins tomorrow', () => expect(looseDay('next monday', '2026-11-15')).toBe('2026-11-16'))
