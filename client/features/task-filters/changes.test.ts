import { expect, test } from 'vitest'
import { isFiltered, withoutFilters, withValues } from './changes.ts'

test('a filter whose last value goes is gone itself', () => {
  expect(withValues({ priority: ['1'], labels: ['Bug'] }, 'priority', [])).toEqual({ labels: ['Bug'] })
  expect(withValues({ labels: ['Bug'] }, 'priority', ['1', '2'])).toEqual({ labels: ['Bug'], priority: ['1', '2'] })
})

test('clearing the filters leaves the view, the grouping and the open task', () => {
  const search = { priority: '1', not: 'priority', q: 'fire', view: 'list', group: 'labels', task: 't1' } as const
  expect(withoutFilters(search)).toEqual({ view: 'list', group: 'labels', task: 't1' })
})

test('a board with a grouping alone is not filtered', () => {
  expect(isFiltered({ group: 'labels' })).toBe(false)
  expect(isFiltered({ q: 'fire' })).toBe(true)
  expect(isFiltered({ due: 'overdue' })).toBe(true)
})
