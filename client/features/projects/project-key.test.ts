import { expect, test } from 'vitest'
import { asKey, keyFromTitle } from './project-key.ts'

test.each([
  ['Spring launch', 'SL'],
  ['Roadmap', 'ROAD'],
  ['Hearth 2.0 launch', 'H20L'],
  ['2026 plan for Élan', 'PFE'],
  ['The very long name of a thing to do', 'TVLNOA'],
  ['X', ''],
  ['日本', ''],
  ['', ''],
])('%s -> %s', (title, key) => expect(keyFromTitle(title)).toBe(key))

test('only letters and digits stay in the field, six at most', () => {
  expect(asKey('ab-c 12xyz')).toBe('ABC12X')
})
