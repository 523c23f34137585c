import { expect, test } from 'vitest'
import { asKey, suggestKey } from './project-key.ts'

test('one that is taken is numbered, and without a title there is none', () => {
  expect(suggestKey('Spring launch', new Set(['SL', 'SL2']))).toBe('SL3')
  expect(suggestKey(' ', new Set())).toBe('')
})

test('only letters and digits stay in the field, six at most', () => {
  expect(asKey('ab-c 12xyz')).toBe('ABC12X')
  expect(asKey('ømß')).toBe('OMSS')
})
