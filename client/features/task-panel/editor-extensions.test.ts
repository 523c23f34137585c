// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { editorExtensions, isSameText, writtenIn } from './editor-extensions.ts'

/** Read by the editor and written again. */
function throughEditor(text: string) {
  const editor = new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })
  const written = writtenIn(editor)
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
  'HRT-12, @ada and @ada_b__c',
  '- [ ] open\n- [x] done',
  '- [ ] open\n- [ ]',
  '#### Four\n\n###### Six',
  '| a   | b     |\n| --- | ----- |\n| 1   | **2** |',
  '1. first\n   ```sh\n   command | pipe\n   ```\n2. second\n   - inside\n   - too',
  '3. three\n4. four\n\nafter',
  '\\# no heading\n\n1\\. no list\n\n\\- no item\n\\---\n\ntext\n\\===',
  '````md\n```\ninside\n```\n````',
  'No. 5 is late\n\na. nothing\n\nI. am here',
  'see ![a chart](https://example.com/a.png "From May") here',
  'a [![badge](https://example.com/badge.svg "Built")](https://example.com/target) here',
  'https://example.com/~ada/snake_case?a=1&b=2#c, (https://example.org) and https://example.net.',
  '- https://example.com/a\n- **b** [c](https://example.com/c)',
])('%j comes back as it was', (text) => expect(throughEditor(text)).toBe(text))

test.each([
  ['a\n\n\n\n&nbsp;\n\n&nbsp;\n\nb', 'a\n\n\n\n\u00a0\n\n\u00a0\n\nb'],
  ['a\n\n\u00a0\n\n\u00a0\n\nb', 'a\n\n\n\n\u00a0\n\nb'],
  ['a\n\n\n\nb', 'a\n\n\n\nb'],
  ['- a\n\n  \n\n  &nbsp;\n\n  b\n- c', '- a\n\n  \n\n  \u00a0\n\n  b\n- c'],
  ['> a\n>\n> &nbsp;\n>\n> b', '> a\n>\n>\n>\n> b'],
  ['- a\n  - &nbsp;\n    - b', '- a\n  - \u00a0\n    - b'],
  ['- a\n  - b\n  -', '- a\n  - b\n  -'],
  ['- a\n  -', '- a\n  -'],
  ['- a\n  - &nbsp;\n\nb', '- a\n  - \u00a0\n\nb'],
  ['```\n  - \u00a0\n```\n\nb', '```\n  - \u00a0\n```\n\nb'],
  ['1. a\n   1.', '1. a\n   1.'],
  ['```\n&nbsp;\n```', '```\n&nbsp;\n```'],
  ['a\n\n&nbsp;', 'a'],
])('the empty lines and items of %j stay empty: %j', (text, written) => {
  expect(throughEditor(text)).toBe(written)
  expect(throughEditor(written)).toBe(written)
})

test('signs that are no markup stay what they are', () => {
  expect(throughEditor('snake_case and 2 * 3')).toBe('snake_case and 2 \\* 3')
  expect(throughEditor('~5 h or ~6 h')).toBe('~5 h or ~6 h')
  expect(throughEditor('\\~~kept\\~~')).toBe('\\~\\~kept\\~\\~')
  expect(throughEditor('\\_not leaning\\_')).toBe('\\_not leaning\\_')
})

/** What imported tasks have, and an editor may not know: every word of it is there after one letter was typed. */
const foreign = [
  '| task | owner |\n|---|:-:|\n| oven | ada<br>bo |',
  '| head | other\n|---|---\n| one | two | three | four \\| five |\n| six',
  '[spaced](<https://example.com/with space>) behind',
  '<details><summary>summary</summary>\n\ninside\n\n</details>',
  '<!-- hidden -->',
  '<script>alert(script)</script>',
  'a <b>bold</b> <img src="photo.png" alt="photo"> word',
  '[![badge](https://example.com/badge.svg)](https://example.com/target)',
  '![](https://example.com/nameless.png)',
  'footnote[^note]\n\n[^note]: explained',
  '[text][reference]\n\n[reference]: https://example.com/elsewhere "title"',
  '    indented',
  'setext\n======',
  '- one\n\n  | x | y |\n  |---|---|\n  | left | right |',
  '- first\n  ```sh\n  command | pipe\n  ```',
  '> quote\n> | m | n |\n> |---|---|\n> | up | down |',
  '- [ ] box\n- plain',
  '  ```\n  fenced\n  ```\n\n~~~sh\ntilde\n~~~',
  '- ```\n  leading\n  ```\n- other\n\n1. - nested\n   - deeper',
  'term\n: definition',
  '$$\nformula\n$$',
  '<https://example.com/angle>',
  '&copy; &hearts; &#65;',
]

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

test.each(foreign.flatMap((one) => [one, ...foreign.slice(0, 6).map((other) => `${one}\n\n${other}`)]))(
  'no word of %j is lost',
  (text) => {
    const written = throughEditor(text)
    for (const [word] of text.matchAll(/\p{L}{2,}/gu)) if (word !== 'br') expect(written).toContain(word)
    expect(inOneLine(throughEditor(written))).toBe(inOneLine(written))
  },
)

test.each(['Words\n\n```\ncode\n```', '* a\n* b', 'snake_case'])('looking into %j changes nothing', (text) => {
  const editor = new Editor({ extensions: editorExtensions(), content: text, contentType: 'markdown' })
  editor.commands.focus('end')
  expect(isSameText(editor, text)).toBe(true)
  editor.commands.insertContent('!')
  expect(isSameText(editor, text)).toBe(false)
  expect(writtenIn(editor)).toContain('!')
  editor.destroy()
})

test.each([
  ['a list', '<ul><li>oak</li><li>birch</li></ul>', '1oakbirch'],
  ['a rule', '<hr>', '1'],
  ['a rule between lines', '<p>oak</p><hr><p>birch</p>', '1oakbirch'],
])('of %s that is pasted into a cell the lines come along, and the table stays whole', (_what, html, words) => {
  const table = '| a   | b   |\n| --- | --- |\n| 1   | 2   |'
  const editor = new Editor({ extensions: editorExtensions(), content: table, contentType: 'markdown' })
  editor.state.doc.descendants(({ text }, at) => {
    if (text === '1') editor.commands.setTextSelection(at + 1)
  })
  editor.view.pasteHTML(html)
  expect(editor.$nodes('table')).toHaveLength(1)
  expect(editor.$nodes('bulletList')).toHaveLength(0)
  expect(editor.$nodes('horizontalRule')).toHaveLength(0)
  expect(editor.$nodes('tableCell')?.map(({ textContent }) => textContent)).toEqual([words, '2'])
  editor.destroy()
})
