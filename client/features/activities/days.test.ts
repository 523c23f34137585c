import { expect, test } from 'vitest'
import type { Activity } from '#contract/activities.ts'
import { byDay } from './days.ts'

const at = (year: number, month: number, day: number, hour: number) =>
  new Date(year, month - 1, day, hour).toISOString()

const done = (moment: string): Activity => ({
  _id: moment,
  type: 'signed-in',
  actor: null,
  via: null,
  at: moment,
  workspace: null,
  board: null,
  payload: {},
})

test('a feed is cut into days, with names for the last two', () => {
  const moments = [at(2026, 11, 15, 9), at(2026, 11, 15, 1), at(2026, 11, 14, 23), at(2026, 11, 2, 12)]

  const days = byDay(moments.map(done), new Date(2026, 10, 15, 12))

  expect(days.map(({ label, activities }) => [label, activities.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Nov 2, 2026', 1],
  ])
})

test('an empty feed has no days', () => {
  expect(byDay([])).toEqual([])
})
