import { expect, test } from 'vitest'
import { keyFromTitle } from './boards.ts'

test.each([
  ['Spring launch', 'SL'],
  ['Website', 'WEB'],
  ['Hearth 2.0 launch', 'HL'],
  ['2026 plan for Élan', 'PFE'],
  ['The very long name of a thing to do', 'TVLN'],
  ['X', 'XRJ'],
  ['日本', 'PRJ'],
])('%s -> %s', (title, key) => expect(keyFromTitle(title)).toBe(key))
