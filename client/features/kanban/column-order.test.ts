import { expect, test } from 'vitest'
import { movedBy, placedBeside } from './column-order.ts'

const order = ['a', 'b', 'c']

test('a column goes to either side of another', () => {
  expect(placedBeside(order, 'a', 'c', 'left')).toEqual(['b', 'a', 'c'])
  expect(placedBeside(order, 'a', 'c', 'right')).toEqual(['b', 'c', 'a'])
  expect(placedBeside(order, 'c', 'a', 'left')).toEqual(['c', 'a', 'b'])
})

test('a column goes one step, and no further than the end', () => {
  expect(movedBy(order, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(order, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(order, 'c', 1)).toBeNull()
  expect(movedBy(order, 'a', -1)).toBeNull()
})
