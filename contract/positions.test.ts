import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionBetween, positionsBetween } from './positions.ts'

test.each([
  [null, null, 65_536],
  [null, 10, 10 - 65_536],
  [10, null, 10 + 65_536],
  [10, 20, 15],
])('between %s and %s is %s', (above, below, expected) => expect(positionBetween(above, below)).toBe(expected))

test.each([
  [null, null, [65_536, 131_072]],
  [null, 10, [10 - 131_072, 10 - 65_536]],
  [10, null, [10 + 65_536, 10 + 131_072]],
  [10, 40, [20, 30]],
])('two between %s and %s are %s', (above, below, expected) =>
  expect(positionsBetween(above, below, 2)).toEqual(expected),
)

test('it lies between its neighbours as long as the server keeps them apart', () => {
  const above = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  const gap = fc.double({ min: 0.001, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(above, gap, (one, apart) => {
      const middle = positionBetween(one, one + apart)
      return middle > one && middle < one + apart
    }),
  )
})
