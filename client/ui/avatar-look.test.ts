import { describe, expect, test } from 'vitest'
import { avatarColor, initials } from './avatar-look.ts'

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['  Ada   King Lovelace ', 'AK'],
    ['', ''],
    [null, ''],
    ['𝒜da Ödön', '𝒜Ö'],
  ])('%j -> %j', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('colour', () => {
  test('is chosen by the sum of the character codes, from thirteen', () => {
    // "A" is 65, a multiple of 13; each next letter is the next colour.
    const all = Array.from({ length: 13 }, (_, index) => avatarColor(String.fromCharCode(65 + index)))
    expect(all[0]).toBe('#B4553A')
    expect(new Set(all).size).toBe(13)
    expect(avatarColor('N')).toBe(all[0])
    expect(avatarColor('AB')).toBe(all[1])
  })

  test('is grey without a name', () => {
    expect(avatarColor('')).toBe('#9A948C')
    expect(avatarColor(undefined)).toBe('#9A948C')
  })
})
