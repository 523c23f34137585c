// Parts of the editor that read or write Markdown otherwise than those who show it, put right. Decision 40.
import { CodeBlock } from '@tiptap/extension-code-block'
import { ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'

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

/** An underscore within a word stays as it is: with a backslash before it, @ada_lovelace would call Ada. */
export const Written = Markdown.extend({
  onBeforeCreate(event) {
    this.parent?.(event)
    Object.assign(this.storage.manager, { escapeMarkdownSyntax })
  },
})

const escapeMarkdownSyntax = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])(_+)(?=[\p{L}\p{N}])|[\\`*_[\]~]/gu, (sign, within) => within ?? `\\${sign}`)
