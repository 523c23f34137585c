import { expect, test } from 'vitest'
import { durationFromText } from './duration.ts'

test.each([
  ['1h 30m', 5400],
  ['1h30m', 5400],
  ['1h30', 5400],
  ['1:30', 5400],
  ['0:05', 300],
  ['90m', 5400],
  ['90', 5400],
  ['90 min', 5400],
  ['1.5h', 5400],
  ['1,5 h', 5400],
  ['2 hours', 7200],
  ['1,5', 5400],
  ['1 hr. 30 min.', 5400],
  [' 45M ', 2700],
  ['0', 0],
])('%s is %d seconds', (text, seconds) => expect(durationFromText(text)).toBe(seconds))

test.each(['', 'soon', '1:75', '-5m', '1h 2h', 'h'])('“%s” is no duration', (text) =>
  expect(durationFromText(text)).toBeNull(),
)
