// Whom a text names, by the same signs by which it is shown.
import { namesMeant } from '#contract/mentions.ts'
import type { Db } from '#server/database/connect.ts'
import { membersCalled } from './queries/about.ts'

const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[^\n]{1,2000}?\2(?!`)/g
const mention = /(?<![\p{L}\p{N}/@\\])@([a-z0-9][a-z0-9_.-]{0,39})/giu

/** In small letters: a name is the same however it is written. */
const writtenIn = (text: string): string[] => [
  ...new Set([...text.replace(code, ' ').matchAll(mention)].map(([, written]) => written!.toLowerCase())),
]

/** Those of the task's workspace whom the text names. */
export async function mentionedIn(db: Db, taskId: string, text: string): Promise<string[]> {
  const written = writtenIn(text)
  if (written.length === 0) return []
  const known = await membersCalled(db, taskId, written.flatMap(namesMeant))
  const ids = written.map((each) => namesMeant(each).flatMap((name) => known.get(name) ?? [])[0])
  return [...new Set(ids)].filter((id) => id !== undefined)
}

export async function newlyMentionedIn(db: Db, taskId: string, text: string, before: string) {
  const named = await mentionedIn(db, taskId, text)
  const known = named.length > 0 ? await mentionedIn(db, taskId, before) : []
  return named.filter((id) => !known.includes(id))
}
