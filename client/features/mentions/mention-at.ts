export interface Mention {
  /** Where the @ stands. */
  from: number
  query: string
}

/** The name somebody is about to type at the caret, if there is one. */
export function mentionAt(text: string, caret: number): Mention | null {
  const typed = /(?:^|[\s([{])@([\p{L}\p{N}_.-]{0,40})$/u.exec(text.slice(0, caret))
  return typed ? { from: caret - typed[1]!.length - 1, query: typed[1]! } : null
}

/** With the name in place of what was typed of it, and the caret behind it. */
export function withMention(text: string, caret: number, { from }: Mention, username: string) {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
