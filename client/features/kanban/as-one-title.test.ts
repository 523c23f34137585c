import { expect, test } from 'vitest'
import { MAX_TITLE } from '#contract/tasks.ts'
import { asOneTitle } from './as-one-title.ts'

test('lines become one title', () => {
  expect(asOneTitle(['', 'Fetch wood', 'Light the fire'])).toEqual({ title: 'Fetch wood Light the fire', left: [] })
})

test('lines that do not fit any more are left over', () => {
  const long = 'x'.repeat(MAX_TITLE - 12)
  expect(asOneTitle(['Fetch wood', long, 'Light the fire', 'Sit'])).toEqual({
    title: `Fetch wood ${long}`,
    left: ['Light the fire', 'Sit'],
  })
})

test('a line longer than any title is cut between two words, or where it has to be', () => {
  const long = 'x'.repeat(MAX_TITLE - 5)
  expect(asOneTitle([`${long} and wood`, 'Sit'])).toEqual({ title: `${long} and`, left: ['wood', 'Sit'] })
  expect(asOneTitle(['x'.repeat(MAX_TITLE + 1)])).toEqual({ title: 'x'.repeat(MAX_TITLE), left: ['x'] })
})
