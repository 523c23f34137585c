// Whom a text names, by the same signs by which it is shown.
const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[^\n]{1,2000}?\2(?!`)/g
const mention = /(?<![\p{L}\p{N}/@\\])@([a-z0-9][a-z0-9_.-]{0,38}[a-z0-9]|[a-z0-9])/giu

/** In small letters: a name is the same however it is written. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.replace(code, ' ').matchAll(mention)].map(([, username]) => username!.toLowerCase())),
]

export function newMentions(text: string, before: string) {
  const known = new Set(mentionsIn(before))
  return mentionsIn(text).filter((username) => !known.has(username))
}
