import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1434, '1.4 kB'],
  [2048, '2 kB'],
  [25 * 1024 * 1024, '25 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))
