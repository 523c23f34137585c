import { expect, test } from 'vitest'
import { edgeSpeed } from './edge-speed.ts'

test.each([
  ['in the middle nothing scrolls', 195, 0],
  ['at the end it scrolls on, the faster the nearer', 362, 7],
  ['beyond the end not faster than at it', 500, 14],
  ['at the start it scrolls back', 0, -14],
])('%s', (_, at, speed) => expect(edgeSpeed(at, 0, 390)).toBe(speed))

test('a list lower than two zones can still be held still', () => expect(edgeSpeed(50, 0, 100)).toBe(0))
