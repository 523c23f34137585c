import { expect, test } from 'vitest'
import { marksBetween } from './marks.ts'

const at = (year: number, month: number, day: number, hour = 0) => new Date(year, month - 1, day, hour).getTime()
const labels = (since: number, until: number) => marksBetween(since, until).map(({ label }) => label)

test('a week has its days, a year its months, a morning its hours', () => {
  expect(labels(at(2026, 11, 8, 9), at(2026, 11, 15, 9))).toEqual([
    'Nov 9',
    'Nov 10',
    'Nov 11',
    'Nov 12',
    'Nov 13',
    'Nov 14',
    'Nov 15',
  ])
  expect(labels(at(2025, 11, 15), at(2026, 11, 15))).toEqual(['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026'])
  expect(labels(at(2026, 11, 15, 8), at(2026, 11, 15, 11))).toEqual(['9:00\u00a0AM', '10:00\u00a0AM'])
})

test('however long a project lives, there is room for the names', () => {
  for (const days of [0.01, 1, 3, 20, 90, 400, 1_500, 4_000])
    expect(labels(at(2026, 1, 1, 5), at(2026, 1, 1, 5) + days * 86_400_000).length).toBeLessThanOrEqual(12)
})
