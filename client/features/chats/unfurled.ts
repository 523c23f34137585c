// What a message points at: tasks by their keys, and pages elsewhere. Nothing is fetched from there: a card shows where a link leads.

const MOST_TASKS = 3

const withoutCode = (text: string) => text.replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, ' ')

/** Only keys of projects there are: UTF-8 and COVID-19 are nobody's tasks. */
export function taskKeysIn(text: string, isKey: (prefix: string) => boolean): string[] {
  const found = withoutCode(text).matchAll(/(?<![\p{L}\p{N}/-])([A-Z][A-Z0-9]{1,5})-(\d{1,9})(?![\p{L}\p{N}-])/gu)
  const keys = [...found].filter(([, prefix]) => isKey(prefix!)).map(([key]) => key)
  return [...new Set(keys)].slice(0, MOST_TASKS)
}

export interface LinkCard {
  href: string
  host: string
  path: string
}

/** The first page a message points at. Of a longer address the end is cut: looking for its punctuation takes time that grows with its square. */
export function linkIn(text: string): LinkCard | null {
  const href = /https?:\/\/[^\s<>)\]]{1,2000}/.exec(withoutCode(text))?.[0].replace(/[.,;:!?'"]+$/, '')
  if (!href || !URL.canParse(href)) return null
  const { host, pathname, search } = new URL(href)
  return { href, host: host.replace(/^www\./, ''), path: decoded(pathname + search).replace(/^\/$/, '') }
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
