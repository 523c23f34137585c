import { Marked, type marked } from 'marked'

/**
 * Reads what a description shows as more than text, and nothing beyond: whatever else Markdown has would be an element the editor
 * does not know, and would be gone when the text is written again.
 */
export const editorMarkdown = new Marked({
  tokenizer: {
    html: () => undefined,
    // The only way to begin a line in a cell of a table.
    tag: (source) => (/^<br *\/?>/i.test(source) ? false : undefined),
    // Named elsewhere in the text, or never.
    def: () => undefined,
    // A picture that is a link: the editor has no such thing, and would forget where it leads.
    link: (source) => (source.startsWith('[![') ? undefined : false),
  },
}) as unknown as typeof marked
