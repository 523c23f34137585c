// What a line typed for a new task says besides its title:
//   !urgent !high !medium !low or !1 to !4    priority
//   @ada                                       who does it: a username, or the start of a name if only one begins so
//   #bug #"quick win" #quick-win               label
//   today, friday, next friday, in 3 days, dec 12, 12 dec, 2026-12-31   due; a weekday only at the start or the end
//   ~monday                                    start
//   2pt, 3pts                                  complexity from 0 to 4; more counts as 4
// Only whole words count, and each of priority, due, start and complexity once. What means nothing stays in the title.

import { dayFromWord, dayFromWords, isWeekday, MOST_WORDS } from '#client/features/tasks/day-words.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import { complexities, priorities } from '#contract/task-levels.ts'

export interface QuickAddFacts {
  people: readonly Pick<Person, '_id' | 'name' | 'username'>[]
  labels: readonly Pick<Label, '_id' | 'name'>[]
  /** YYYY-MM-DD where this person is. */
  today: string
  /** The due day is known from elsewhere: words for one are words of the title. */
  isDayGiven?: boolean
}

type Meaning =
  | { kind: 'priority' | 'complexity'; value: number }
  | { kind: 'member' | 'label' | 'due' | 'start'; value: string }

/** A part of the line that was understood. */
export type Token = Meaning & { text: string; from: number; to: number }

export interface QuickAdd {
  title: string
  tokens: Token[]
  fields: {
    priority?: number
    complexity?: number
    dueDate?: string
    startDate?: string
    members?: string[]
    labels?: string[]
  }
}

interface Word {
  text: string
  from: number
  to: number
}

/** Whole words; `#"two words"` is one. */
const wordsOf = (line: string): Word[] =>
  [...line.matchAll(/#"[^"]+"(?=\s|$)|\S+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

/** `asTitle`: texts somebody said are no more than words. */
export function readQuickAdd(line: string, facts: QuickAddFacts, asTitle: ReadonlySet<string> = new Set()): QuickAdd {
  const words = wordsOf(line)
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const token = tokenAt(line, words, at, facts)
    const isTaken = !token || asTitle.has(token.text) || !isFirst(tokens, token)
    if (!isTaken) tokens.push(token)
    at = isTaken ? at + 1 : words.findIndex(({ from }) => from >= token.to)
    if (at < 0) break
  }
  const inside = tokens.find((token) => isInside(line, tokens, token))
  if (inside) return readQuickAdd(line, facts, new Set([...asTitle, inside.text]))
  const title = without(line, tokens)
  // A line that is all tokens would be a task without a name.
  return title === '' ? { title: line.trim(), tokens: [], fields: {} } : { title, tokens, fields: fieldsOf(tokens) }
}

/** Between two words of the title a weekday belongs to them: “Black Friday banner”. At its start or end it says when. */
const isInside = (line: string, tokens: Token[], { kind, text, from, to }: Token): boolean =>
  kind === 'due' &&
  isWeekday(text) &&
  without(
    line.slice(0, from),
    tokens.filter((token) => token.to <= from),
  ) !== '' &&
  without(line, [{ from: 0, to }, ...tokens.filter((token) => token.from >= to)]) !== ''

/** Words of a title that look as if somebody had meant more by them: `@nobody`, `#nolabel`. Numbers such as #12 are only that. */
export const seeminglyMeant = (title: string, asTitle: ReadonlySet<string> = new Set()): string[] =>
  wordsOf(title).flatMap(({ text }) => (/^[@#!~]"?\p{L}/u.test(text) && !asTitle.has(text) ? [text] : []))

function isFirst(tokens: Token[], token: Token): boolean {
  const isOneOfMany = token.kind === 'member' || token.kind === 'label'
  return !tokens.some(({ kind, value }) => kind === token.kind && (!isOneOfMany || value === token.value))
}

function tokenAt(line: string, words: Word[], at: number, facts: QuickAddFacts): Token | null {
  const { text, from } = words[at]!
  const meaning = meaningOf(text, facts)
  if (meaning) return { ...meaning, text, from, to: from + text.length }
  if (facts.isDayGiven) return null
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const part = words.slice(at, at + count)
    const value = dayFromWords(
      part.map((word) => word.text.toLowerCase()),
      facts.today,
    )
    const to = part.at(-1)!.to
    if (value) return { kind: 'due', value, text: line.slice(from, to), from, to }
  }
  return null
}

function meaningOf(word: string, facts: QuickAddFacts): Meaning | null {
  const rest = word.slice(1)
  switch (word[0]) {
    case '!':
      return priorityOf(rest)
    case '@':
      return personOf(rest, facts.people)
    case '#':
      return labelOf(rest, facts.labels)
    case '~': {
      const value = dayFromWord(rest.toLowerCase(), facts.today)
      return value === null ? null : { kind: 'start', value }
    }
    default:
      return pointsOf(word)
  }
}

function priorityOf(word: string): Meaning | null {
  const isNamed = (name: string, value: number) => value > 0 && name.toLowerCase() === word.toLowerCase()
  // English is understood everywhere.
  const named = Math.max(priorityWords.findIndex(isNamed), priorities.findIndex(isNamed))
  const value = named > 0 ? named : /^[1-4]$/.test(word) ? Number(word) : 0
  return value > 0 ? { kind: 'priority', value } : null
}

function pointsOf(word: string): Meaning | null {
  const points = /^(\d{1,2})pts?$/i.exec(word)?.[1]
  return points === undefined ? null : { kind: 'complexity', value: Math.min(Number(points), complexities.length - 1) }
}

function personOf(word: string, people: QuickAddFacts['people']): Meaning | null {
  const start = word.toLowerCase()
  if (start === '') return null
  const exact = people.find(({ username }) => username.toLowerCase() === start)
  const begun = people.filter(({ username, name }) =>
    [username, ...name.split(/\s+/)].some((part) => part.toLowerCase().startsWith(start)),
  )
  const person = exact ?? (begun.length === 1 ? begun[0] : undefined)
  return person ? { kind: 'member', value: person._id } : null
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

function labelOf(word: string, labels: QuickAddFacts['labels']): Meaning | null {
  const wanted = plain(word.replace(/^"(.*)"$/, '$1'))
  const label = labels.find(({ name }) => plain(name) === wanted)
  return label ? { kind: 'label', value: label._id } : null
}

function without(line: string, tokens: readonly Pick<Token, 'from' | 'to'>[]): string {
  let title = ''
  let at = 0
  for (const { from, to } of tokens) {
    title += line.slice(at, from)
    at = to
  }
  return (title + line.slice(at)).replace(/\s+/g, ' ').trim()
}

function fieldsOf(tokens: Token[]): QuickAdd['fields'] {
  const fields: QuickAdd['fields'] = {}
  for (const token of tokens) {
    if (token.kind === 'priority') fields.priority = token.value
    if (token.kind === 'complexity') fields.complexity = token.value
    if (token.kind === 'due') fields.dueDate = token.value
    if (token.kind === 'start') fields.startDate = token.value
    if (token.kind === 'member') fields.members = [...(fields.members ?? []), token.value]
    if (token.kind === 'label') fields.labels = [...(fields.labels ?? []), token.value]
  }
  return fields
}
