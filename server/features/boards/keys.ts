import { randomInt } from 'node:crypto'

const LONGEST = 6

/** "Spring launch" -> SL, "Website" -> WEB; then what is near it. A key somebody chose stands alone. */
export function* keysFor(title: string): Generator<string> {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word))
  const initials = words
    .map((word) => word[0])
    .join('')
    .slice(0, 4)
  const made = initials.length > 1 ? initials : (words[0]?.slice(0, 3) ?? '')
  const base = made.length > 1 ? made : `${made || 'P'}RJ`
  yield base
  for (let n = 2; n < 10; n++) yield `${base.slice(0, LONGEST - 1)}${n}`
  for (let tries = 0; tries < 20; tries++) yield `${base.slice(0, 2)}${randomInt(100, 10_000)}`
}
