// What to offer while somebody types the @, # or ! of a new task.
import { priorityWords } from '#client/features/tasks/level-words.ts'
import type { QuickAddFacts } from './quick-add.ts'

export interface Suggestion {
  /** What the person picks. */
  title: string
  /** What then stands in the line. */
  text: string
}

interface Offer {
  /** The part of the line that is replaced. */
  from: number
  to: number
  suggestions: Suggestion[]
}

const MOST = 6
const starts = (text: string, start: string) => text.toLowerCase().startsWith(start)

/** For the word the caret is at the end of. Null when there is nothing to offer. */
export function suggestionsAt(line: string, caret: number, facts: QuickAddFacts): Offer | null {
  const begun = /(?:^|\s)([@#!])([^\s"]*)$/.exec(line.slice(0, caret))
  const isInsideWord = /^\S/.test(line.slice(caret))
  if (!begun || isInsideWord) return null
  const [, sign, typed] = begun as unknown as [string, '@' | '#' | '!', string]
  const suggestions = offered[sign](typed.toLowerCase(), facts).slice(0, MOST)
  const isComplete = suggestions.length === 1 && suggestions[0]!.text.toLowerCase() === (sign + typed).toLowerCase()
  if (suggestions.length === 0 || isComplete) return null
  return { from: caret - typed.length - 1, to: caret, suggestions }
}

const offered: Record<'@' | '#' | '!', (start: string, facts: QuickAddFacts) => Suggestion[]> = {
  '@': (start, { people }) =>
    people
      .filter(({ name, username }) => [username, ...name.split(/\s+/)].some((part) => starts(part, start)))
      .map(({ name, username }) => ({ title: name, text: `@${username}` })),
  '#': (start, { labels }) =>
    labels
      .filter(({ name }) => starts(name, start) || starts(name.replace(/\s+/g, '-'), start))
      .map(({ name }) => ({ title: name, text: /\s/.test(name) ? `#"${name}"` : `#${name}` })),
  '!': (start) =>
    priorityWords
      .filter((name, value) => value > 0 && starts(name, start))
      .map((name) => ({ title: name, text: `!${name.toLowerCase()}` })),
}

/** The line with a suggestion in it, and where the caret goes. */
export function withSuggestion(line: string, { from, to }: Pick<Offer, 'from' | 'to'>, { text }: Suggestion) {
  const rest = line.slice(to).trimStart()
  return { line: `${line.slice(0, from)}${text} ${rest}`, caret: from + text.length + 1 }
}
