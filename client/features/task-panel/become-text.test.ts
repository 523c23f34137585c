// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { becomeText } from './become-text.ts'
import { editorExtensions, writtenIn } from './editor-extensions.ts'

/** Where the bar stands is the caret. */
test.each([
  ['one\n\ntw|o', 'ONE\n\ntwo', 'ONE\n\ntw|o'],
  ['on|e\n\ntwo', 'one\n\ntwo\n\nthree', 'on|e\n\ntwo\n\nthree'],
  ['- a\n- b|', '- new\n- a\n- b', '- new\n- a\n- b|'],
  ['a a| a', 'a a a a', 'a a| a a'],
])('in %j somebody makes it %j, and the caret stays: %j', (before, text, after) => {
  const editor = new Editor({
    extensions: editorExtensions(),
    content: before.replace('|', ''),
    contentType: 'markdown',
  })
  let at = 0
  editor.state.doc.descendants((node, pos) => {
    const words = before
      .split(/\n+/)
      .find((line) => line.includes('|'))!
      .replace(/^- /, '')
    if (node.isText && node.text === words.replace('|', '')) at = pos + words.indexOf('|')
  })
  editor.commands.setTextSelection(at)
  becomeText(editor, text)
  expect(writtenIn(editor)).toBe(text)
  editor.commands.insertContent('|')
  expect(writtenIn(editor)).toBe(after)
  editor.destroy()
})

test('whoever undoes takes back what they typed, not what somebody else wrote meanwhile', () => {
  const editor = new Editor({ extensions: editorExtensions(), content: 'one\n\ntwo', contentType: 'markdown' })
  editor.commands.insertContentAt(4, ' mine')
  becomeText(editor, 'one mine\n\ntwo\n\ntheirs')
  editor.commands.undo()
  expect(writtenIn(editor)).toBe('one\n\ntwo\n\ntheirs')
  editor.destroy()
})

const line = (words: string) => ({ type: 'paragraph', content: words === '' ? [] : [{ type: 'text', text: words }] })
const list = (type: 'bullet' | 'task', ...items: string[]) => ({
  type: `${type}List`,
  content: items.map((words) => ({ type: type === 'task' ? 'taskItem' : 'listItem', content: [line(words)] })),
})
const broken = (...lines: string[]) => ({
  type: 'paragraph',
  content: lines.flatMap((text, at) => [...(at > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text }]),
})

test.each([
  ['a space', [line('one'), line('the quick ')], 'ONE\n\nthe quick', 'ONE\n\nthe quick fox'],
  ['several of them', [line('one'), line('the quick   ')], 'ONE\n\nthe quick', 'ONE\n\nthe quick   fox'],
  ['a space in a list', [list('bullet', 'one', 'two', 'the ')], '- ONE\n- two\n- the', '- ONE\n- two\n- the fox'],
  ['one below other lines', [broken('one', 'two', 'the ')], 'ONE  \ntwo  \nthe', 'ONE  \ntwo  \nthe fox'],
  ['a new line', [line('one'), line('two'), line('')], 'ONE\n\ntwo', 'ONE\n\ntwo\n\nfox'],
  ['two of them', [line('one'), line('two'), line(''), line('')], 'ONE\n\ntwo', 'ONE\n\ntwo\n\n\n\nfox'],
  ['a new item', [list('bullet', 'one', 'two', '')], '- ONE\n- two\n-', '- ONE\n- two\n- fox'],
  ['a new box', [list('task', 'one', 'two', '')], '- [ ] ONE\n- [ ] two\n- [ ]', '- [ ] ONE\n- [ ] two\n- [ ] fox'],
  ['a space where others add', [line('one'), line('the ')], 'one\n\nnew\n\nthe', 'one\n\nnew\n\nthe fox'],
])('%s just typed stays when others change the text', (_, content, text, after) => {
  const editor = new Editor({ extensions: editorExtensions(), content: { type: 'doc', content } })
  // Behind a list the editor has a line of its own.
  const { firstChild, content: shown } = editor.state.doc
  const isList = firstChild!.isTextblock === false
  editor.commands.setTextSelection(isList ? firstChild!.nodeSize - 3 : shown.size - 1)
  becomeText(editor, text)
  editor.commands.insertContent('fox')
  expect(writtenIn(editor)).toBe(after)
  editor.destroy()
})
