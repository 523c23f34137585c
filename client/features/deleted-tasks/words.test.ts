import { expect, test } from 'vitest'
import { keptWords } from './words.ts'

test.each([
  ['2026-11-18T12:00:00Z', 'kept for 30 more days'],
  ['2026-11-17T11:00:00Z', 'kept for 29 more days'],
  ['2026-10-21T11:00:00Z', 'kept for 2 more days'],
  ['2026-10-19T12:00:00Z', 'gone within a day'],
])('one deleted at %s is %s', (deletedAt, words) => {
  expect(keptWords(deletedAt, '2026-11-18T12:00:00Z')).toBe(words)
})
