import { expect, test } from 'vitest'
import { quickDays } from './quick-days.ts'

const days = (now: string) => quickDays(new Date(`${now}T23:30:00`)).map(({ day }) => day)

test.each([
  ['2026-11-15', ['2026-11-15', '2026-11-16', '2026-11-16']],
  ['2026-11-16', ['2026-11-16', '2026-11-17', '2026-11-23']],
  ['2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-04']],
])('on %s', (now, expected) => expect(days(now)).toEqual(expected))
