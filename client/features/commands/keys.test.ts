// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keyOf, keyWords } from './keys.ts'

const press = (key: string, held: Partial<Parameters<typeof keyOf>[0]> = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test.each([
  ['c', press('c')],
  ['c', press('C')],
  ['shift+c', press('C', { shiftKey: true })],
  ['?', press('?', { shiftKey: true })],
  ['+', press('+', { shiftKey: true })],
  ['mod+k', press('k', { ctrlKey: true })],
  ['mod+k', press('k', { metaKey: true })],
  ['mod+backspace', press('Backspace', { metaKey: true })],
  ['alt+arrowup', press('ArrowUp', { altKey: true })],
  // The key between A and D on a Cyrillic keyboard.
  ['s', press('ы', { code: 'KeyS' })],
  ['é', press('é', { code: 'Digit2' })],
  [null, press('Shift', { shiftKey: true })],
  [null, press('')],
])('%s', (expected, key) => expect(key).toBe(expected))

test('keys are written as they stand on the keyboard', () => {
  expect(keyWords('mod+k', true)).toEqual([['⌘', 'K']])
  expect(keyWords('mod+k', false)).toEqual([['Ctrl', 'K']])
  expect(keyWords('g b', false)).toEqual([['G'], ['B']])
  expect(keyWords('+', false)).toEqual([['+']])
  expect(keyWords('alt+shift+arrows', false)).toEqual([['Alt', 'Shift', '← ↑ ↓ →']])
  expect(keyWords('alt+shift+sidearrows', false)).toEqual([['Alt', 'Shift', '← →']])
})
