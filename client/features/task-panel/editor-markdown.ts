import { Marked, type marked, Tokenizer, type Tokens } from 'marked'
import { cellsOf } from '#client/ui/markdown/parse-blocks.ts'

/**
 * Reads what a description shows as more than text, and nothing beyond: whatever else Markdown has would be an element the editor
 * does not know, and would be gone when the text is written again.
 */
export const editorMarkdown = new Marked({
  tokenizer: {
    html: () => undefined,
    // The only way to begin a line in a cell of a table.
    tag: (source) => (/^<br *\/?>/i.test(source) ? false : undefined),
    // One sign means "about", as in ~5 h.
    del: (source) => (source.startsWith('~~') ? false : undefined),
    // Named elsewhere in the text, or never.
    def: () => undefined,
    link(source) {
      const picture = linkedPicture(source)
      if (picture) return picture
      // An address with spaces: the editor has no such thing, and would forget where it leads.
      return /^\[(?:!\[|[^\]\n]*\]\(<)/.test(source) ? undefined : false
    },
    table(source) {
      const table = Tokenizer.prototype.table.call(this, source)
      const wider = table && withWiderHead(table.raw)
      const whole = wider && Tokenizer.prototype.table.call(this, wider)
      return whole ? { ...whole, raw: table.raw } : table
    },
  },
}) as unknown as typeof marked

/** A picture that leads somewhere is one thing here: a picture with an address more. */
function linkedPicture(source: string): Tokens.Link | undefined {
  const [raw, alt, src, title, leadsTo] =
    /^\[!\[([^\]\n]{0,300})\]\(([^\s()]{1,2000})(?: +"([^"\n]{0,300})")?\)\]\(([^\s()]{1,2000})\)/.exec(source) ?? []
  if (!raw) return undefined
  const token = { type: 'image', raw, text: alt ?? '', href: src ?? '', title: title ?? null, leadsTo, tokens: [] }
  return token as unknown as Tokens.Link
}

/** Cells beyond those of the head would be dropped: it gets as many. */
function withWiderHead(raw: string): string | undefined {
  const [head, dashes, ...rows] = raw.split('\n') as [string, string, ...string[]]
  const { length } = cellsOf(head)
  const missing = Math.max(...rows.map((row) => cellsOf(row).length)) - length
  if (missing <= 0) return undefined
  const widened = [head, dashes].map(
    (line, at) => `${line.trimEnd().replace(/\|?$/, '|')}${(at === 0 ? ' |' : '-|').repeat(missing)}`,
  )
  return [...widened, ...rows].join('\n')
}
