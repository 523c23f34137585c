import { expect, test } from 'vitest'
import { filterOf, sharedSearch, spanOf } from './report-filter.ts'
import { reportSearch } from './report-search.ts'

const today = '2026-11-15'

test('without anything in the address a report is about the last thirty days', () => {
  expect(spanOf({}, { today })).toEqual({ from: '2026-10-17', to: today })
})

test('both days of an own range belong to it', () => {
  expect(spanOf({ from: '2026-11-01', to: '2026-11-01' }, { today })).toEqual({
    from: '2026-11-01',
    to: '2026-11-01',
  })
})

test.each([{ from: '2026-11-10', to: '2026-11-01' }, { from: '2026-02-30', to: '2026-03-05' }, { from: '2026-11-01' }])(
  'a range that is none is not asked for: %o',
  (search) => {
    expect(spanOf(search, { today, usual: 'week' })).toEqual({ from: '2026-11-09', to: today })
  },
)

test('a range longer than the server tells about is cut', () => {
  expect(spanOf({ from: '1990-01-01', to: today }, { today })).toEqual({ from: '2023-11-12', to: today })
})

test('around now begins with whole weeks behind and ends with whole weeks ahead', () => {
  expect(spanOf({ period: 'around' }, { today })).toEqual({ from: '2026-10-26', to: '2026-12-20' })
  const fromSunday = spanOf({ period: 'around' }, { today, weekStart: 0 })
  expect(fromSunday).toEqual({ from: '2026-11-01', to: '2026-12-26' })
})

test('whatever somebody types into the address, the rest is left out', () => {
  expect(reportSearch({ labels: 'a,b', people: 7, nonsense: '1' })).toEqual({ labels: 'a,b' })
  expect(spanOf(reportSearch({ period: 'decade' }), { today })).toEqual({ from: '2026-10-17', to: today })
})

test('filters go along to the next report, an open list and a look ahead do not', () => {
  const search = reportSearch({ period: 'around', people: 'a', figure: 'open', task: 'HRT-1' })
  expect(filterOf(sharedSearch(search), { today })).toMatchObject({ from: '2026-10-17', users: 'a' })
  expect(sharedSearch(search)).not.toHaveProperty('figure')
})
