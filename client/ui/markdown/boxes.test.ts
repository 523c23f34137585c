import { expect, test } from 'vitest'
import { mayTick, withTick } from './boxes.ts'

const text = [
  'Before - [ ] no box',
  '- [ ] one',
  '  - [x] inside',
  '- plain',
  '> 1. [X] quoted',
  '```',
  '- [ ] only code',
  '```',
  '* [ ] last',
].join('\n')

test.each([
  [0, '- [ ] one', '- [x] one'],
  [1, '  - [x] inside', '  - [ ] inside'],
  [2, '> 1. [X] quoted', '> 1. [ ] quoted'],
  [3, '* [ ] last', '* [x] last'],
])('box %i is changed, and nothing else', (number, before, after) => {
  expect(mayTick(text)).toBe(true)
  expect(withTick(text, number)).toBe(text.replace(before, after))
})

test('an empty box is one', () => {
  expect(mayTick('- [ ] one\n- [ ]')).toBe(true)
  expect(withTick('- [ ] one\n- [ ]', 1)).toBe('- [ ] one\n- [x]')
  expect(withTick('- [ ]\r\n- [ ] two', 0)).toBe('- [x]\r\n- [ ] two')
})

test('a box that is not there changes nothing', () => expect(withTick(text, 4)).toBe(text))

test('a text whose boxes cannot be told apart is only read', () => {
  expect(mayTick('```\n- [ ] code that never ends\n- [ ] neither')).toBe(true)
  expect(mayTick('- one\n\n      - [ ] deep in the code of an item')).toBe(false)
})
