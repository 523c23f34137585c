import { expect, test } from 'vitest'
import { addressOf, isShown, queryOf } from './view-address.ts'

const search = { labels: 'Bug%2C old,Docs', not: 'labels', q: 'a & b', group: 'priority', task: 't1' } as const

test('a view keeps filters, search and grouping, and gives them back as they were', () => {
  const query = queryOf(search)
  expect(addressOf({ query, view: 'list' })).toEqual({
    labels: 'Bug%2C old,Docs',
    not: 'labels',
    q: 'a & b',
    group: 'priority',
    view: 'list',
  })
})

test('a board shows a view when its address says the same in another order', () => {
  const query = 'q=fire&priority=1'
  expect(isShown({ query, view: 'board' }, { priority: '1', q: 'fire', task: 't1' }, 'board')).toBe(true)
  expect(isShown({ query, view: 'board' }, { priority: '1', q: 'fire' }, 'list')).toBe(false)
  expect(isShown({ query, view: 'board' }, { priority: '2', q: 'fire' }, 'board')).toBe(false)
})
