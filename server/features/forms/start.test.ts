import { expect, test } from 'vitest'
import { sealWith } from '#server/core/seal.ts'
import { makeStart, requireStart } from './start.ts'

const seal = sealWith('a secret that is long enough for this')
const form = { _id: 'form', protection: 'time' } as const
const opened = new Date('2026-11-15T10:00:00Z')
const later = (seconds: number) => new Date(opened.getTime() + seconds * 1000)
const { token, challenge } = makeStart(seal, form, opened)

test('a form can be sent from two seconds to a day after it was opened', () => {
  expect(requireStart(seal, form, { token }, later(2))).toBe(challenge)
  expect(requireStart(seal, form, { token }, later(86_400))).toBe(challenge)
  expect(() => requireStart(seal, form, { token }, later(1))).toThrow(/very quick/)
  expect(() => requireStart(seal, form, { token }, later(86_401))).toThrow(/too long ago/)
})

test('what another server, or nobody, sealed opens nothing', () => {
  const other = makeStart(sealWith('another secret, just as long as that'), form, opened)
  for (const forged of [other.token, btoa(JSON.stringify({ form: 'form', at: 0, challenge })), 'x'])
    expect(() => requireStart(seal, form, { token: forged }, later(5))).toThrow(/too long ago/)
})

test('an open form takes what comes without a start, but none that is false', () => {
  const open = { _id: 'form', protection: 'open' } as const
  expect(requireStart(seal, open, {}, later(5))).toBeNull()
  expect(() => requireStart(seal, open, { token: 'x' }, later(5))).toThrow(/too long ago/)
})
