import { expect, test } from 'vitest'
import { between, spanOf, startedBy, stretchedBy } from './spans.ts'

const range = { startDate: '2026-03-28', dueDate: '2026-03-30' }
const due = { startDate: null, dueDate: '2026-03-30' }
const start = { startDate: '2026-03-28', dueDate: null }

test('what a task shows: days, a day, or a start without an end', () => {
  expect(spanOf(range)).toEqual({ first: '2026-03-28', last: '2026-03-30', shape: 'range' })
  expect(spanOf(due)).toEqual({ first: '2026-03-30', last: '2026-03-30', shape: 'milestone' })
  expect(spanOf(start)).toEqual({ first: '2026-03-28', last: '2026-04-03', shape: 'open' })
  expect(spanOf({ startDate: null, dueDate: null })).toBeNull()
})

test('an edge stops at the other edge', () => {
  expect(startedBy(range, 1)).toEqual({ startDate: '2026-03-29', dueDate: '2026-03-30' })
  expect(startedBy(range, 9)).toEqual({ startDate: '2026-03-30', dueDate: '2026-03-30' })
  expect(stretchedBy(range, 2)).toEqual({ startDate: '2026-03-28', dueDate: '2026-04-01' })
  expect(stretchedBy(range, -9)).toEqual({ startDate: '2026-03-28', dueDate: '2026-03-28' })
})

test('pulling at a day makes days of it', () => {
  expect(startedBy(due, -2)).toEqual({ startDate: '2026-03-28', dueDate: '2026-03-30' })
  expect(stretchedBy(due, 2)).toEqual({ startDate: '2026-03-30', dueDate: '2026-04-01' })
  expect(stretchedBy(start, 0)).toEqual({ startDate: '2026-03-28', dueDate: '2026-04-03' })
})

test('drawn either way, the days are the same', () => {
  expect(between('2026-03-30', '2026-03-28')).toEqual(range)
  expect(between('2026-03-28', '2026-03-30')).toEqual(range)
})
