import { expect, test } from 'vitest'
import { suggestionsAt, withSuggestion } from './suggestions.ts'

const facts = {
  people: [
    { _id: '1', name: 'Ada Lovelace', username: 'ada' },
    { _id: '2', name: 'Bo Ek', username: 'bo' },
  ],
  labels: [
    { _id: '3', name: 'Bug' },
    { _id: '4', name: 'Quick win' },
  ],
  today: '2026-11-15',
}
const titles = (line: string, caret = line.length) =>
  suggestionsAt(line, caret, facts)?.suggestions.map(({ title }) => title) ?? []

test('people, labels and priorities that begin as typed', () => {
  expect(titles('Fix @')).toEqual(['Ada Lovelace', 'Bo Ek'])
  expect(titles('Fix @lo')).toEqual(['Ada Lovelace'])
  expect(titles('Fix #qu')).toEqual(['Quick win'])
  expect(titles('Fix #quick-w')).toEqual(['Quick win'])
  expect(titles('!')).toEqual(['Urgent', 'High', 'Medium', 'Low'])
})

test('nothing inside words, and nothing once it stands there', () => {
  expect(titles('mail@a')).toEqual([])
  expect(titles('Fix @ada')).toEqual([])
  expect(titles('Fix #bug')).toEqual([])
  expect(titles('Fix @ada now', 6)).toEqual([])
  expect(titles('Fix it')).toEqual([])
})

test('the one picked stands in the line, and typing goes on behind it', () => {
  const offer = suggestionsAt('Fix #q now', 6, facts)!
  expect(withSuggestion('Fix #q now', offer, offer.suggestions[0]!)).toEqual({
    line: 'Fix #"Quick win" now',
    caret: 17,
  })
})
