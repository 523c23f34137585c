import { expect, test } from 'vitest'
import { linkIn, taskKeysIn } from './unfurled.ts'

const isKey = (prefix: string) => ['LNCH', 'OPS'].includes(prefix)

test.each([
  ['See LNCH-1 and OPS-12, LNCH-1 again', ['LNCH-1', 'OPS-12']],
  ['UTF-8, COVID-19 and lnch-1 are no tasks', []],
  ['`LNCH-1` in code is code', []],
  ['XLNCH-1 LNCH-1x https://x.org/LNCH-2', []],
  ['LNCH-1 LNCH-2 LNCH-3 LNCH-4', ['LNCH-1', 'LNCH-2', 'LNCH-3']],
])('tasks named in “%s”', (text, keys) => {
  expect(taskKeysIn(text, isKey)).toEqual(keys)
})

test.each([
  [
    'Read https://www.example.org/a%20b?x=1.',
    { href: 'https://www.example.org/a%20b?x=1', host: 'example.org', path: '/a b?x=1' },
  ],
  ['(https://example.org/)', { href: 'https://example.org/', host: 'example.org', path: '' }],
  ['https://example.org/%E0%A4%A', { href: 'https://example.org/%E0%A4%A', host: 'example.org', path: '/%E0%A4%A' }],
  ['javascript:alert(1) and `https://example.org`', null],
])('where “%s” leads', (text, card) => {
  expect(linkIn(text)).toEqual(card)
})
