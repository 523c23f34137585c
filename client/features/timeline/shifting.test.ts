import { expect, test } from 'vitest'
import type { Planned } from './links.ts'
import { shiftedDependants } from './shifting.ts'

type Row = [id: string, startDate: string | null, dueDate: string | null, ...dependencies: string[]]

function plan(rows: Row[], finished: string[] = []) {
  const tasks = new Map<string, Planned>(
    rows.map(([_id, startDate, dueDate, ...dependencies]) => [
      _id,
      {
        _id,
        startDate,
        dueDate,
        dependencies,
        completedAt: finished.includes(_id) ? '2026-11-01T00:00:00.000Z' : null,
      },
    ]),
  )
  return {
    task: (id: string) => tasks.get(id),
    dependantsOf: (id: string) =>
      [...tasks.values()].filter(({ dependencies }) => dependencies.includes(id)).map(({ _id }) => _id),
  }
}

const shifted = (rows: Row[], startDate: string | null, dueDate: string | null, finished?: string[]) =>
  Object.fromEntries(
    [...shiftedDependants(plan(rows, finished), 'a', { startDate, dueDate })].map(([id, dates]) => [
      id,
      [dates.startDate, dates.dueDate],
    ]),
  )

test('a chain gives way link by link, and every task keeps its length', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-04'],
    ['b', '2026-11-05', '2026-11-06', 'a'],
    ['c', '2026-11-07', '2026-11-10', 'b'],
  ]
  expect(shifted(rows, '2026-11-05', '2026-11-07')).toEqual({
    b: ['2026-11-08', '2026-11-09'],
    c: ['2026-11-10', '2026-11-13'],
  })
})

test('free days between two tasks are used up before anything moves', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-04'],
    ['b', '2026-11-09', '2026-11-10', 'a'],
    ['c', '2026-11-20', '2026-11-21', 'b'],
  ]
  expect(shifted(rows, '2026-11-06', '2026-11-08')).toEqual({})
  expect(shifted(rows, '2026-11-08', '2026-11-10')).toEqual({ b: ['2026-11-11', '2026-11-12'] })
})

test('where two ways lead to one task, the later of them counts', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-02'],
    ['short', '2026-11-03', '2026-11-03', 'a'],
    ['long', '2026-11-03', '2026-11-12', 'a'],
    ['end', '2026-11-13', '2026-11-14', 'short', 'long'],
  ]
  expect(shifted(rows, '2026-11-04', '2026-11-04')).toEqual({
    short: ['2026-11-05', '2026-11-05'],
    long: ['2026-11-05', '2026-11-14'],
    end: ['2026-11-15', '2026-11-16'],
  })
})

test('a short way and a long way to the same task', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-02'],
    ['end', '2026-11-04', '2026-11-04', 'a', 'b'],
    ['b', '2026-11-03', '2026-11-03', 'a'],
  ]
  expect(shifted(rows, '2026-11-09', '2026-11-09')).toEqual({
    b: ['2026-11-10', '2026-11-10'],
    end: ['2026-11-11', '2026-11-11'],
  })
})

test('a circle in old data ends, and never moves what somebody holds', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-03', 'c'],
    ['b', '2026-11-04', '2026-11-04', 'a'],
    ['c', '2026-11-05', '2026-11-05', 'b'],
    ['itself', '2026-11-04', '2026-11-04', 'itself', 'a'],
  ]
  expect(shifted(rows, '2026-11-04', '2026-11-05')).toEqual({
    b: ['2026-11-06', '2026-11-06'],
    c: ['2026-11-07', '2026-11-07'],
    itself: ['2026-11-06', '2026-11-06'],
  })
})

test('without days nothing moves, a day alone moves as one, and finished tasks stay', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-04'],
    ['undated', null, null, 'a'],
    ['milestone', null, '2026-11-05', 'a'],
    ['open', '2026-11-05', null, 'a'],
    ['after open', '2026-11-06', '2026-11-06', 'open'],
    ['finished', '2026-11-05', '2026-11-05', 'a'],
  ]
  expect(shifted(rows, '2026-11-04', '2026-11-06', ['finished'])).toEqual({
    milestone: [null, '2026-11-07'],
    open: ['2026-11-07', null],
  })
  expect(shifted(rows, '2026-11-04', '2026-11-06', ['a'])).toEqual({})
})

test('moving earlier moves nobody, not even what was in conflict before', () => {
  const rows: Row[] = [
    ['a', '2026-11-02', '2026-11-14'],
    ['b', '2026-11-05', '2026-11-06', 'a'],
  ]
  expect(shifted(rows, '2026-11-01', '2026-11-13')).toEqual({})
})

test('days stay days over a change of the clocks and the end of a year', () => {
  const rows: Row[] = [
    ['a', '2026-03-27', '2026-03-28'],
    ['b', '2026-03-29', '2026-12-31', 'a'],
  ]
  expect(shifted(rows, '2026-03-28', '2026-03-29')).toEqual({ b: ['2026-03-30', '2027-01-01'] })
})

test('a chain of thousands', () => {
  const rows: Row[] = [['a', '2026-11-02', '2026-11-02']]
  for (let n = 1; n < 5000; n++) rows.push([`t${n}`, '2026-11-03', '2026-11-03', n === 1 ? 'a' : `t${n - 1}`])
  const following = new Map(rows.map(([id, , , before]) => [before, id]))
  const { task } = plan(rows)
  const dependantsOf = (id: string) => (following.has(id) ? [following.get(id)!] : [])
  expect(shiftedDependants({ task, dependantsOf }, 'a', { startDate: null, dueDate: '2026-11-03' }).size).toBe(4999)
})
