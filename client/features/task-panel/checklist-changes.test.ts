import { expect, test } from 'vitest'
import { itemsFromText, movedItem } from './checklist-changes.ts'

test('every line of a pasted list is an item, without its mark', () => {
  const items = itemsFromText('- Buy wood\n\n* [x] Stack it\n2. Light it\r\n  Sit down ')
  expect(items.map(({ text, done }) => [text, done])).toEqual([
    ['Buy wood', false],
    ['Stack it', true],
    ['Light it', false],
    ['Sit down', false],
  ])
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an item from %d goes to %d', (from, to, order) => {
  const items = ['a', 'b', 'c'].map((text) => ({ _id: text, text, done: false }))
  expect(
    movedItem(items, from, to)
      .map(({ text }) => text)
      .join(''),
  ).toBe(order)
})
