import type { PersonRef } from '#server/features/imports/plan.ts'
import { oneLine } from '#server/features/imports/reading/text.ts'

/** Nobody is called more, and looking for an address takes the square of it. */
const LONGEST = 500

/** A cell that names somebody: "ada@example.com", "Ada Lovelace <ada@example.com>", "Ada Lovelace" or "ada". */
export function personNamed(written: string): PersonRef {
  const text = oneLine(written.slice(0, LONGEST).toWellFormed())
  const email = /[^\s<>(),;]+@[^\s<>(),;]+\.[^\s<>(),;]+/.exec(text)?.[0] ?? null
  const name = oneLine(text.replace(email ?? '', '').replace(/[<>()]/g, '')) || text
  return { name, email, username: email ? null : (/^@?([\w.-]+)$/.exec(text)?.[1] ?? null) }
}
