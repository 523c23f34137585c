// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { editorExtensions, writtenIn } from './editor-extensions.ts'

const editorOf = (text: string) =>
  new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })

/** Letter by letter, where the bar stands. */
function typeAtBar(text: string, typed: string) {
  const editor = editorOf(text)
  editor.state.doc.descendants((node, at) => {
    const bar = node.text?.indexOf('|') ?? -1
    if (bar >= 0) editor.commands.setTextSelection({ from: at + bar, to: at + bar + 1 })
  })
  editor.commands.deleteSelection()
  for (const letter of typed) {
    const { view, state } = editor
    const { from, to } = state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', (take) => take(view, from, to, letter, insert))) view.dispatch(insert())
  }
  return editor
}

/** Without the empty line the editor adds to have a place to go on. */
const shapeOf = ({ state: { doc } }: Editor) => doc.toString().replace(/, paragraph\)$/, ')')

test.each([
  ['- a\n- |b\n- c', '[ ] ', '- a\n\n- [ ] |b\n\n- c'],
  ['- a\n- |b\n- c', '[x] ', '- a\n\n- [x] |b\n\n- c'],
  ['- |a\n- b', '[ ] ', '- [ ] |a\n\n- b'],
  ['- a\n- |b', '[ ] ', '- a\n\n- [ ] |b'],
  ['3. a\n4. |b\n5. c', '[ ] ', '3. a\n\n- [ ] |b\n\n5. c'],
  ['- a\n  - |b\n    - c\n  - d\n- e', '[ ] ', '- a\n  - [ ] |b\n    - c\n  - d\n- e'],
  ['- |a\n  - b\n- c', '[ ] ', '- [ ] |a\n  - b\n\n- c'],
  // Boxes beside boxes are one list, and a box in a box is ticked alone.
  ['- [ ] a\n- |b\n- [x] c', '[ ] ', '- [ ] a\n- [ ] |b\n- [x] c'],
  ['- [ ] a\n  - [ ] |b', '[x] ', '- [ ] a\n  - [x] |b'],
])('in %j somebody types %j, and that item alone is a box: %j', (before, typed, after) => {
  const editor = typeAtBar(before, typed)
  const readAgain = editorOf(writtenIn(editor))
  expect(shapeOf(readAgain)).toBe(shapeOf(editor))
  editor.commands.insertContent('|')
  expect(writtenIn(editor)).toBe(after)
  readAgain.destroy()
  editor.destroy()
})

test('whoever undoes the box has what they typed back, and Backspace makes it an item like the others', () => {
  const undone = typeAtBar('- a\n- |b\n- c', '[ ] ')
  undone.commands.undo()
  expect(writtenIn(undone)).toBe('- a\n- \\[ \\] b\n- c')
  undone.destroy()

  const unboxed = typeAtBar('- a\n- |b\n- c', '[ ] ')
  unboxed.commands.keyboardShortcut('Backspace')
  expect(writtenIn(unboxed)).toBe('- a\n- b\n- c')
  unboxed.destroy()
})
