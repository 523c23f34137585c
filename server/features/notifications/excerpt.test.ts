import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['Oak\n\n\n\n&nbsp;\n\n&nbsp;\n\nElm', 'Oak Elm'],
  ['> Oak\n>\n> &nbsp;\n>\n> Elm', 'Oak Elm'],
  ['- Oak\n  - &nbsp;\n  - Elm', 'Oak Elm'],
  ['Oak\n\n\u00a0\n\nElm', 'Oak Elm'],
])('of %j the words alone are told', (text, told) => expect(excerpt(text)).toBe(told))
