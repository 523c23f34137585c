import { expect, test } from 'vitest'
import { piecesOf, plainText } from './marked-text.ts'

test('names are strong, everything else is text', () => {
  expect(piecesOf('<strong>Ada</strong> commented on <strong>R&amp;D</strong>')).toEqual([
    { text: 'Ada', isStrong: true },
    { text: ' commented on ', isStrong: false },
    { text: 'R&D', isStrong: true },
  ])
})

test('other markup is shown as the text it is', () => {
  expect(plainText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  expect(plainText('&lt;b&gt; &amp;lt; &quot;hi&quot; it&#39;s')).toBe('<b> &lt; "hi" it\'s')
})
