// JSON with a reason when it is none, and its parts as what they should be: a file may say anything.
import { t } from '#contract/texts.ts'
import { BrokenFile } from '#server/features/imports/plan.ts'

export type Thing = Record<string, unknown>

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const position = breakIn(text)
    const { line, column } = lineAt(text, position)
    const why =
      position >= text.trimEnd().length ? t`it ends too early` : t`${signAt(text, position)} is not expected here`
    throw new BrokenFile(t`The file is broken: line ${line}, column ${column}: ${why}.`, line)
  }
}

function signAt(text: string, position: number) {
  const sign = String.fromCodePoint(text.codePointAt(position)!)
  return /\p{Cc}/u.test(sign) ? t`a line break or another control character` : t`“${sign}”`
}

function lineAt(text: string, position: number) {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

const space = /\s*/y
const colon = /\s*:/y
const plainScalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

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
    const end = endOfString(text, at)
    at = end.at
    return end.isWhole
  }
  for (;;) {
    // A value begins here, in an object behind its name.
    eat(space)
    const isEmpty = text[at] === closing(open.at(-1)) && /[[{]\s*$/.test(text.slice(Math.max(0, at - 200), at))
    if (!isEmpty) {
      if (open.at(-1) === '{' && !(eatString() && eat(colon))) return at
      eat(space)
      const sign = text[at]
      if (sign === '{' || sign === '[') {
        open.push(sign)
        at += 1
        continue
      }
      if (!(sign === '"' ? eatString() : eat(plainScalar))) return at
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

const unescaped = /[^"\\\p{Cc}]*/uy
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/**
 * Behind the string that begins here, or where it breaks. Piece by piece: one pattern for all of it tries a string without an end in
 * every way there is, which never ends either.
 */
function endOfString(text: string, from: number): { at: number; isWhole: boolean } {
  if (text[from] !== '"') return { at: from, isWhole: false }
  for (let at = from + 1; ; ) {
    unescaped.lastIndex = at
    at += unescaped.exec(text)![0].length
    if (text[at] === '"') return { at: at + 1, isWhole: true }
    escaped.lastIndex = at
    const found = escaped.exec(text)
    if (!found) return { at, isWhole: false }
    at += found[0].length
  }
}

const closing = (sign: string | undefined) => (sign === '{' ? '}' : sign === '[' ? ']' : undefined)

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const thing = (value: unknown): Thing => (isThing(value) ? value : {})

export const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : [])
