import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'
import { type Speech, speaking } from './texts.ts'
import { urlFromName } from './workspaces.ts'

test('names become addresses people would type', () => {
  expect(urlFromName('Ängström & Søn')).toBe('angstrom-son')
  expect(urlFromName('Große Straße')).toBe('grosse-strasse')
  expect(urlFromName('A rather long name that goes on and on until nobody reads it')).toBe(
    'a-rather-long-name-that-goes-on-and-on-until',
  )
  expect(urlFromName('x'.repeat(60))).toBe('x'.repeat(48))
})

test('whoever reads German writes ü as ue', () => {
  const inGerman = (text: string) => speaking({ locale: 'de' } as Speech, () => plainLetters(text))
  expect(inGerman('Bürogemeinschaft Öl')).toBe('buerogemeinschaft oel')
  expect(plainLetters('Bürogemeinschaft Öl')).toBe('burogemeinschaft ol')
})
