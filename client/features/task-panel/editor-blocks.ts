// Parts of the editor that read or write Markdown otherwise than those who show it, put right. Decision 40.
import type { JSONContent } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { aroundAddresses, withBareAddresses } from './editor-addresses.ts'

/** Read as any other list is: its own way takes “No. 5” for one, and writes an escaped sign twice. */
export const NumberedList = OrderedList.extend({
  markdownTokenizer: { name: 'orderedList', level: 'block', start: () => -1, tokenize: () => undefined },
  parseMarkdown: ({ type, ordered, start, items = [] }, { createNode, parseChildren }) =>
    type === 'list' && ordered ? createNode('orderedList', { start: start || 1 }, parseChildren(items)) : [],
})

/** Of several empty lines all but the first, and an empty item in another: Markdown takes no notice of one with nothing in it. */
const EMPTY_LINE = '\u00a0'
/** The same as the editor writes it by itself, which others show letter by letter. */
const FORMER_EMPTY_LINE = '&nbsp;'

/** Its mark may stand alone, but with a space behind it and nothing more it would be no mark when it is read again. */
export const Item = ListItem.extend({
  parseMarkdown(token, reader) {
    const item = this.parent?.(token, reader) as JSONContent
    const [line, ...rest] = item.content ?? []
    return token.tokens?.[0]?.text === FORMER_EMPTY_LINE
      ? { ...item, content: [{ ...line, content: [] }, ...rest] }
      : item
  },
  renderMarkdown(...item) {
    const text = this.parent?.(...item) ?? ''
    return text.replace(/^(\S+) +(?=\n|$)/, '$1').replace(/^(\S+ )&nbsp;/, `$1${EMPTY_LINE}`)
  },
})

/** A line that only looks like a heading, an item, a rule or a table is none when it is read again. */
export const Lines = Paragraph.extend({
  renderMarkdown(...paragraph) {
    const text = this.parent?.(...paragraph) ?? ''
    if (text === FORMER_EMPTY_LINE) return EMPTY_LINE
    return text
      .replace(/^( {0,3})(#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=|](?=[-=|: \t]*$))/gm, '$1\\$2')
      .replace(/^( {0,3}\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
  },
})

/** However it is fenced and wherever its fence begins. */
export const Code = CodeBlock.extend({
  parseMarkdown: ({ lang, text }, { createNode, createTextNode }) =>
    createNode('codeBlock', { language: lang || null }, text ? [createTextNode(text)] : []),
  renderMarkdown({ attrs, content = [] }, { renderChildren }) {
    const code = renderChildren(content)
    const longest = Math.max(2, ...[...code.matchAll(/^ *(`+)/gm)].map(([, ticks]) => ticks!.length))
    const fence = '`'.repeat(longest + 1)
    return `${fence}${attrs?.language ?? ''}\n${code}\n${fence}`
  },
})

/** Without the empty lines around it, which would be one more with every edit. */
export const Cells = Table.extend({
  renderMarkdown(...table) {
    return this.parent?.(...table).trim() ?? ''
  },
})

/** The parts of the editor's own reader and writer that are put right below. */
interface Writer {
  escapeMarkdownSyntax(text: string): string
  encodeTextForMarkdown(text: string, node: JSONContent, parent: JSONContent | undefined): string
  serialize(doc: JSONContent): string
  parse(text: string): JSONContent
}

/** Addresses, and underscores within a word, stay as they are: with a backslash before it, @ada_lovelace would call Ada. */
export const Written = Markdown.extend({
  onBeforeCreate(event) {
    const { options } = event.editor
    // What it begins with is read right here, before anything could be put below it.
    if (typeof options.content === 'string') options.content = withRoom(options.content)
    this.parent?.(event)
    const manager = this.storage.manager as unknown as Writer
    const encode = manager.encodeTextForMarkdown.bind(manager)
    const serialize = manager.serialize.bind(manager)
    const parse = manager.parse.bind(manager)
    Object.assign(manager, {
      escapeMarkdownSyntax,
      encodeTextForMarkdown(text, node, parent) {
        const encoded = (part: string) => encode(part, node, parent)
        return isLink(node) ? encoded(text) : aroundAddresses(text, encoded)
      },
      serialize: (doc) => serialize(withBareAddresses(doc)),
      parse: (text) => parse(withRoom(text)),
    } satisfies Partial<Writer>)
  },
})

/** An empty box at the end of a text loses its last space when that is saved, and would be two brackets. */
const withRoomInLastBox = (text: string) => text.replace(/(?:^|\n)[ >]*[-*+] +\[[ xX]\]$/, '$& ')

/** Nothing but a mark below another item would be a rule below its words. */
const withRoomInItems = (text: string) =>
  text.replace(
    /^[ >]*(`{3,12}|~{3,12})(?![`~])[\s\S]*?(?:^[ >]*\1|(?![\s\S]))|^([ >]* {2}(?:[-*+]|\d{1,9}\.))(?: \u00a0$|(?![\s\S]))/gm,
    (whole, _fence, mark) => (mark ? `${mark} ${FORMER_EMPTY_LINE}` : whole),
  )

const withRoom = (text: string) => withRoomInItems(withRoomInLastBox(text))

const isLink = ({ marks = [] }: JSONContent) => marks.some(({ type }) => type === 'link')

const escapeMarkdownSyntax = (text: string) =>
  text.replace(
    /(?<=[\p{L}\p{N}])(_+)(?=[\p{L}\p{N}])|[\\`*_[\]]|~(?=~)|(?<=~)~/gu,
    (sign, within) => within ?? `\\${sign}`,
  )
