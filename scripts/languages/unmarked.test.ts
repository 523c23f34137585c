// A text nobody marked is English in every language. What looks like one, and is read by programs only, is named below.
import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { messagesIn } from './messages.ts'
import { filesOfApp, filesOfServer } from './sources.ts'

type Node = ESTree.Node

/** Two words in a row. One alone may be a name, a key or a word, and only whoever writes it knows. */
const looksRead = /[a-z’]{2,}[,.:]? [a-z’]{2,}/i
const isCode = /var\(|px|calc|=>|role=|\[data-|^[\s.#[]|noopener|sans-serif|^\w+, \w+$|<iframe|prefers-|pointer:|:not\(/

test('every text is marked', () => {
  const files = filesOfApp().filter((file) => !forPrograms.test(file))
  const unmarked = files.flatMap((file) => stringsNobodyFound(file).map((text) => `${file}: ${text}`))
  expect(unmarked).toEqual([])
})

/** Which argument of what refuses somebody is read. */
const refusals: Record<string, number> = {
  notFound: 0,
  hiddenBehindDoor: 0,
  forbidden: 0,
  invalid: 0,
  conflict: 1,
  unauthorized: 1,
  invalidField: 1,
  Refusal: 2,
  BrokenFile: 0,
  told: 1,
}

test('every refusal is marked', () => {
  const unmarked = filesOfServer().flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const found: string[] = []
    const look = (node: ESTree.CallExpression | ESTree.NewExpression) => {
      const words = wordsOfCall(node)
      if (words) found.push(`${file}: ${code.slice(words.start, words.end)}`)
    }
    new Visitor({ CallExpression: look, NewExpression: look }).visit(parseSync(file, code).program)
    return found
  })
  expect(unmarked).toEqual([])
})

/** What a refusal says, or a rule of a schema, if that is a string as it stands. */
function wordsOfCall({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression): Node | undefined {
  const words = callee.type === 'Identifier' ? given[refusals[callee.name] ?? -1] : wordsOfRule(callee, given)
  return words && textOf(words) !== null ? words : undefined
}

function wordsOfRule(callee: Node, given: Node[]): Node | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const last = rules.has(callee.property.name) ? given.at(-1) : undefined
  return last && looksRead.test(textOf(last) ?? '') ? last : undefined
}

/** Of zod, with the words for it as their last argument. */
const rules = new Set(['string', 'min', 'max', 'regex', 'refine', 'email', 'url', 'int', 'array', 'custom', 'record'])

function stringsNobodyFound(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const messages = messagesIn(code, file)
  const found: string[] = []
  visit(parseSync(file, code).program, null)
  return found

  function visit(node: Node, parent: Node | null) {
    if (isForPrograms(node, parent)) return
    const text = textOf(node)
    const isTaken = messages.some(({ start, end }) => start <= node.start && node.end <= end)
    if (text !== null && !isTaken && looksRead.test(text) && !isCode.test(text) && !knownWords.has(text))
      found.push(text)
    for (const [name, value] of Object.entries(node))
      for (const child of [value].flat())
        if (typeof child?.type === 'string' && !(node.type === 'Property' && name === 'key')) visit(child, node)
  }
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('{}') : null
}

/** Imports, types, comparisons, what programmers read in a stack, and attributes that are not words. */
function isForPrograms(node: Node, parent: Node | null) {
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && /Error$/.test(node.callee.name)) return true
  if (parent?.type === 'BinaryExpression') return parent.operator !== '+'
  return parent !== null && ['SwitchCase', 'MemberExpression', 'JSXAttribute'].includes(parent.type)
}

/** What services beside Hearth are told, what a parser understands, and people who are not there. */
const forPrograms = /core\/(?:analytics|live|recording)\.ts|tasks\/day-words\.ts|ui\/showcase\//
/** Names, and what the server keeps. */
const knownWords = new Set([
  'openid email profile',
  'Go to',
  'Just me',
  'Founder or lead',
  'Project management',
  'American Express',
  'Diners Club',
])
