// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { Markdown } from '#client/ui/markdown/Markdown.tsx'
import { placeOf, positionOf } from './clicked-place.ts'
import { editorExtensions, writtenIn } from './editor-extensions.ts'

afterEach(cleanup)

/** What is written when somebody clicks before a word, or behind so many letters of it, and types a sign. */
function typedAt(text: string, word: string, offset = 0) {
  const mention = () => <span data-written="@ada">@Ada Lovelace</span>
  const { container } = render(<Markdown text={text} mention={mention} />)
  const reader = container.firstElementChild as HTMLElement
  const nodes = document.createTreeWalker(reader, NodeFilter.SHOW_TEXT)
  let node = nodes.nextNode()!
  while (!node.textContent!.includes(word)) node = nodes.nextNode()!
  const place = placeOf(reader, { node, offset: node.textContent!.indexOf(word) + offset })
  return write(text, place)
}

function write(text: string, place: Parameters<typeof positionOf>[1]) {
  const editor = new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })
  const end = editor.state.doc.content.size - 1
  editor.commands.insertContentAt(positionOf(editor.state.doc, place) ?? end, { type: 'text', text: '¦' })
  const written = writtenIn(editor)
  editor.destroy()
  return written
}

test.each([
  ['before a word', 'dry wood', 'wood', 0, 'dry ¦wood'],
  ['in a word', 'dry wood', 'wood', 2, 'dry wo¦od'],
  ['at the end of a line', 'dry\n\nwood', 'dry', 3, 'dry¦\n\nwood'],
  ['at the beginning of a line', 'dry\n\nwood', 'wood', 0, 'dry\n\n¦wood'],
  ['at the end', 'dry wood', 'wood', 4, 'dry wood¦'],
  ['before an item', '- dry\n- wood', 'wood', 0, '- dry\n- ¦wood'],
  ['in a box', '- [ ] dry\n- [x] wood', 'ood', 0, '- [ ] dry\n- [x] w¦ood'],
  ['behind what is bold', '**dry** wood', 'wood', 1, '**dry** w¦ood'],
  ['in a cell', '| a | b |\n| --- | --- |\n| dry | wood |', 'wood', 0, /\| ¦wood/],
  ['behind a person', '@ada brings wood', 'wood', 0, '@ada brings ¦wood'],
  ['before a person', '- wood\n- @ada: oak', '@Ada', 0, '- wood\n- ¦@ada: oak'],
  ['in the name of a person', '@ada: oak', '@Ada', 6, '@ada¦: oak'],
  [
    'behind a picture',
    '![a chart](https://x.example/a.png) of wood',
    'wood',
    0,
    '![a chart](https://x.example/a.png) of ¦wood',
  ],
])('%s', (_, text, word, offset, written) => {
  expect(typedAt(text, word, offset)).toEqual(typeof written === 'string' ? written : expect.stringMatching(written))
})

test('in the second of three empty lines', () => {
  const text = 'dry\n\n\u00a0\n\n\u00a0\n\n\u00a0\n\nwood'
  const { container } = render(<Markdown text={text} />)
  const reader = container.firstElementChild as HTMLElement
  const line = reader.querySelectorAll('p')[2]!
  const written = write(text, placeOf(reader, { node: line, offset: 0 }))
  expect(written.split('\n\n').map((each) => each.trim())).toEqual(['dry', '', '¦', '', 'wood'])
})
