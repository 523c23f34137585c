import { expect, test } from 'vitest'
import { inOrder, positionAt } from './order.ts'

const columns = [
  { _id: 'a', position: 10 },
  { _id: 'b', position: 20 },
]

test.each([
  ['before all', 0, -1014],
  ['between two', 1, 15],
  ['after all', 2, 1044],
])('a column moved %s stands there', (_, index, position) => {
  expect(positionAt(columns, index)).toBe(position)
})

test('the first of all has a place, too', () => expect(positionAt([], 0)).toBe(1024))

test('columns are shown in the order of their positions', () => {
  expect(inOrder([...columns, { _id: 'c', position: 15 }]).map(({ _id }) => _id)).toEqual(['a', 'c', 'b'])
})
