import { expect, test } from 'vitest'
import { choose, noChoice } from './choice.ts'

const listed = ['a', 'b', 'c', 'd']
/** Clicks one after the other, those with a ⇧ while Shift is held. */
const after = (...clicks: string[]) => {
  const click = (choice: typeof noChoice, id: string) => choose(choice, listed, id[0]!, id.endsWith('⇧'))
  return [...clicks.reduce(click, noChoice).ids].sort().join('')
}

test.each([
  [['b'], 'b'],
  [['b', 'd', 'b'], 'd'],
  [['a', 'c⇧'], 'abc'],
  [['d', 'b⇧'], 'bcd'],
  [['a', 'd⇧', 'b', 'c⇧'], 'ad'],
  [['c⇧'], 'c'],
])('after clicks on %j, ticked are %s', (clicks, ticked) => {
  expect(after(...clicks)).toBe(ticked)
})

test('from one that is not on screen any more, Shift means this one alone', () => {
  const elsewhere = choose(noChoice, ['z'], 'z', false)
  expect([...choose(elsewhere, listed, 'c', true).ids]).toEqual(['z', 'c'])
})
