import { expect, test } from 'vitest'
import { bothOf, mergeLines } from './merge-lines.ts'

test.each([
  ['one\n\ntwo', 'ONE\n\ntwo', 'one\n\nTWO', 'ONE\n\nTWO'],
  ['one\n\ntwo', 'one\n\ntwo\nthree', 'zero\none\n\ntwo', 'zero\none\n\ntwo\nthree'],
  ['a\nb\nc\nd', 'a\nc\nd', 'a\nb\nc\nD', 'a\nc\nD'],
  ['a\na\na', 'a\na\na\na', 'b\na\na', 'b\na\na\na'],
])('%j with %j and %j becomes %j, whoever wrote which', (base, mine, theirs, both) => {
  expect(mergeLines(base, mine, theirs)).toBe(both)
  expect(mergeLines(base, theirs, mine)).toBe(both)
})

test.each([
  ['the same line', 'one\ntwo', 'ONE\ntwo', 'Uno\ntwo'],
  ['lines next to each other', 'one\ntwo', 'ONE\ntwo', 'one\nTWO'],
  ['both at the end', 'one', 'one\nmine', 'one\ntheirs'],
  ['both into nothing', '', 'mine', 'theirs'],
  ['one inside the other', 'a\nb\nc', '', 'a\nB\nc'],
])('%s is asked about', (_, base, mine, theirs) => expect(mergeLines(base, mine, theirs)).toBeNull())

test.each([
  ['theirs', 'mine', 'theirs\n\nmine'],
  ['theirs\nboth', 'mine\nboth', 'theirs\n\nmine\nboth'],
  ['both\n\ntheirs', 'both\n\nmine', 'both\n\ntheirs\n\nmine'],
  ['', 'mine', 'mine'],
  ['theirs', '', 'theirs'],
  ['both\nmore', 'both', 'both\nmore'],
])('of %j and %j both are %j', (theirs, mine, both) => expect(bothOf(theirs, mine)).toBe(both))
