import { expect, test } from 'vitest'
import { matchingChoices } from './matching-choices.ts'

const people = [
  { value: '1', label: 'Zoe Adams', words: 'zoe' },
  { value: '2', label: 'Ada Lovelace', words: 'countess' },
  { value: '3', label: 'Bo Berg', words: 'bo' },
]
const found = (text: string) => matchingChoices(people, text).map(({ label }) => label)

test.each([
  ['', ['Zoe Adams', 'Ada Lovelace', 'Bo Berg']],
  ['  ', ['Zoe Adams', 'Ada Lovelace', 'Bo Berg']],
  ['ada', ['Ada Lovelace', 'Zoe Adams']],
  ['LOVE ada', ['Ada Lovelace']],
  ['countess', ['Ada Lovelace']],
  ['nobody', []],
])('“%s” finds %j', (text, names) => expect(found(text)).toEqual(names))
