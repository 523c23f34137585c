import { firstBitsOfHash } from './sha256.ts'

/** Short enough that nobody who types meanwhile notices. */
const STRETCH_MS = 8

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** A number that makes the hash begin with so many zeros: there is no way to find one but to try. */
export async function solveWork(challenge: string, bits: number): Promise<string> {
  for (let work = 0; ; await breath()) {
    const until = performance.now() + STRETCH_MS
    while (performance.now() < until)
      for (let tries = 0; tries < 200; tries++, work++)
        if (Math.clz32(firstBitsOfHash(`${challenge}:${work}`)) >= bits) return String(work)
  }
}
