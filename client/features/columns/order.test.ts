import { expect, test } from 'vitest'
import { inOrder, positionAt } from './order.ts'

const columns = [
  { _id: 'a', position: 10 },
  { _id: 'b', position: 20 },
]

test.each([
  ['before all', 0, 10 - 65_536],
  ['between two', 1, 15],
  ['after all', 2, 20 + 65_536],
])('a column moved %s stands there', (_, index, position) => {
  expect(positionAt(columns, index)).toBe(position)
})

test('columns are shown in the order of their positions', () => {
  expect(inOrder([...columns, { _id: 'c', position: 15 }]).map(({ _id }) => _id)).toEqual(['a', 'c', 'b'])
})
