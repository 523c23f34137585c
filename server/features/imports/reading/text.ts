// Bytes of unknown origin as text, and text as the database can keep it.
import { BrokenFile } from '#server/features/imports/plan.ts'

export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new BrokenFile('This is a zip archive or a workbook. Save it as CSV or JSON and try again.')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return clean(new TextDecoder('utf-16le').decode(bytes))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return clean(new TextDecoder('utf-16be').decode(bytes))
  const text = utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.slice(0, 4096).includes('\0')) throw new BrokenFile('This is not a text file.')
  return clean(text)
}

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

/** For comparing names: "To Do", "to-do" and "Todo" are the same. */
export const sameName = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '') || text.trim().toLowerCase()
