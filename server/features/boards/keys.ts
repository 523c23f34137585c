import { randomInt } from 'node:crypto'
import { keyFromTitle, LONGEST_KEY } from '#contract/boards.ts'

/** The key its title suggests, then what is near it. A key somebody chose stands alone. */
export function* keysFor(title: string): Generator<string> {
  const base = keyFromTitle(title)
  yield base
  for (let n = 2; n < 10; n++) yield `${base.slice(0, LONGEST_KEY - 1)}${n}`
  for (let tries = 0; tries < 20; tries++) yield `${base.slice(0, 2)}${randomInt(100, 10_000)}`
}
