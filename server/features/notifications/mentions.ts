// Whom a text names, by the same signs by which it is shown.
import { namesMeant } from '#contract/mentions.ts'
import type { Db } from '#server/database/connect.ts'
import { excerpt } from './excerpt.ts'
import { passagesOf } from './passage.ts'
import { membersCalled } from './queries/about.ts'

const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[^\n]{1,2000}?\2(?!`)/g
const mention = /(?<![\p{L}\p{N}/@\\])@([a-z0-9][a-z0-9_.-]{0,39})/giu

/** The text with everything that is no code put through `change`. */
function outsideCode(text: string, change: (part: string) => string) {
  let from = 0
  let whole = ''
  for (const { 0: found, index } of text.matchAll(code)) {
    whole += change(text.slice(from, index)) + found
    from = index + found.length
  }
  return whole + change(text.slice(from))
}

/** In small letters: a name is the same however it is written. */
const writtenIn = (text: string): string[] => [
  ...new Set([...text.replace(code, ' ').matchAll(mention)].map(([, written]) => written!.toLowerCase())),
]

/** Whom each of the names stands for, and which part of it is theirs: a sign at the end may belong to the sentence. */
async function calledIn(db: Db, taskId: string, text: string) {
  const written = writtenIn(text)
  if (written.length === 0) return new Map<string, Called>()
  const known = await membersCalled(db, taskId, written.flatMap(namesMeant))
  const called = written.flatMap((each) => {
    const username = namesMeant(each).find((name) => known.has(name))
    return username ? [[each, { ...known.get(username)!, username }] as const] : []
  })
  return new Map<string, Called>(called)
}

interface Called {
  id: string
  name: string
  username: string
}

/** Those of the task's workspace whom the text names. */
export async function mentionedIn(db: Db, taskId: string, text: string): Promise<string[]> {
  const called = await calledIn(db, taskId, text)
  return [...new Set([...called.values()].map(({ id }) => id))]
}

/** The beginning of the text as it is read on the task: people by their names. */
export const excerptOf = async (db: Db, taskId: string, text: string): Promise<string> =>
  readOut(text, await calledIn(db, taskId, text))

function readOut(text: string, called: Map<string, Called>) {
  const named = (part: string) =>
    part.replace(mention, (whole, written: string) => {
      const person = called.get(written.toLowerCase())
      return person ? `@${person.name}${written.slice(person.username.length)}` : whole
    })
  return excerpt(outsideCode(text, named))
}

/** Spaces for code in a line, ends of lines for a block of it: everything else stands where it stood. */
const withoutCode = (text: string) =>
  text.replace(code, (found) => (/^(?:`{3}|~{3})/.test(found) ? '\n' : ' ').repeat(found.length))

/** What the text says to each of these people, where it names them first. */
export async function quotesIn(db: Db, taskId: string, text: string, userIds: string[]): Promise<Map<string, string>> {
  const called = await calledIn(db, taskId, text)
  const words = withoutCode(text)
  const passageAt = passagesOf(text, words)
  const quotes = new Map<string, string>()
  for (const { 1: written, index } of words.matchAll(mention)) {
    const id = called.get(written!.toLowerCase())?.id
    if (id && userIds.includes(id) && !quotes.has(id)) quotes.set(id, readOut(passageAt(index), called))
  }
  return quotes
}

export async function newlyMentionedIn(db: Db, taskId: string, text: string, before: string) {
  const named = await mentionedIn(db, taskId, text)
  const known = named.length > 0 ? await mentionedIn(db, taskId, before) : []
  return named.filter((id) => !known.includes(id))
}
