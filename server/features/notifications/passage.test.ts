import { expect, test } from 'vitest'
import { passagesOf } from './passage.ts'

const around = (text: string, withoutCode = text) => passagesOf(text, withoutCode)(text.indexOf('@'))
const long = 'Nothing of this is for anybody, '.repeat(5)

test.each([
  ['its paragraph', 'First words.\n\nAsk @bo\nfor wood.\n\nLast words.', 'Ask @bo\nfor wood.'],
  ['its paragraph of lines as Windows ends them', 'First words.\r\n\r\nAsk @bo\r\n\r\nLast.', 'Ask @bo'],
  ['its item', 'We need:\n- matches\n- wood of @bo\n  from oak\n- paper', 'wood of @bo\n  from oak'],
  ['its item of a list with numbers', '1. matches\n2. [ ] @bo\n3. paper', '@bo'],
  ['an item within items', '- a\n  - b\n    - [x] @bo c\n', '@bo c'],
  ['an item of a quote', '> - a\n> - @bo', '@bo'],
  ['its heading', '# For @bo\nAsk him.\n## For Cy', 'For @bo\nAsk him.'],
  ['its row', '| who | what |\n| --- | --- |\n| @bo | oak \\| elm |\n| cy | paper |', '@bo · oak \\| elm'],
  ['its line of a quote', '> First\n>\n> Ask @bo\n\nNo', 'Ask @bo'],
  ['the sentence of a long one', `${long}or is it? Ask @bo for wood.`, '… Ask @bo for wood.'],
  ['some words of a long sentence', `${long}ask @bo`, /^… (?:\S+ )+ask @bo$/],
  ['the words of a link it cuts', `${long}[${'so '.repeat(25)}on](https://x.example) @bo`, /^… (?:so )+on @bo$/],
  ['a word without an end', `${'a'.repeat(200)}/@bo`, /^… a+\/@bo$/],
  ['a text that begins so', '@bo', '@bo'],
])('%s', (_, text, said) => {
  expect(around(text)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
  expect(around(text).length).toBeLessThan(130)
})

test('nothing of the code above it', () => {
  const [code, words] = ['```\nsecret\n\n1\n```', '\nAsk @bo']
  expect(around(code + words, '\n'.repeat(code.length) + words)).toBe('Ask @bo')
})
