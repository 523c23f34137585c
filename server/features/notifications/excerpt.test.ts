import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['Oak\n\n\n\n&nbsp;\n\n&nbsp;\n\nElm', 'Oak Elm'],
  ['> Oak\n>\n> &nbsp;\n>\n> Elm', 'Oak Elm'],
  ['- Oak\n  - &nbsp;\n  - Elm', 'Oak Elm'],
  ['Oak\n\n\u00a0\n\nElm', 'Oak Elm'],
])('of %j the words alone are told', (text, told) => expect(excerpt(text)).toBe(told))

test.each([
  ['2 \\* 4 \\* 8 = 64', '2 * 4 * 8 = 64'],
  ['\\_\\_init\\_\\_ and \\*x\\*', '__init__ and *x*'],
  ['C:\\\\**temp**', 'C:\\temp'],
  ['a \\*\\* b \\~\\~ c \\` d', 'a ** b ~~ c ` d'],
  ['a &lt; b &amp; c &gt; d, &amp;lt;', 'a < b & c > d, &lt;'],
  ['**bold** *leaning* _too_ ~~struck~~ `code` snake_case', 'bold leaning too struck code snake_case'],
])('signs that are no formatting are told as they were typed: %j', (text, told) => expect(excerpt(text)).toBe(told))
