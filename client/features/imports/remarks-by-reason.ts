import type { ImportRemark } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import { numberWords } from './status-words.ts'

/** More than these nobody looks up by hand. */
const MOST_NAMED = 12

interface Reason {
  why: string
  /** "Row 7", "Rows 2–5, 9" */
  where: string
}

/** The same of many rows is said once. */
export function remarksByReason(remarks: readonly ImportRemark[]): Reason[] {
  const rows = new Map<string, number[]>()
  for (const { row, why } of remarks) rows.set(why, [...(rows.get(why) ?? []), row])
  return [...rows].map(([why, of]) => ({ why, where: rowsWords(of) }))
}

function rowsWords(rows: number[]): string {
  const spans = spansOf(rows)
  if (spans.length === 1 && spans[0]!.first === spans[0]!.last) return t`Row ${spans[0]!.first}`
  const spanWords = spans.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
  const named = spanWords.slice(0, MOST_NAMED).join(', ')
  const others = spans.slice(MOST_NAMED).reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return others > 0 ? t`Rows ${named} and ${numberWords(others)} more` : t`Rows ${named}`
}

/** Rows that follow each other are one span. */
function spansOf(rows: number[]) {
  const spans: { first: number; last: number }[] = []
  for (const row of new Set(rows.toSorted((one, other) => one - other))) {
    const open = spans.at(-1)
    if (open?.last === row - 1) open.last = row
    else spans.push({ first: row, last: row })
  }
  return spans
}
