import { spokenLocale } from './texts.ts'

/** Letters that no decomposition makes plain. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Where ü is written ue. Elsewhere it is a u with something on it. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** In a to z as far as there is a way, in lower case: "Ängström" -> "angstrom", for whoever reads German "aengstroem". */
export function plainLetters(text: string): string {
  const known = spokenLocale().startsWith('de') ? { ...spelled, ...german } : spelled
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => known[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
