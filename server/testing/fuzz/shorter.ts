// The shortest form of an input that still does what it did.

type Input = Record<string, unknown>

const TRIES = 60

export async function shortest(input: Input, stillFails: (input: Input) => Promise<boolean>): Promise<Input> {
  let best = input
  let tries = 0
  for (let improved = true; improved; ) {
    improved = false
    for (const shorter of shorterThan(best)) {
      if (++tries > TRIES) return best
      if (!(await stillFails(shorter as Input))) continue
      best = shorter as Input
      improved = true
      break
    }
  }
  return best
}

/** With one thing gone, or one thing half as long, however deep it is. */
function* shorterThan(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 8) {
    yield value.slice(0, Math.ceil(value.length / 2))
    yield value.slice(Math.floor(value.length / 2))
  } else if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(0, Math.ceil(value.length / 2))
    for (const [at, inner] of value.slice(0, 10).entries())
      for (const shorter of shorterThan(inner)) yield value.with(at, shorter)
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value))
      yield Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    for (const [name, inner] of Object.entries(value))
      for (const shorter of shorterThan(inner)) yield { ...value, [name]: shorter }
  }
}
