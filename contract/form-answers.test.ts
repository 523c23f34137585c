import { expect, test } from 'vitest'
import { readAnswers } from './form-answers.ts'
import type { Condition, FormField } from './forms.ts'

const field = (id: string, rest: Partial<FormField> = {}): FormField => ({
  id,
  type: 'short_text',
  label: id,
  help: '',
  required: false,
  options: [],
  mapsTo: null,
  showIf: null,
  min: null,
  max: null,
  ...rest,
})

const first = {
  box: field('first', { type: 'checkbox' }),
  some: field('first', { type: 'multi_select', options: ['A', 'B'] }),
  text: field('first'),
  level: field('first', { type: 'priority' }),
}

test.each<[keyof typeof first, unknown, Omit<Condition, 'field'>, boolean]>([
  ['text', 'yes', { equals: 'yes' }, true],
  ['text', 'no', { equals: 'yes' }, false],
  ['text', undefined, { equals: 'yes' }, false],
  ['text', ' ', { isAnswered: true }, false],
  ['text', undefined, { isAnswered: false }, true],
  ['box', true, { equals: true }, true],
  ['box', undefined, { equals: false }, true],
  ['box', false, { isAnswered: true }, false],
  ['some', ['A', 'B'], { includes: 'B' }, true],
  ['some', ['A'], { includes: 'B' }, false],
  ['some', ['B', 'invented'], { includes: 'B' }, false],
  ['level', 0, { equals: 0 }, true],
])('after %s was answered %j, %j asks on: %s', (kind, given, condition, asked) => {
  const fields = [first[kind], field('second', { showIf: { field: 'first', ...condition } })]
  expect(readAnswers(fields, { first: given }).asked.length).toBe(asked ? 2 : 1)
})

test('names every object has are no answers', () => {
  expect(readAnswers([field('constructor'), field('toString', { type: 'file' })], {}).known.size).toBe(0)
})

test.each([
  ['email', 'ada@example.com', true],
  ['email', 'ada@example', false],
  ['email', 'a b@example.com', false],
  ['url', 'http://localhost:3000/x', true],
  ['url', 'https://example.com', true],
  ['url', 'ftp://example.com', false],
  ['url', 'javascript:alert(1)', false],
  ['url', 'ada@example.com', false],
  ['url', 'not an address', false],
  ['url', 'example', false],
  ['url', 'https://ada:secret@example.com', false],
  ['url', 'https://exa mple.com', false],
  ['number', '1,5', true],
  ['number', '0,125', true],
  ['number', '1500', true],
  ['number', '1,500', false],
  ['number', ' -1.500', false],
  ['number', '12.345.678', false],
  ['number', '1e400', false],
  ['number', '0x', false],
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2024-2-9', false],
] as const)('%s %j counts: %s', (type, given, good) => {
  expect(readAnswers([field('it', { type })], { it: given }).problems.length).toBe(good ? 0 : 1)
})

test.each([
  [' example.com ', 'https://example.com'],
  ['www.example.com:8080/a?b#c', 'https://www.example.com:8080/a?b#c'],
  ['HTTP://example.com', 'HTTP://example.com'],
])('the web address %j is read as %s', (given, meant) => {
  expect(readAnswers([field('it', { type: 'url' })], { it: given }).known.get('it')).toBe(meant)
})
