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

/** Its mark may stand alone, but with a space behind it and nothing more it would be no mark when it is read again. */
export const Item = ListItem.extend({
  renderMarkdown(...item) {
    return this.parent?.(...item).replace(/^(\S+) +(?=\n|$)/, '$1') ?? ''
  },
})

/** A line that only looks like a heading, an item, a rule or a table is none when it is read again. */
export const Lines = Paragraph.extend({
  renderMarkdown(...paragraph) {
    const text = this.parent?.(...paragraph) ?? ''
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
    if (typeof options.content === 'string') options.content = withRoomInLastBox(options.content)
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
      parse: (text) => parse(withRoomInLastBox(text)),
    } satisfies Partial<Writer>)
  },
})

/** An empty box at the end of a text loses its last space when that is saved, and would be two brackets. */
const withRoomInLastBox = (text: string) => text.replace(/(?:^|\n)[ >]*[-*+] +\[[ xX]\]$/, '$& ')

const isLink = ({ marks = [] }: JSONContent) => marks.some(({ type }) => type === 'link')

const escapeMarkdownSyntax = (text: string) =>
  text.replace(
    /(?<=[\p{L}\p{N}])(_+)(?=[\p{L}\p{N}])|[\\`*_[\]]|~(?=~)|(?<=~)~/gu,
    (sign, within) => within ?? `\\${sign}`,
  )
