import { expect, test } from 'vitest'
import { hoursInSentence, hoursWords, shareChange, spanInSentence, spanWords, unitChange } from './words.ts'

const HOUR = 3600

test.each([
  [0, '0 h'],
  [20, '1 min'],
  [20 * 60, '20 min'],
  [3.5 * HOUR, '3.5 h'],
  [612 * HOUR, '612 h'],
])('%d seconds of work are %s', (seconds, words) => expect(hoursWords(seconds)).toBe(words))

test.each([
  [5 * HOUR, '5 h'],
  [3.4 * 24 * HOUR, '3.4 d'],
  [40 * 24 * HOUR, '40 d'],
])('%d seconds from begin to end are %s', (seconds, words) => expect(spanWords(seconds)).toBe(words))

test('in a sentence they are words', () => {
  expect([0, 60, 3600, 3.5 * HOUR, 612 * HOUR].map(hoursInSentence)).toEqual([
    '0 hours',
    '1 minute',
    '1 hour',
    '3.5 hours',
    '612 hours',
  ])
  expect([20 * 60, 5 * HOUR, 3.4 * 24 * HOUR].map(spanInSentence)).toEqual(['20 minutes', '5 hours', '3.4 days'])
})

test('more is good news only where more is better', () => {
  expect(shareChange({ now: 112, previous: 100 }, 'more')).toEqual({ text: '+12%', good: true })
  expect(shareChange({ now: 50, previous: 100 }, 'more')).toEqual({ text: '−50%', good: false })
  expect(shareChange({ now: 50, previous: 100 }, null)).toEqual({ text: '−50%', good: null })
})

test('nothing is compared with nothing', () => {
  expect(shareChange({ now: 5, previous: 0 }, 'more')).toBeNull()
  expect(unitChange({ now: 5 * HOUR, previous: null }, spanWords, 'less')).toBeNull()
})

test('a shorter cycle time is good, and a difference nobody could read is none', () => {
  expect(unitChange({ now: 10 * HOUR, previous: 15 * HOUR }, spanWords, 'less')).toEqual({ text: '−5 h', good: true })
  expect(unitChange({ now: 10 * HOUR, previous: 10 * HOUR }, spanWords, 'less')).toBeNull()
})
