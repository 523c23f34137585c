import { expect, test } from 'vitest'
import { timelineSearch } from './timeline-search.ts'

test('of an address, what is no zoom and no grouping is undefined instead, and the filters stay', () => {
  expect(timelineSearch({ zoom: 'day', group: 'labels', q: 'fire' })).toEqual({
    zoom: 'day',
    group: 'labels',
    q: 'fire',
  })
  expect(timelineSearch({ zoom: 'hour', group: 'moon' })).toStrictEqual({ zoom: undefined, group: undefined })
})
