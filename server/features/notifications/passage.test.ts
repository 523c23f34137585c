import { expect, test } from 'vitest'
import { passageAround } from './passage.ts'

const around = (text: string) => passageAround(text, text.indexOf('@')).trim()
const long = 'Nothing of this is for anybody, '.repeat(5)

test.each([
  ['its paragraph', 'First words.\n\nAsk @bo\nfor wood.\n\nLast words.', 'Ask @bo\nfor wood.'],
  ['its item', 'We need:\n- matches\n- wood of @bo\n  from oak\n- paper', '- wood of @bo\n  from oak'],
  ['its item of a list with numbers', '1. matches\n2. [ ] @bo\n3. paper', '2. [ ] @bo'],
  ['its heading', '# For @bo\nAsk him.\n## For Cy', '# For @bo\nAsk him.'],
  ['its row', '| who | what |\n| --- | --- |\n| @bo | wood |\n| cy | paper |', '| @bo | wood |'],
  ['its line of a quote', '> First\n>\n> Ask @bo\n\nNo', '>\n> Ask @bo'],
  ['the sentence of a long one', `${long}or is it? Ask @bo for wood.`, '… Ask @bo for wood.'],
  ['some words of a long sentence', `${long}ask @bo`, /^… (?:\S+ )+ask @bo$/],
  ['a word without an end', `${'a'.repeat(200)}/@bo`, /^… a+\/@bo$/],
  ['a text that begins so', '@bo', '@bo'],
])('%s', (_, text, said) => {
  expect(around(text)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
  expect(around(text).length).toBeLessThan(130)
})
