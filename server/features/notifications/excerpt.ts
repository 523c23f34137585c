const LENGTH = 160

/** How the editor of descriptions writes what would be HTML. */
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** The beginning of a Markdown text as one plain line. */
export function excerpt(markdown: string): string {
  // No more than can matter: a text may be long.
  const plain = markdown
    .slice(0, LENGTH * 20)
    // What is cut may end in half a sign, which PostgreSQL does not store.
    .toWellFormed()
    .replace(/^(`{3,}|~{3,}).*$/gm, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^\s)]*(?:\s+"[^"\n]*")?\)/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]*)>/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])\s+(?:\[[ x]\]\s+)?/gim, '')
    // An empty line, as an earlier editor wrote it.
    .replace(/^[ >]*(?:(?:[-*+]|\d{1,9}[.)]) )?&nbsp;$/gm, '')
    // One behind a backslash is what somebody typed.
    .replace(/(\\.)|\*\*|__|~~|`+/g, '$1')
    .replace(/(?<![\p{L}\p{N}\\])[*_](?=\S)|(?<=[^\s\\])[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|@&<])/g, '$1')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= LENGTH) return plain
  const cut = plain.slice(0, LENGTH)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), LENGTH - 30))
    .toWellFormed()
    .trim()}…`
}
