// Bytes of unknown origin as text, and text as the database can keep it.
import { t } from '#contract/texts.ts'
import { BrokenFile } from '#server/features/imports/plan.ts'

/** Without a byte order mark, which decoders take off. */
export function decode(bytes: Uint8Array): string {
  if (isZip(bytes)) throw new BrokenFile(t`This is a zip archive or a workbook. Save it as CSV or JSON and try again.`)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return clean(new TextDecoder('utf-16le').decode(bytes))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return clean(new TextDecoder('utf-16be').decode(bytes))
  const text = utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.slice(0, 4096).includes('\0')) throw new BrokenFile(t`This is not a text file.`)
  return clean(text)
}

/** By all four of its first bytes: a table may well have a column that is called PK. */
const isZip = ([one, two, three, four]: Uint8Array) =>
  one === 0x50 && two === 0x4b && (three === 3 || three === 5) && four === three + 1

/** Null when it is none: old spreadsheets write in the code page of their country. */
function utf8(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. JSON can hide both behind escapes, so what it says is cleaned again. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Any value as text: whatever a file says where a text should be. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return clean(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export const oneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Not longer than that; half a sign at the end, which PostgreSQL does not store in JSON, is made a whole one. */
export const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

/** For comparing names: "To Do", "to-do" and "Todo" are the same. */
export const sameName = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '') || text.trim().toLowerCase()
