// A text nobody marked is English in every language. What looks like one, and is read by programs only, is named below.
import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { messagesIn } from './messages.ts'
import { filesOfApp } from './sources.ts'

type Node = ESTree.Node

/** Two words in a row. One alone may be a name, a key or a word, and only whoever writes it knows. */
const looksRead = /[a-z’]{2,}[,.:]? [a-z’]{2,}/i
const isCode = /var\(|px|calc|=>|role=|\[data-|^[\s.#[]|noopener|sans-serif|^\w+, \w+$|<iframe|prefers-|:not\(/

test('every text is marked', () => {
  const files = filesOfApp().filter((file) => !forPrograms.test(file))
  const unmarked = files.flatMap((file) => stringsNobodyFound(file).map((text) => `${file}: ${text}`))
  expect(unmarked).toEqual([])
})

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
  if (node.type === 'NewExpression' && 'name' in node.callee && /Error$/.test(node.callee.name)) return true
  if (parent?.type === 'BinaryExpression') return parent.operator !== '+'
  return parent !== null && ['SwitchCase', 'MemberExpression', 'JSXAttribute'].includes(parent.type)
}

/** What services beside Hearth are told, what a parser understands, and people who are not there. */
const forPrograms = /core\/(?:analytics|live|recording)\.ts|kanban\/day-words\.ts|ui\/showcase\//
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
