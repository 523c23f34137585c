// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

afterEach(cleanup)

const html = (text: string) => (render(<Markdown text={text} />).container.firstChild as HTMLElement).innerHTML

test.each([
  ['**bold** and *italic* and _too_', '<p><strong>bold</strong> and <em>italic</em> and <em>too</em></p>'],
  ['~~gone~~ `a < b`', '<p><s>gone</s> <code>a &lt; b</code></p>'],
  ['**M** or **A**', '<p><strong>M</strong> or <strong>A</strong></p>'],
  ['**bold *and italic***', '<p><strong>bold <em>and italic</em></strong></p>'],
  ['# One\n\n## Two', '<h3>One</h3><h4>Two</h4>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['> quoted\n> on', '<blockquote><p>quoted<br>on</p></blockquote>'],
  ['```js\na **b**\n\nc\n```', '<pre><code>a **b**\n\nc</code></pre>'],
  ['---', '<hr>'],
  [
    'a ![chart](https://a.example/b.png)',
    '<p>a <a href="https://a.example/b.png" target="_blank" rel="noopener noreferrer nofollow">chart</a></p>',
  ],
  [
    '[![built](https://a.example/b.svg)](https://a.example/c)',
    '<p><a href="https://a.example/c" target="_blank" rel="noopener noreferrer nofollow">built</a></p>',
  ],
  ['~5 h or ~6 h\\\nmore', '<p>~5 h or ~6 h<br>more</p>'],
  ['snake_case_name and 2*3*4', '<p>snake_case_name and 2*3*4</p>'],
  ['a__b__c and __bold__', '<p>a__b__c and <strong>bold</strong></p>'],
  ['\\*not\\* &lt;b&gt;', '<p>*not* &lt;b&gt;</p>'],
])('%j', (text, expected) => expect(html(text)).toBe(expected))

test.each([
  ['a\n\n\u00a0\n\nb', '<p>a</p><p><br></p><p>b</p>'],
  ['a\n\n&nbsp;\n\nb', '<p>a</p><p><br></p><p>b</p>'],
  ['a\n\n\n\n&nbsp;\n\nb', '<p>a</p><p><br></p><p><br></p><p>b</p>'],
  ['\n\n\na\n\n\nb\n\n\n\n', '<p>a</p><p>b</p>'],
  ['> a\n>\n>\n>\n> b', '<blockquote><p>a</p><p><br></p><p>b</p></blockquote>'],
  ['- a\n\n  \n\n  b\n- c', '<ul><li>a<p><br></p><p>b</p></li><li>c</li></ul>'],
  ['- a\n\n  \u00a0\n\n  b\n- c', '<ul><li>a<p><br></p><p>b</p></li><li>c</li></ul>'],
  ['- a\n  - &nbsp;\n  - \u00a0\n  - b', '<ul><li>a<ul><li></li><li></li><li>b</li></ul></li></ul>'],
  ['- a\n\n\u00a0\n\nb', '<ul><li>a</li></ul><p><br></p><p>b</p>'],
])('%j has the empty lines it was written with', (text, expected) => expect(html(text)).toBe(expected))

test('nobody waits for a list with thousands of empty lines, and scrolls past few of them', () => {
  const { container } = render(<Markdown text={`- a${'\n  '.repeat(40_000)}\n  b${'\n'.repeat(40_000)}c`} />)
  expect(container.textContent).toBe('abc')
  expect(container.querySelectorAll('br').length).toBe(100)
})

test('a table has its cells, each on its side, also the one with a bar, the one with two lines, the one without a head', () => {
  const text = 'Before\n| a \\| b | *c* |\n|:-:|--:|\n| 1<br>2 | `x` |\n| alone |\n| 3 | 4 | 5 |\n\nAfter | that'
  const { container } = render(<Markdown text={text} />)
  const rows = [...container.querySelectorAll('tr')].map((row) => [...row.children].map(({ innerHTML }) => innerHTML))
  expect(rows).toEqual([
    ['a | b', '<em>c</em>', ''],
    ['1<br>2', '<code>x</code>', ''],
    ['alone', '', ''],
    ['3', '4', '5'],
  ])
  const sides = [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.getAttribute('align')),
  )
  expect(sides).toEqual(rows.map(() => ['center', 'right', null]))
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Before', 'After | that'])
})

test('a table with an empty head is shown without it', () => {
  const { container } = render(<Markdown text={'|     |     |\n| --- | :-: |\n| a   | b   |\n|     | c   |'} />)
  expect(container.querySelector('table')?.innerHTML).toBe(
    '<tbody><tr><td dir="auto">a</td><td align="center" dir="auto">b</td></tr>' +
      '<tr><td dir="auto"></td><td align="center" dir="auto">c</td></tr></tbody>',
  )
  expect(html('| | b |\n|---|---|\n| 1 | 2 |')).toContain('<thead>')
})

test.each(['a | b\nc | d', 'a | b\n---', '| a |\n| b |'])('%j is no table', (text) =>
  expect(html(text)).not.toContain('<table'),
)

test('a box of a task list says whether it is ticked', () => {
  const { container } = render(<Markdown text={'- [x] done\n- [ ] open'} />)
  expect([...container.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false])
})

test('links open elsewhere and lead only where links may', () => {
  const { container } = render(
    <Markdown
      text={
        '[docs](https://example.com/a_(b)) https://example.org. (https://example.net/c_(d)?e) [evil](javascript:alert(1)) <b onclick=x>'
      }
    />,
  )
  const links = [...container.querySelectorAll('a')]
  expect(links.map(({ href }) => href)).toEqual([
    'https://example.com/a_(b)',
    'https://example.org/',
    'https://example.net/c_(d)?e',
  ])
  expect(links.every(({ rel }) => rel.includes('noopener'))).toBe(true)
  expect(container.textContent).toContain('javascript:alert(1)')
  expect(container.querySelector('b')).toBeNull()
})

test('an amount or a year at the start of a sentence is no list; a long list stays one', () => {
  expect(html('590. That is what it costs')).not.toContain('<ol')
  const numbers = Array.from({ length: 120 }, (_, at) => `${at + 1}. item`)
  const { container } = render(<Markdown text={numbers.join('\n')} />)
  expect([container.querySelectorAll('ol').length, container.querySelectorAll('li').length]).toEqual([1, 120])
})

test('people and tasks are shown as the screen wishes, addresses left alone', () => {
  const { container } = render(
    <Markdown
      text={'@ada see HRT-12, not ada@example.com or `HRT-13`'}
      mention={(name) => <b>{name}</b>}
      task={(number) => <i>{number}</i>}
    />,
  )
  expect(container.querySelector('b')?.textContent).toBe('ada')
  expect([...container.querySelectorAll('i')].map((each) => each.textContent)).toEqual(['HRT-12'])
})

test('a sign at the end of a name belongs to it when somebody is called so, else to the sentence', () => {
  const people = ['ada_', 'bo', 'Cy']
  const { container } = render(
    <Markdown text="@ada_. or @bo. or @Cy- or @dee_" mention={(name) => people.includes(name) && <b>{name}</b>} />,
  )
  expect([...container.querySelectorAll('b')].map((each) => each.textContent)).toEqual(people)
  expect(container.textContent?.trim()).toBe('ada_. or bo. or Cy- or @dee_')
})

test('a long text of nothing but signs is shown as it is', () => {
  expect(html('**a '.repeat(5_000))).toContain('**a **a')
  expect(html('>'.repeat(2_000))).toContain('blockquote')
})

test.each([
  ['a heading of spaces', `#${' '.repeat(5_000)}x${' '.repeat(5_000)}x`],
  ['a link that never ends', `${'['.repeat(900)}a](${'b'.repeat(6_000)}`],
  ['a row that never ends', `${'| a '.repeat(20_000)}\n${'|:-'.repeat(20_000)}x`],
  ['spaces before no line', `x${' '.repeat(90_000)}x`],
])('%s keeps nobody who reads it waiting', (_, text) => expect(html(text)).toContain(text.slice(-1_000)))
