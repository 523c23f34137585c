// A table in a text file, whoever wrote it: the delimiter is found, and every row knows its line.
import { CsvError, parse } from 'csv-parse/sync'
import { figure, t } from '#contract/texts.ts'
import { grouped } from '#server/core/grouped.ts'
import { BrokenFile, requireFewEnough } from '#server/features/imports/plan.ts'
import { cut, oneLine, sameName } from './text.ts'

/** Every row is looked through under every heading; the widest exports of issues have some hundreds. */
const MAX_COLUMNS = 2_000
const SAMPLES = 3
/** As long as one a mapping can name. */
const LONGEST_HEADING = 500

export class Row {
  readonly line: number
  private readonly cells: string[]
  private readonly placesOf: (heading: string) => number[]

  constructor(line: number, cells: string[], placesOf: (heading: string) => number[]) {
    this.line = line
    this.cells = cells
    this.placesOf = placesOf
  }

  /** What stands in it at all, with its place. */
  *filled(): Generator<[place: number, text: string]> {
    for (const [place, cell] of this.cells.entries()) if (cell.trim()) yield [place, cell.trim()]
  }

  /** Everything that stands under a heading. A heading may come several times, as the labels of an issue do. */
  all(...headings: string[]): string[] {
    return headings
      .flatMap((heading) => this.placesOf(heading))
      .map((place) => (this.cells[place] ?? '').trim())
      .filter(Boolean)
  }

  /** The first of them that says something. */
  one(...headings: string[]): string {
    return this.all(...headings)[0] ?? ''
  }
}

export interface ReadTable {
  headers: string[]
  rows: Row[]
}

export function readTable(text: string): ReadTable {
  const [head, ...records] = parsed(text)
  const headers = head?.record.map((cell) => oneLine(cell.slice(0, LONGEST_HEADING).toWellFormed())) ?? []
  if (headers.filter(Boolean).length === 0) throw new BrokenFile(t`There is nothing in this file.`)
  requireFewEnough(records)
  if (headers.length > MAX_COLUMNS) throw new BrokenFile(t`This file has more than ${figure(MAX_COLUMNS)} columns.`, 1)
  const placesOf = finderIn(headers)
  return { headers, rows: records.map(({ line, record }) => new Row(line, record, placesOf)) }
}

/** Asked for every row: a heading is compared with the others once. */
function finderIn(headers: string[]) {
  const places = grouped(headers.keys(), (place) => sameName(headers[place]!))
  const asked = new Map<string, number[]>()
  return (heading: string) => {
    const known = asked.get(heading) ?? places.get(sameName(heading)) ?? []
    asked.set(heading, known)
    return known
  }
}

/** Each record with the line it begins on. */
function parsed(text: string): { line: number; record: string[] }[] {
  try {
    const found = parse(text, {
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return found
      .map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }))
      .filter(({ record }) => record.some((cell) => cell.trim()))
  } catch (error) {
    throw error instanceof CsvError ? broken(error, text) : error
  }
}

const breaksIn = (record: string[]) => record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

function broken(error: CsvError, text: string) {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    const line = lineOfOpenQuote(text)
    return new BrokenFile(t`The file is broken: line ${line}: a quotation mark opens here and is never closed.`, line)
  }
  const line = Number(/line (\d+)/.exec(error.message)?.[1]) || null
  return new BrokenFile(
    line
      ? t`The file is broken: line ${line}: the quotation marks do not match.`
      : t`The file is broken: the quotation marks do not match.`,
    line,
  )
}

/** The parser tells only where the file ends. */
function lineOfOpenQuote(text: string) {
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index)
  return text.slice(0, quotes.at(-1)).split('\n').length
}

/** Enough for any line of headings. */
const LONGEST_HEAD = 200_000
const delimiters = [',', ';', '\t', '|'] as const

/** Whichever stands most often in the first line. */
function delimiterOf(text: string) {
  const head = unquotedHead(text)
  const often = (delimiter: string) => head.split(delimiter).length
  return [...delimiters].sort((one, other) => often(other) - often(one))[0]!
}

/** The first line without what stands in quotation marks, which may go over several. */
function unquotedHead(text: string) {
  let head = ''
  let isQuoted = false
  for (const sign of text.slice(0, LONGEST_HEAD + 1)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) return head
    else if (!isQuoted) head += sign
  }
  if (head.length > LONGEST_HEAD) throw new BrokenFile(t`The first line must hold the names of the columns.`, 1)
  return head
}

/** The columns with a few of their values, each heading once. The table is gone through once, however wide it is. */
export function samplesOf({ headers, rows }: ReadTable) {
  const found = new Map(headers.filter(Boolean).map((name) => [name, new Set<string>()]))
  for (const row of rows)
    for (const [place, text] of row.filled()) {
      const samples = found.get(headers[place] ?? '')
      if (samples && samples.size < SAMPLES) samples.add(text)
    }
  return [...found].map(([name, samples]) => ({
    name,
    samples: [...samples].map((text) => cut(oneLine(text.slice(0, 1000)), 80)),
  }))
}

export const has = ({ headers }: ReadTable, ...headings: string[]) =>
  headings.some((heading) => headers.some((header) => sameName(header) === sameName(heading)))

/** Headings with something under them that nobody asked for. */
export const unasked = (table: ReadTable, asked: string[]) => {
  const known = new Set(asked.map(sameName))
  return samplesOf(table)
    .filter(({ name, samples }) => samples.length > 0 && !known.has(sameName(name)))
    .map(({ name }) => name)
}
