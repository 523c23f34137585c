import { expect, test } from 'vitest'
import { countDays, estimatesOf, plannedIn } from './planned.ts'

const workingDays = [1, 2, 3, 4, 5]
const hour = 3600
/** A Wednesday. */
const today = '2026-11-18'
const thisWeek = { from: '2026-11-16', to: '2026-11-22' }
const nextWeek = { from: '2026-11-23', to: '2026-11-29' }
const estimates = estimatesOf([{ complexity: 0, tasks: 5, median: 10 * hour }])

const planned = (task: { start?: string; due?: string; logged?: number; members?: string[]; complexity?: number }) =>
  plannedIn(
    [thisWeek, nextWeek],
    [{ id: 'task', members: ['ada'], start: null, due: null, complexity: 0, logged: 0, ...task }],
    { estimates, today, workingDays },
  ).map(({ user, n, seconds }) => ({ user, n, hours: seconds / hour }))

test('a task is spread over the working days from start to due', () => {
  // Thursday and Friday of this week, Monday to Wednesday of the next.
  expect(planned({ start: '2026-11-19', due: '2026-11-25' })).toEqual([
    { user: 'ada', n: 0, hours: 4 },
    { user: 'ada', n: 1, hours: 6 },
  ])
})

test('what is left begins today, and what should be done already is for today', () => {
  expect(planned({ start: '2026-11-02', due: '2026-11-20' })).toEqual([{ user: 'ada', n: 0, hours: 10 }])
  expect(planned({ due: '2026-11-03' })).toEqual([{ user: 'ada', n: 0, hours: 10 }])
})

test('with one day only it is all on that day, also on a Sunday', () => {
  expect(planned({ due: '2026-11-29' })).toEqual([{ user: 'ada', n: 1, hours: 10 }])
  expect(planned({ start: '2026-11-24' })).toEqual([{ user: 'ada', n: 1, hours: 10 }])
})

test('those who have it share what is left of it', () => {
  expect(planned({ due: '2026-11-20', logged: 4 * hour, members: ['ada', 'bo'] })).toEqual([
    { user: 'ada', n: 0, hours: 3 },
    { user: 'bo', n: 0, hours: 3 },
  ])
  expect(planned({ due: '2026-11-20', logged: 11 * hour })).toEqual([])
})

test('an estimate is of the same complexity, of all where there are too few, or there is none', () => {
  const usual = [
    { complexity: 1, tasks: 4, median: 100 },
    { complexity: 2, tasks: 5, median: 200 },
    { complexity: null, tasks: 9, median: 150 },
  ]
  expect(estimatesOf(usual).map(({ seconds, basis }) => [seconds, basis])).toEqual([
    [150, 'all'],
    [150, 'all'],
    [200, 'complexity'],
    [150, 'all'],
    [150, 'all'],
  ])
  expect(estimatesOf(usual.slice(0, 1)).every(({ seconds, basis }) => seconds === null && basis === 'none')).toBe(true)
  expect(planned({ due: '2026-11-20', complexity: 3 })).toEqual([])
})

test.each([
  ['2026-11-16', '2026-11-22', 5],
  ['2026-11-21', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 2],
  ['2026-01-01', '2026-12-31', 261],
  ['2026-11-20', '2026-11-19', 0],
])('from %s to %s there are %i working days', (from, to, days) => {
  expect(countDays({ from, to }, workingDays)).toBe(days)
})
