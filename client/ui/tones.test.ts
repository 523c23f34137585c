import { expect, test } from 'vitest'
import { tonesOf } from './tones.ts'

test('a colour of its own stays what it is', () => {
  expect(tonesOf(['gray', 'green', '#123456'])).toEqual(['var(--h-text-3)', 'var(--h-green)', '#123456'])
})

test('those that share one are shades of it, deeper from one to the next', () => {
  const shade = (towards: string, share: number) => `color-mix(in oklab, var(--h-blue), var(--h-${towards}) ${share}%)`
  expect(tonesOf(['blue', 'green', 'blue'])).toEqual([shade('card', 20), 'var(--h-green)', shade('text', 30)])
  expect(tonesOf(['blue', 'blue', 'blue'])).toEqual([shade('card', 20), shade('text', 20), shade('text', 60)])
  expect(new Set(tonesOf(Array.from({ length: 12 }, () => 'blue'))).size).toBe(12)
})
