import { setTimeout as wait } from 'node:timers/promises'

/** Asks again until there is an answer; fails with what it waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ms = 90_000,
): Promise<T> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await wait(20)
  }
}
