import { expect, test } from 'vitest'
import { looseDay } from './loose-day.ts'

// A Monday.
const today = '2026-11-16'

test.each([
  ['friday', '2026-11-20'],
  ['fri', '2026-11-20'],
  ['Fr', '2026-11-20'],
  ['next friday', '2026-11-20'],
  ['mon', '2026-11-23'],
  ['in 3 days', '2026-11-19'],
  ['3d', '2026-11-19'],
  ['+2w', '2026-11-30'],
  ['dec 24', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24.12', '2026-12-24'],
  ['12/24', '2026-12-24'],
  ['1.2.', '2027-02-01'],
  ['2026-12-31', '2026-12-31'],
])('%s', (text, day) => expect(looseDay(text, today)).toBe(day))

test.each(['', 't', 's', 'fry', '0d', '9999w', '31.2.', '13/1', 'next', 'soon'])('%s is none', (text) => {
  expect(looseDay(text, today)).toBeNull()
})
