import { expect, test } from 'vitest'
import { notLoadedBy } from './lean-preloads.ts'

test('a lazy import names what is not there yet, however deep the rest is imported', () => {
  const imports = new Map([
    ['page.js', ['react.js', 'button.js']],
    ['button.js', ['icon.js']],
    ['icon.js', ['react.js', 'button.js']],
  ])
  expect(notLoadedBy('page.js', ['menu.js', 'icon.js', 'react.js', 'popover.js'], imports)).toEqual([
    'menu.js',
    'popover.js',
  ])
})
