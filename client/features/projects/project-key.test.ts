import { expect, test } from 'vitest'
import { asKey, keyFromTitle } from './project-key.ts'

test.each([
  ['Spring launch', 'SL'],
  ['Website', 'WEB'],
  ['Hearth 2.0 launch', 'HL'],
  ['2026 plan for Élan', 'PFE'],
  ['The very long name of a thing to do', 'TVLN'],
  ['X', 'XRJ'],
  ['日本', 'PRJ'],
  ['', ''],
])('%s -> %s', (title, key) => expect(keyFromTitle(title)).toBe(key))

test('one that is taken is numbered', () => {
  expect(keyFromTitle('Spring launch', new Set(['SL', 'SL2']))).toBe('SL3')
})

test('only letters and digits stay in the field, six at most', () => {
  expect(asKey('ab-c 12xyz')).toBe('ABC12X')
})
