import { expect, test } from 'vitest'
import { longDate } from '#client/core/dates.ts'
import { expiryOf, lastMoment } from './expiry.ts'
import { recentDays } from './recent-days.ts'

const now = new Date('2026-11-15T10:00:00.000Z')

test('a key lives as long as chosen', () => {
  expect(expiryOf('30', '', now)).toBe('2026-12-15T10:00:00.000Z')
  expect(expiryOf('never', '2026-12-01', now)).toBeNull()
  expect(expiryOf('day', '', now)).toBeUndefined()
})

test('a chosen day is the last one it works on', () => {
  const end = new Date(expiryOf('day', '2026-12-31', now)!)
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2027, 0, 1, 0])
  expect(longDate(lastMoment(end.toISOString()))).toBe('December 31, 2026')
})

test('a year with a digit too many is no day yet', () => {
  expect(expiryOf('day', '20261-12-31', now)).toBeUndefined()
})

test('days without a request are shown too, and today comes last', () => {
  const days = recentDays(
    [
      { day: '2026-10-16', requests: 9 },
      { day: '2026-10-17', requests: 4 },
      { day: '2026-11-15', requests: 2 },
    ],
    now,
  )
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-17', requests: 4 })
  expect(days[1]).toEqual({ day: '2026-10-18', requests: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-11-15', requests: 2 })
})
