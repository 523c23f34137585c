// JSON with a reason when it is none, and its parts as what they should be: a file may say anything.
import { BrokenFile } from '#server/features/imports/plan.ts'

export type Thing = Record<string, unknown>

export function parseJson(text: string): unknown {
  const source = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(source)
  } catch {
    const position = breakIn(source)
    const { line, column } = lineAt(source, position)
    const why =
      position >= source.trimEnd().length ? 'it ends too early' : `${quoted(source, position)} is not expected here`
    throw new BrokenFile(`The file is broken: line ${line}, column ${column}: ${why}.`, line)
  }
}

const quoted = (text: string, position: number) => `“${String.fromCodePoint(text.codePointAt(position)!)}”`

function lineAt(text: string, position: number) {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

const space = /\s*/y
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const colon = /\s*:/y
// A string bit by bit: as one pattern, a long one would be too much for it, and one that never ends would take for ever.
const plain = /[^"\\\p{Cc}]{1,1000}/uy
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The first place that is no JSON. The platform's parser keeps it to itself when the text is short. */
function breakIn(text: string): number {
  const open: string[] = []
  let at = 0
  const eat = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  const eatString = () => {
    const from = at
    at += 1
    while (text[from] === '"' && (eat(plain) || eat(escaped)));
    if (text[from] === '"' && text[at] === '"') at += 1
    else at = from
    return at > from
  }
  const eatKey = () => {
    const from = at
    const isKey = eatString() && eat(colon)
    if (!isKey) at = from
    return isKey
  }
  for (;;) {
    // A value begins here, in an object behind its name.
    eat(space)
    const isEmpty = text[at] === closing(open.at(-1)) && /[[{]\s*$/.test(text.slice(Math.max(0, at - 200), at))
    if (!isEmpty) {
      if (open.at(-1) === '{' && !eatKey()) return at
      eat(space)
      const sign = text[at]
      if (sign === '{' || sign === '[') {
        open.push(sign)
        at += 1
        continue
      }
      if (!eatString() && !eat(scalar)) return at
    }
    // Behind a value: the end of what it is in, or the next one.
    for (eat(space); open.length > 0 && text[at] === closing(open.at(-1)); eat(space)) {
      open.pop()
      at += 1
    }
    if (open.length === 0 || text[at] !== ',') return at
    at += 1
  }
}

const closing = (sign: string | undefined) => (sign === '{' ? '}' : sign === '[' ? ']' : undefined)

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const thing = (value: unknown): Thing => (isThing(value) ? value : {})

export const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : [])
