// Which of the commands somebody means. What is typed may be the beginning of words, something within them, just some of their letters,
// or a word with a slip in it.
import { t } from '#contract/texts.ts'
import { type Command, type CommandGroup, groups } from './command.ts'

/** More than anybody reads of one kind; typing on finds the rest. */
const MOST_OF_GROUP = 6
const MOST_RECENT = 5
/** How far what was chosen lately comes before its equals. */
const RECENT_BONUS = 18
/** Found by another word than its name. */
const ALIAS_MALUS = 12

const isWordStart = (text: string, at: number) => at === 0 || /[\s/“(_-]/.test(text[at - 1]!)

/** How well one word fits; null when not even its letters stand there in this order. */
function wordScore(text: string, word: string): number | null {
  const at = text.indexOf(word)
  if (at === 0) return text.length === word.length ? 100 : 80
  if (at > 0) return isWordStart(text, at) ? 65 : text.indexOf(` ${word}`) >= 0 ? 65 : 45
  return letters(text, word) ?? withSlip(text, word)
}

/** "mtd" is "Move to Done": each letter, the best when they begin words. A gap inside a word costs. */
function letters(text: string, word: string): number | null {
  if (word.length < 2) return null
  let at = -1
  let cost = 0
  for (const letter of word) {
    const start = wordStartWith(text, letter, at + 1)
    const next = start ?? text.indexOf(letter, at + 1)
    if (next < 0) return null
    if (start === undefined && next !== at + 1) cost += 8
    at = next
  }
  // Letters strewn over a long title say nothing.
  return cost > 16 ? null : 32 - cost
}

/** Shorter ones are too like one another. */
const SHORTEST_WITH_SLIP = 4

/** "webiste" is "Website": one letter wrong, missing, too much, or two in the wrong order. Nobody mistypes the first. */
function withSlip(text: string, word: string): number | null {
  if (word.length < SHORTEST_WITH_SLIP) return null
  const lengths = [word.length - 1, word.length, word.length + 1]
  const isMeant = (each: string) =>
    each[0] === word[0] && lengths.some((length) => isOneSlip(each.slice(0, length), word))
  return text.split(/[\s/“(_-]+/).some(isMeant) ? 14 : null
}

function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length)
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === right[1] + right[0]!)
}

function wordStartWith(text: string, letter: string, from: number): number | undefined {
  for (let at = text.indexOf(letter, from); at >= 0; at = text.indexOf(letter, at + 1))
    if (isWordStart(text, at)) return at
  return undefined
}

/** Null when a word of what was typed fits nowhere. */
export function scoreOf({ title, words = '' }: Pick<Command, 'title' | 'words'>, typed: string): number | null {
  const [name, aliases] = [title.toLowerCase(), words.toLowerCase()]
  let sum = 0
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  for (const word of wanted) {
    const byName = wordScore(name, word)
    const at = aliases.indexOf(word)
    const byAlias = at < 0 ? null : (isWordStart(aliases, at) ? 65 : 40) - ALIAS_MALUS
    if (byName === null && byAlias === null) return null
    sum += Math.max(byName ?? 0, byAlias ?? 0)
  }
  // The words together, as they were typed, are meant most.
  const together = wanted.length > 1 && name.includes(wanted.join(' ')) ? 20 : 0
  return wanted.length === 0 ? 0 : sum / wanted.length + together
}

export interface RankedGroup {
  /** What its commands say they belong to. */
  of: string
  title: string
  commands: Command[]
}

/** What to show for what was typed, best first: within a group, and the groups by the best they have. `recent`: ids, the last one first. */
export function ranked(commands: readonly Command[], typed: string, recent: readonly string[]): RankedGroup[] {
  if (typed.trim() === '') return withRecent(commands, recent)
  const scored = commands.flatMap((command) => {
    const score = scoreOf(command, typed) ?? (command.wasFound ? 10 : null)
    if (score === null) return []
    const at = recent.indexOf(command.id)
    return [{ command, score: score + (at < 0 ? 0 : RECENT_BONUS / (at + 1)) }]
  })
  // Sorting is stable: of equals the one that was offered first.
  scored.sort((one, other) => other.score - one.score)
  return grouped(scored.map(({ command }) => command)).map((group) => ({
    ...group,
    commands: group.commands.slice(0, MOST_OF_GROUP),
  }))
}

function withRecent(commands: readonly Command[], recent: readonly string[]): RankedGroup[] {
  const known = new Map(commands.map((command) => [command.id, command]))
  const lately = recent.flatMap((id) => known.get(id) ?? []).slice(0, MOST_RECENT)
  const rest = commands.filter((command) => !command.isOneOfMany && !lately.includes(command))
  // Whoever has a task before them most likely wants to do something with it.
  const isTask = ({ of }: RankedGroup) => of === 'Task'
  const others = inOrder(grouped(rest))
  return [
    ...others.filter(isTask),
    ...(lately.length > 0 ? [{ of: 'Recent', title: t`Recent`, commands: lately }] : []),
    ...others.filter((group) => !isTask(group)),
  ]
}

/** Kinds of things that were found come after what can be done. */
export function inOrder(all: RankedGroup[]): RankedGroup[] {
  const order = Object.keys(groups)
  const rank = ({ of }: RankedGroup) => {
    const at = order.indexOf(of)
    return at < 0 ? order.length : at
  }
  return all.toSorted((one, other) => rank(one) - rank(other))
}

export function grouped(commands: readonly Command[]): RankedGroup[] {
  const all = new Map<string, Command[]>()
  for (const command of commands) all.set(command.group, [...(all.get(command.group) ?? []), command])
  return [...all].map(([of, inGroup]) => ({ of, title: groups[of as CommandGroup] ?? of, commands: inGroup }))
}
