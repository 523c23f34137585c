import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('a single dot lies in the middle', () => expect(spread(0)).toBeCloseTo(0))

test.each([2, 7, 14, 21, 50])('%d dots lie side by side, all within their column', (count) => {
  const places = Array.from({ length: count }, (_, at) => spread(at)).sort((one, other) => one - other)
  for (const [n, place] of places.entries()) {
    expect(Math.abs(place)).toBeLessThanOrEqual(0.3)
    if (n > 0) expect(place - places[n - 1]!).toBeGreaterThan(0.6 / count / 3)
  }
})
