import { Link } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { Markdown } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'
import { t } from '#contract/texts.ts'
import { ListMarkers } from './list-markers.ts'

/** What a description may hold: exactly what Markdown can say, so that nothing is lost when it is saved. */
export const editorExtensions = () => [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link: false, underline: false }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'] }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: ({ textContent }, isDone) => textContent || (isDone ? t`Done` : t`To do`) },
  }),
  ListMarkers,
  Placeholder.configure({ placeholder: t`Describe what done looks like…` }),
  Markdown,
]

/** Without the empty line the editor adds to have a place to go on. */
export const writtenIn = (editor: Editor): string => editor.getMarkdown().trimEnd()

/** The editor has its own way of writing the same; whoever only looks into a text must not have changed it. */
export function isSameText(editor: Editor, text: string): boolean {
  const manager = editor.markdown
  return manager !== undefined && manager.serialize(manager.parse(text)).trimEnd() === writtenIn(editor)
}
