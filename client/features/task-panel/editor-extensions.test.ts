// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { editorExtensions, isSameText, writtenIn } from './editor-extensions.ts'

/** Read by the editor and written again. */
function throughEditor(text: string) {
  const editor = new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })
  const written = editor.getMarkdown()
  editor.destroy()
  return written
}

test.each([
  '**bold** and *italic* and ~~struck~~ and `code`',
  '# One\n\n## Two\n\n### Three',
  '- a\n- b\n  - c',
  '1. a\n2. b',
  '> quoted',
  '```\nlet a = 1\n\nb **c**\n```',
  '[a link](https://example.com)',
  'one\n\ntwo',
  '---',
  'HRT-12 and @ada',
  '- [ ] open\n- [x] done',
])('%j comes back as it was', (text) => expect(throughEditor(text)).toBe(text))

test('signs that are no markup stay what they are', () => {
  expect(throughEditor('snake_case and 2 * 3')).toBe('snake\\_case and 2 \\* 3')
  expect(throughEditor('snake\\_case')).toBe('snake\\_case')
})

test.each(['Words\n\n```\ncode\n```', '* a\n* b', 'snake_case'])('looking into %j changes nothing', (text) => {
  const editor = new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })
  editor.commands.focus('end')
  expect(isSameText(editor, text)).toBe(true)
  editor.commands.insertContent('!')
  expect(isSameText(editor, text)).toBe(false)
  expect(writtenIn(editor)).toContain('!')
  editor.destroy()
})
