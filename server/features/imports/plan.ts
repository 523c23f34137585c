// What a file of another program comes to, in our words but with their names: nothing here knows a board.
import type { ImportField, ImportRemark } from '#contract/imports.ts'
import { figure, t } from '#contract/texts.ts'

/** Somebody as the file names them. */
export interface PersonRef {
  name: string
  email: string | null
  username: string | null
}

export interface PlannedComment {
  author: PersonRef | null
  at: string | null
  body: string
}

export interface PlannedTime {
  person: PersonRef
  startTime: string
  duration: number
  description: string
}

export interface PlannedTask {
  /** The line of a table, or the number of a card: what a person finds it by in the file. */
  row: number
  /** Theirs; the same thing has the same id in the next file. */
  externalId: string
  title: string
  description: string
  /** Title of their column or status; null: where new tasks go. */
  column: string | null
  labels: string[]
  people: PersonRef[]
  priority: number
  complexity: number
  startDate: string | null
  dueDate: string | null
  completedAt: string | null
  createdAt: string | null
  updatedAt: string | null
  checklist: { text: string; done: boolean }[]
  comments: PlannedComment[]
  time: PlannedTime[]
  /** External ids, as are `dependencies`. */
  blockers: string[]
  dependencies: string[]
  cover: string | null
}

/**
 * Where tasks of this column go when none of ours has its title: to a `new` one like it, to the `first` column, or to one in which
 * tasks count as `completed` or `canceled`.
 */
export type ColumnKind = 'new' | 'first' | 'completed' | 'canceled'

export interface PlannedColumn {
  title: string
  kind: ColumnKind
  type?: string
  color?: string
  limit?: number | null
}

export interface PlannedLabel {
  name: string
  color: string
}

interface Table {
  headers: { name: string; samples: string[] }[]
  mapping: Partial<Record<ImportField, string>>
}

export interface ImportPlan {
  columns: PlannedColumn[]
  labels: PlannedLabel[]
  tasks: PlannedTask[]
  unmapped: string[]
  skipped: ImportRemark[]
  notes: ImportRemark[]
  table: Table | null
}

/** The file as a whole cannot be used. Said to a person, with the line where there is one. */
export class BrokenFile extends Error {
  readonly row: number | null

  constructor(message: string, row: number | null = null) {
    super(message)
    this.row = row
  }
}

const MAX_ROWS = 50_000

export function requireFewEnough(rows: unknown[]) {
  if (rows.length > MAX_ROWS)
    throw new BrokenFile(t`This file has more than ${figure(MAX_ROWS)} rows. Split it and import the parts.`)
}

/** A task that says nothing but what is given. */
export const planned = (
  told: Pick<PlannedTask, 'row' | 'externalId' | 'title'> & Partial<PlannedTask>,
): PlannedTask => ({
  description: '',
  column: null,
  labels: [],
  people: [],
  priority: 0,
  complexity: 0,
  startDate: null,
  dueDate: null,
  completedAt: null,
  createdAt: null,
  updatedAt: null,
  checklist: [],
  comments: [],
  time: [],
  blockers: [],
  dependencies: [],
  cover: null,
  ...told,
})

/** What is said under a text that was theirs, such as a link to it: one paragraph per line. */
export const withLines = (text: string, lines: (string | null | undefined)[]) =>
  [text.trim(), ...lines.filter(Boolean)].filter(Boolean).join('\n\n')

/** A text without anything to add is kept to the letter. */
export const withLinesIfAny = (text: string, lines: (string | null)[]) =>
  lines.some(Boolean) ? withLines(text, lines) : text

/** Columns in the order in which they first appear, each once. */
export function columnsSeen(tasks: PlannedTask[], kindOf: (title: string) => ColumnKind): PlannedColumn[] {
  const titles = new Set(tasks.flatMap(({ column }) => (column === null ? [] : [column])))
  return [...titles].map((title) => ({ title, kind: kindOf(title) }))
}

/** Labels nobody gave a colour get one of the palette, in turn. */
export function labelsSeen(tasks: PlannedTask[], known: PlannedLabel[] = []): PlannedLabel[] {
  const labels = new Map(known.map((label) => [label.name.toLowerCase(), label]))
  for (const name of tasks.flatMap((task) => task.labels)) {
    const key = name.toLowerCase()
    if (!labels.has(key)) labels.set(key, { name, color: turns[labels.size % turns.length]! })
  }
  return [...labels.values()]
}

const turns = ['blue', 'green', 'amber', 'violet', 'teal', 'pink', 'red', 'gold'] as const
