import { expect, test } from 'vitest'
import { MOST_LINES, pastedLines } from './pasted-lines.ts'

test('every line is one, whatever the list was written with', () => {
  expect(pastedLines('- Wood\r\n* Coal\n\n  3. Matches\n- [ ] Paper\n4) Tongs\n• Ash')).toEqual([
    'Wood',
    'Coal',
    'Matches',
    'Paper',
    'Tongs',
    'Ash',
  ])
})

test('a dash or number that belongs to the words stays', () => {
  expect(pastedLines('-5 degrees\n2026 plan\nre-do')).toEqual(['-5 degrees', '2026 plan', 're-do'])
})

test('no more than a person could mean', () => {
  expect(pastedLines('x\n'.repeat(500))).toHaveLength(MOST_LINES)
})
