import { expect, test } from 'vitest'
import { levelsOf, unitOf } from './levels.ts'

test('times are told in days, or in what is shorter where nothing took a day', () => {
  expect(unitOf([200_000, 50]).name).toBe('d')
  expect(unitOf([7200]).name).toBe('h')
  expect(unitOf([2]).name).toBe('min')
  expect(unitOf([]).name).toBe('min')
})

test('a line that says nothing more than the one below it is not drawn', () => {
  expect(levelsOf({ p50: 7200, p85: 7200 }, 3600)).toEqual([{ name: '50%: 2 h', value: 2 }])
  expect(levelsOf({ p50: null, p85: null }, 3600)).toEqual([])
})
