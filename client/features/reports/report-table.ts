// What a chart shows, as rows: for those who would rather read it, and for a file.
import { LOCALE } from '#contract/texts.ts'
import { DASH } from './words.ts'

export interface Cell {
  text: string
  /** As a file has it: plain numbers. */
  raw?: string | number | null
  onOpen?: (() => void) | undefined
  /** In a picture, the colour behind it. */
  tint?: string | undefined
}

export interface ReportTable {
  head: string[]
  rows: Cell[][]
}

export const textCell = (text: string): Cell => ({ text })

export const countCell = (count: number, onOpen?: () => void): Cell => ({
  text: count.toLocaleString(LOCALE),
  raw: count,
  onOpen: count > 0 ? onOpen : undefined,
})

/** In a file, hours: spreadsheets add them up. */
export const hoursCell = (seconds: number, words: (seconds: number) => string, onOpen?: () => void): Cell => ({
  text: words(seconds),
  raw: hundredths(seconds / 3600),
  onOpen: seconds > 0 ? onOpen : undefined,
})

/** A figure there may be too little for. */
export const figureCell = (value: number | null, words: (value: number) => string): Cell =>
  value === null ? { text: DASH, raw: null } : { text: words(value), raw: hundredths(value) }

const hundredths = (value: number) => Math.round(value * 100) / 100

/** A field that begins like a formula is run by some spreadsheets: the quote makes it text. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

function field(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvOf({ head, rows }: ReportTable): string {
  const lines = [head, ...rows.map((row) => row.map(({ text, raw }) => (raw === undefined ? text : raw)))]
  // The mark at the start tells Excel that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}

/** A name for a file: "Cycle time" -> "cycle-time" */
export const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
