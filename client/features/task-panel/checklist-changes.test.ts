import { expect, test } from 'vitest'
import { itemsFromText } from './checklist-changes.ts'

test('every line of a pasted list is an item, without its mark', () => {
  const items = itemsFromText('- Buy wood\n\n* [x] Stack it\n2. Light it\r\n  Sit down ')
  expect(items.map(({ text, done }) => [text, done])).toEqual([
    ['Buy wood', false],
    ['Stack it', true],
    ['Light it', false],
    ['Sit down', false],
  ])
})
