import { describe, expect, test } from 'vitest'
import { isSameOrder, neighbourAt, shownAfter } from './landing.ts'

const shown = ['a', 'b', 'c', 'd']

describe('the card a dropped one is put beside', () => {
  test.each([
    ['the first place', 0, ['x'], { before: 'a' }],
    ['between two', 2, ['x'], { before: 'c' }],
    ['the last place', 4, ['x'], { after: 'd' }],
    ['above itself: the next one that stays', 1, ['b'], { before: 'c' }],
    ['the last place, itself the last', 4, ['d'], { after: 'c' }],
    ['among others that go along', 1, ['b', 'c'], { before: 'd' }],
  ])('%s', (_, index, moving, expected) => {
    expect(neighbourAt(shown, index, new Set(moving))).toEqual(expected)
  })

  test('an empty column has none', () => expect(neighbourAt([], 0, new Set(['x']))).toEqual({}))
  test('nor one where everything moves', () => expect(neighbourAt(shown, 2, new Set(shown))).toEqual({}))
})

describe('what is shown afterwards', () => {
  test.each([
    ['one from elsewhere', 1, ['x'], ['a', 'x', 'b', 'c', 'd']],
    ['one further down', 3, ['a'], ['b', 'c', 'a', 'd']],
    ['several together', 4, ['a', 'c'], ['b', 'd', 'a', 'c']],
  ])('%s', (_, index, moving, expected) => expect(shownAfter(shown, index, moving)).toEqual(expected))

  test('dropped where it was, nothing is different', () => {
    expect(isSameOrder(shown, shownAfter(shown, 1, ['b']))).toBe(true)
    expect(isSameOrder(shown, shownAfter(shown, 2, ['b']))).toBe(true)
    expect(isSameOrder(shown, shownAfter(shown, 3, ['b']))).toBe(false)
  })
})
