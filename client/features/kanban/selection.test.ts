import { expect, test, vi } from 'vitest'
import { Selection } from './selection.ts'

const column = { ids: () => ['a', 'b', 'c', 'd', 'e'] }

test('a card is selected and let go again', () => {
  const selection = new Selection()
  selection.toggle('a')
  expect([...selection.ids]).toEqual(['a'])
  selection.toggle('a')
  expect([...selection.ids]).toEqual([])
})

test('from the last one chosen to this one, in either direction', () => {
  const selection = new Selection()
  selection.toggle('d')
  selection.extendTo('b', null, column)
  expect([...selection.ids].sort()).toEqual(['b', 'c', 'd'])
  selection.extendTo('e', null, column)
  expect([...selection.ids].sort()).toEqual(['b', 'c', 'd', 'e'])
})

test('without a beginning in the same list only the one itself', () => {
  const selection = new Selection()
  selection.toggle('elsewhere')
  selection.extendTo('c', null, column)
  expect([...selection.ids]).toEqual(['elsewhere', 'c'])
})

test('a task that stands in two groups is where it was chosen', () => {
  const ids = ['both', 'a', 'b', 'both', 'c']
  const list = { ids: () => ids, groupAt: (index: number) => (index < 3 ? 'bug' : 'idea') }
  const selection = new Selection()
  selection.toggle('both', 'idea')
  selection.extendTo('c', 'idea', list)
  expect([...selection.ids]).toEqual(['both', 'c'])
  selection.clear()
  selection.toggle('b', 'bug')
  selection.extendTo('both', 'idea', list)
  expect([...selection.ids]).toEqual(['b', 'both'])
})

test('only the cards it is about hear of a change', () => {
  const selection = new Selection()
  const heard = { a: vi.fn(), b: vi.fn(), all: vi.fn() }
  for (const key of ['a', 'b', 'all'] as const) selection.subscribe(key, heard[key])
  selection.toggle('a')
  expect([heard.a, heard.b, heard.all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1])
  selection.replace(['a'])
  expect(heard.a).toHaveBeenCalledTimes(1)
  selection.focus('b')
  expect(heard.b).toHaveBeenCalledTimes(1)
})
