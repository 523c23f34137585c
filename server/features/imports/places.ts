// Where their columns, labels and people are on a board of ours.
import type { Column } from '#contract/columns.ts'
import type { Person } from '#contract/people.ts'
import { grouped } from '#server/core/grouped.ts'
import type { ColumnKind, PersonRef, PlannedColumn } from './plan.ts'
import { sameName } from './reading/text.ts'

/** Their column -> our column's id, or null for a new one, as somebody chose. */
export type ColumnChoices = Record<string, string | null>

interface OurColumns {
  columns: Pick<Column, '_id' | 'title' | 'type'>[]
  /** Keys of the types in which tasks count as finished. */
  finishing: ReadonlySet<string>
}

/** The id of ours it becomes; null: a new one is made. */
export function columnFor({ title, kind }: PlannedColumn, ours: OurColumns, choices: ColumnChoices): string | null {
  const chosen = Object.entries(choices).find(([theirs]) => sameName(theirs) === sameName(title))
  if (chosen) return chosen[1]
  const same = ours.columns.find((column) => sameName(column.title) === sameName(title))
  return same?._id ?? usualColumn(kind, ours)
}

export function usualColumn(kind: ColumnKind, { columns, finishing }: OurColumns): string | null {
  const open = columns.filter(({ type }) => !finishing.has(type))
  const closed = columns.filter(({ type }) => finishing.has(type))
  switch (kind) {
    case 'new':
      return null
    case 'first':
      return (open.find(({ type }) => type !== 'backlog') ?? open[0] ?? columns[0])?._id ?? null
    case 'completed':
      return (closed.find(({ type }) => type !== 'canceled') ?? closed[0])?._id ?? null
    case 'canceled':
      return (closed.find(({ type }) => type === 'canceled') ?? closed[0])?._id ?? null
  }
}

/** Somebody who can be given tasks here. */
export interface Candidate extends Person {
  email: string
}

/** By e-mail, else by username, else by a name only one of us has. */
export function personFinder(candidates: Candidate[]) {
  const byEmail = new Map(candidates.map((one) => [one.email.toLowerCase(), one]))
  const byUsername = new Map(candidates.map((one) => [one.username.toLowerCase(), one]))
  const byName = grouped(candidates, ({ name }) => name.trim().toLowerCase())
  return ({ email, username, name }: PersonRef): Candidate | null => {
    // An address nobody here has is somebody else's, whatever they are called.
    if (email) return byEmail.get(email.toLowerCase()) ?? null
    const known = username && byUsername.get(username.toLowerCase())
    if (known) return known
    const called = byName.get(name.trim().toLowerCase()) ?? []
    return called.length === 1 ? called[0]! : null
  }
}
