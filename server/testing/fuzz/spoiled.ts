// Valid input with something wrong in it.
import type { Dice } from './dice.ts'
import { anything, days, numbers, others, texts } from './nasty.ts'
import type { Field } from './values.ts'

type Input = Record<string, unknown>

interface Means {
  dice: Dice
  /** Of the endpoint, with the names of what stands in it. */
  path: string
  /** An id of such a thing that is not theirs to see, or of something else. */
  foreignId(name: string): string
}

/** Somewhere in it, however deep, one value is another one, gone, or joined by one that does not belong there. */
export function spoiled(input: Input, schema: Field, means: Means): Input {
  const { dice, path } = means
  const all = Object.keys({ ...schema.properties, ...input })
  // A bad id in the address gets no further than the door, which was tried often enough.
  const inBody = all.filter((name) => !path.includes(`:${name}`))
  const names = inBody.length && dice.chance(0.8) ? inBody : all
  if (names.length === 0) return { [dice.pick(texts)]: anything(dice) }
  const name = dice.pick(names)
  const field = schema.properties?.[name] ?? {}
  const inner = input[name]
  // Down into what can be gone into, half of the time.
  if (dice.chance(0.5)) {
    if (Array.isArray(inner) && inner.length > 0) {
      const at = dice.int(0, inner.length - 1)
      return { ...input, [name]: inner.with(at, replaced(inner[at], name, field.items ?? {}, means)) }
    }
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      return { ...input, [name]: spoiled(inner as Input, field, means) }
  }
  switch (dice.weighed({ replace: 8, drop: 2, extra: 1, many: 1 })) {
    case 'drop':
      return Object.fromEntries(Object.entries(input).filter(([key]) => key !== name))
    case 'extra':
      // As JSON.parse makes it: a key of its own, also when it is called __proto__.
      return Object.defineProperty({ ...input }, dice.pick(texts), { value: anything(dice), enumerable: true })
    case 'many':
      return { ...input, [name]: Array(dice.pick([2, 61, 501, 1001])).fill(inner ?? 'x') }
    default:
      return { ...input, [name]: replaced(inner, name, field, means) }
  }
}

function replaced(value: unknown, name: string, field: Field, { dice, foreignId }: Means): unknown {
  if (field.format === 'uuid')
    return dice.chance(0.5) ? foreignId(name) : dice.pick<unknown>([...texts, null, 7, [], {}])
  if (dice.chance(0.3)) return dice.pick(bordersOf(field))
  if (typeof value === 'number') return dice.pick<unknown>([...numbers, String(value), '1e3', null])
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return dice.pick(days)
  if (typeof value === 'string') return dice.chance(0.7) ? dice.pick(texts) : dice.pick(days)
  return dice.chance(0.6) ? dice.pick(others) : anything(dice)
}

/** One less and one more than what is allowed, and just that. */
function bordersOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Field): unknown[] {
  const around = (border: number | undefined, make: (size: number) => unknown) =>
    border === undefined || border > 200_000
      ? []
      : [border - 1, border, border + 1].filter((size) => size >= 0).map(make)
  const found = [
    ...(minimum === undefined ? [] : [minimum - 1, minimum]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...around(minLength, (size) => 'x'.repeat(size)),
    ...around(maxLength, (size) => '😀'.repeat(size / 2)),
    ...around(maxLength, (size) => 'x'.repeat(size)),
    ...around(minItems, (size) => Array(size).fill('x')),
    ...around(maxItems, (size) => Array(size).fill('x')),
  ]
  return found.length ? found : [null, '']
}
