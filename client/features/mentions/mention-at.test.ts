import { expect, test } from 'vitest'
import { mentionAt, withMention } from './mention-at.ts'

test.each([
  ['@', { from: 0, query: '' }],
  ['Hello @ad', { from: 6, query: 'ad' }],
  ['(@bo', { from: 1, query: 'bo' }],
  ['ada@example', null],
  ['@ada ', null],
  ['nothing', null],
])('at the end of “%s”', (text, expected) => expect(mentionAt(text, text.length)).toEqual(expected))

test('the chosen name takes the place of what was typed of it', () => {
  const text = 'Hello @ad, look'
  expect(withMention(text, 9, mentionAt(text, 9)!, 'ada')).toEqual({ text: 'Hello @ada , look', caret: 11 })
})
