import { Link } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { t } from '#contract/texts.ts'
import { CellPaste } from './cell-paste.ts'
import { Cells, Code, Item, Lines, NumberedList, Written } from './editor-blocks.ts'
import { editorMarkdown } from './editor-markdown.ts'
import { Picture } from './editor-picture.ts'
import { Formats } from './editor-signs.ts'
import { ListMarkers } from './list-markers.ts'

/** What a description may hold: exactly what Markdown can say, so that nothing is lost when it is saved. */
export const editorExtensions = () => [
  Formats.configure({
    link: false,
    underline: false,
    orderedList: false,
    codeBlock: false,
    listItem: false,
    paragraph: false,
  }),
  Lines,
  NumberedList,
  Item,
  Code,
  // What is typed or pasted right behind a link is no part of it.
  Link.extend({ inclusive: false }).configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'] }),
  TaskList,
  TaskItem.configure({
    nested: true,
    // By its own line, not by those of the items in it.
    a11y: { checkboxLabel: ({ firstChild }, isDone) => firstChild?.textContent || (isDone ? t`Done` : t`To do`) },
  }),
  Cells,
  TableRow,
  // More than lines cannot be written in a cell.
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  CellPaste,
  Picture,
  ListMarkers,
  Placeholder.configure({ placeholder: t`Describe what done looks like…` }),
  Written.configure({ marked: editorMarkdown }),
]

/** Without the empty line the editor adds to have a place to go on. */
export const writtenIn = (editor: Editor): string => editor.getMarkdown().trimEnd()

/** The editor has its own way of writing the same; whoever only looks into a text must not have changed it. */
export function isSameText(editor: Editor, text: string): boolean {
  const manager = editor.markdown
  return manager !== undefined && manager.serialize(manager.parse(text)).trimEnd() === writtenIn(editor)
}
