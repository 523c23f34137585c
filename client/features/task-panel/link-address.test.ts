import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' http://localhost:3000 ', 'http://localhost:3000'],
  ['example.com', 'https://example.com'],
  ['www.example.com:8080/a', 'https://www.example.com:8080/a'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['/team/projects', '/team/projects'],
  ['#top', '#top'],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address))

test.each([
  'not a url',
  'word',
  'javascript:alert(1)',
  'javascript:alert.call(1)',
  'https://',
  '//example.com',
  'ftp://example.com',
  '',
])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeNull())
