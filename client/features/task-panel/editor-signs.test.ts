// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { type Inline, parseInline } from '#client/ui/markdown/parse-inline.ts'
import { editorExtensions, writtenIn } from './editor-extensions.ts'

const emptyEditor = () => new Editor({ extensions: editorExtensions(), content: '', contentType: 'markdown' })

/** Letter by letter. */
function afterTyping(typed: string) {
  const editor = emptyEditor()
  for (const letter of typed) {
    const { view, state } = editor
    const { from, to } = state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', (take) => take(view, from, to, letter, insert))) view.dispatch(insert())
  }
  return endOf(editor)
}

function afterPasting(text: string) {
  const editor = emptyEditor()
  editor.view.pasteText(text)
  return endOf(editor)
}

function endOf(editor: Editor) {
  const shown = editor.getText()
  const written = writtenIn(editor)
  editor.destroy()
  return { shown, written }
}

const shownTo = (reader: Inline[]) =>
  reader.map((each) => (each.kind === 'text' ? each.text : `(${each.kind})`)).join('')

const plain = [
  '2 * 4 * 8 = 64',
  'a ** b ** c',
  'price ~~ 5 ~~ 6',
  'use ` x ` tick',
  '__init__ and __main__',
  '_private_ or _x_ here',
  'char *a, *b, *c',
]

test.each(plain)('whoever types %j reads just that, there and later', (typed) => {
  const { shown, written } = afterTyping(typed)
  expect(shown).toBe(typed)
  expect(shownTo(parseInline(written))).toBe(typed)
})

test.each(plain)('whoever pastes %j reads just that, there and later', (pasted) => {
  const { shown, written } = afterPasting(pasted)
  expect(shown).toBe(pasted)
  expect(shownTo(parseInline(written))).toBe(pasted)
})

const formatted = [
  '**bold** and *italic* and ~~struck~~ and `code` too',
  '**two words** and *more of them* and ~~gone by now~~ and `let a` too',
  '(`a`) and `b`s',
  '**a** **b** *c* *d*',
]

test.each(formatted)('%j is typed with its formatting', (typed) => expect(afterTyping(typed).written).toBe(typed))

test.each(formatted)('%j is pasted with its formatting', (pasted) => expect(afterPasting(pasted).written).toBe(pasted))
