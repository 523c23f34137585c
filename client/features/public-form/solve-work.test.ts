import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstBitsOfHash } from './sha256.ts'
import { solveWork } from './solve-work.ts'

const asServer = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

test.each(['', 'a', 'abc', 'x'.repeat(55), 'Zm9ybS1jaGFsbGVuZ2U_-:123456'])(
  'the hash of %j is the server’s',
  (text) => {
    expect(firstBitsOfHash(text)).toBe(asServer(text))
  },
)

test('what was found is what the server asks for', async () => {
  const work = await solveWork('challenge', 10)
  expect(Math.clz32(asServer(`challenge:${work}`))).toBeGreaterThanOrEqual(10)
})
