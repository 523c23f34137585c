// SHA-256 of a short text. The browser's own is missing where Hearth is served over plain http inside a network, and answers too
// late for a hundred thousand small questions.

const primes = Array.from({ length: 311 }, (_, n) => n + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, each) => each + 2).every((each) => n % each !== 0))
  .slice(0, 64)
/** The first 32 bits behind the point. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
const begin = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
const rounds = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)))

const BLOCK_BYTES = 64
const schedule = new Int32Array(64)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The first 32 bits. The text is ASCII and at most 55 characters: one block. */
export function firstBitsOfHash(text: string): number {
  const block = new Uint8Array(BLOCK_BYTES)
  for (let at = 0; at < text.length; at++) block[at] = text.charCodeAt(at)
  block[text.length] = 0x80
  const view = new DataView(block.buffer)
  view.setUint32(BLOCK_BYTES - 4, text.length * 8)
  for (let at = 0; at < 16; at++) schedule[at] = view.getInt32(at * 4)
  for (let at = 16; at < 64; at++) {
    const [near, far] = [schedule[at - 2]!, schedule[at - 15]!]
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const two = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    schedule[at] = schedule[at - 16]! + two + schedule[at - 7]! + one
  }
  let [a, b, c, d, e, f, g, h] = begin as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[at]! + schedule[at]!
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return (begin[0]! + a) >>> 0
}
