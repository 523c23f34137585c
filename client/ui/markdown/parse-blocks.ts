// Paragraphs, lists, quotes and code of a Markdown text. As much of the language as our editor writes, and no HTML.

export interface ListItem {
  /** Of a task list; null in an ordinary one. */
  done: boolean | null
  blocks: Block[]
}

export type Block =
  | { kind: 'heading'; level: number; text: string }
  /** Without a word it is an empty line. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start: number | null; items: ListItem[] }
  | { kind: 'table'; head: string[]; align: Align[]; rows: string[][] }
  | { kind: 'rule' }

type Align = 'left' | 'center' | 'right' | undefined

const MARKER = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)/
/** Where a list begins, three digits are an amount or a year at the start of a sentence. */
const FIRST_MARKER = /^( {0,3})([-*+]|\d{1,2}[.)])( +|$)/
/** Deeper than anybody writes; beyond it everything is text. */
const DEEPEST = 12
/** Descriptions written with an earlier editor have it. */
const FORMER_EMPTY_LINE = '&nbsp;'
/** Empty lines in a row; beyond them nobody looks for more. */
const WIDEST_GAP = 50

export const parseBlocks = (text: string): Block[] => blocksOf(text.replaceAll('\r\n', '\n').split('\n'), 0)

function blocksOf(lines: string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = afterBlanks(lines, 0)
  while (at < lines.length) {
    const [block, end] = blockAt(lines, at, depth)
    const next = afterBlanks(lines, end)
    blocks.push(block)
    if (next < lines.length) blocks.push(...gapOf(next - end))
    at = next
  }
  return blocks
}

/** A line of one space that does not break is how the editor writes an empty one. */
const isBlank = (line: string) => !/[\S\u00a0]/.test(line)

function afterBlanks(lines: string[], from: number): number {
  let at = from
  while (at < lines.length && isBlank(lines[at]!)) at += 1
  return at
}

/** One line parts two blocks; every two more are an empty line, as in the editor. */
const gapOf = (blanks: number): Block[] =>
  Array.from({ length: Math.min(Math.floor((blanks - 1) / 2), WIDEST_GAP) }, () => ({ kind: 'paragraph', text: '' }))

/** The block that begins at a line, and the line after it. */
function blockAt(lines: string[], at: number, depth: number): [Block, number] {
  const line = lines[at]!
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
  if (fence) return codeAt(lines, at, fence)
  const heading = /^ {0,3}(#{1,6})\s/.exec(line)
  if (heading)
    return [{ kind: 'heading', level: heading[1]!.length, text: titleIn(line.slice(heading[0].length)) }, at + 1]
  if (/^ {0,3}([-*_])(?:\s*\1){2,}\s*$/.test(line)) return [{ kind: 'rule' }, at + 1]
  if (depth < DEEPEST && /^ {0,3}>/.test(line)) return quoteAt(lines, at, depth)
  if (depth < DEEPEST && FIRST_MARKER.test(line)) return listAt(lines, at, depth)
  return isTable(lines, at) ? tableAt(lines, at) : paragraphAt(lines, at)
}

/** Without the signs that may close it. Cut by hand: a pattern for it would take the cube of the length of a line of spaces. */
function titleIn(rest: string) {
  const text = rest.trim()
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  return text.slice(0, end).trimEnd()
}

function codeAt(lines: string[], at: number, fence: string): [Block, number] {
  const rest = lines.slice(at + 1)
  const length = rest.findIndex((line) => line.trim().startsWith(fence))
  const code = length < 0 ? rest : rest.slice(0, length)
  return [{ kind: 'code', text: code.join('\n') }, at + code.length + 2]
}

function quoteAt(lines: string[], at: number, depth: number): [Block, number] {
  let end = at
  while (end < lines.length && /^ {0,3}>/.test(lines[end]!)) end += 1
  const inner = lines.slice(at, end).map((line) => line.replace(/^ {0,3}> ?/, ''))
  return [{ kind: 'quote', blocks: blocksOf(inner, depth + 1) }, end]
}

const isNumbered = (marker: string) => /\d/.test(marker)

function listAt(lines: string[], from: number, depth: number): [Block, number] {
  const first = MARKER.exec(lines[from]!)![2]!
  const items: ListItem[] = []
  let at = from
  while (at < lines.length) {
    const marker = MARKER.exec(lines[at]!)
    if (!marker || isNumbered(marker[2]!) !== isNumbered(first)) break
    const indent = marker[0].length
    const inner = [lines[at]!.slice(indent)]
    at += 1
    // Empty lines are part of it when one of its own comes after them.
    for (let next = afterBlanks(lines, at); isInside(lines[next], indent); next = afterBlanks(lines, at)) {
      for (const line of lines.slice(at, next + 1)) inner.push(line.replace(new RegExp(`^ {0,${indent}}`), ''))
      at = next + 1
    }
    items.push(itemOf(inner, depth))
    while (lines[at]?.trim() === '' && MARKER.test(lines[at + 1] ?? '')) at += 1
  }
  return [{ kind: 'list', start: isNumbered(first) ? Number.parseInt(first, 10) : null, items }, at]
}

/** Indented below the marker. */
const isInside = (line: string | undefined, indent: number) =>
  line !== undefined && /^ {2,}/.test(line) && leadOf(line) >= Math.min(indent, 2)

const leadOf = (line: string) => line.length - line.trimStart().length

function itemOf(lines: string[], depth: number): ListItem {
  const box = /^\[([ xX])\](?:\s+|$)/.exec(lines[0] ?? '')
  const inner = box ? [lines[0]!.slice(box[0].length), ...lines.slice(1)] : lines
  return { done: box ? box[1] !== ' ' : null, blocks: blocksOf(inner, depth + 1) }
}

function paragraphAt(lines: string[], at: number): [Block, number] {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]!) && !beginsBlock(lines[end]!) && !isTable(lines, end)) end += 1
  const text = lines.slice(at, end).join('\n').trim()
  return [{ kind: 'paragraph', text: text === FORMER_EMPTY_LINE ? '' : text }, end]
}

/** A row, and one of dashes below it with as many cells. */
function isTable(lines: string[], at: number): boolean {
  const below = lines[at + 1]
  if (!lines[at]!.includes('|') || below === undefined || !/^[\s|:-]*$/.test(below)) return false
  const dashes = cellsOf(below)
  return dashes.every((cell) => /^:?-+:?$/.test(cell)) && dashes.length === cellsOf(lines[at]!).length
}

function tableAt(lines: string[], at: number): [Block, number] {
  const align = cellsOf(lines[at + 1]!).map(alignOf)
  let end = at + 2
  while (end < lines.length && lines[end]!.trim() !== '' && !beginsBlock(lines[end]!)) end += 1
  const [head, ...rows] = filledUp([lines[at]!, ...lines.slice(at + 2, end)].map(cellsOf))
  return [{ kind: 'table', head: head!, align, rows }, end]
}

/** As wide as the widest row: what is written is shown, also where nobody thought of a head for it. */
function filledUp(rows: string[][]): string[][] {
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}

const alignOf = (dashes: string): Align => {
  if (!dashes.endsWith(':')) return dashes.startsWith(':') ? 'left' : undefined
  return dashes.startsWith(':') ? 'center' : 'right'
}

/** A bar behind a backslash is part of a cell. */
export function cellsOf(line: string): string[] {
  const cells = ['']
  for (const [part] of line.trim().matchAll(/\\\||\||[^|\\]+|\\/g)) {
    if (part === '|') cells.push('')
    else cells[cells.length - 1] += part === '\\|' ? '|' : part
  }
  const trimmed = cells.map((cell) => cell.trim())
  if (trimmed[0] === '') trimmed.shift()
  if (trimmed.at(-1) === '') trimmed.pop()
  return trimmed
}

const beginsBlock = (line: string) => /^ {0,3}(?:#{1,6}\s|>|`{3,}|~{3,})/.test(line) || FIRST_MARKER.test(line)
