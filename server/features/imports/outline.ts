// A plan without its rows: what is needed to decide about the whole, small enough to be handed from one thread to another.
import { type ImportRemark, MAX_LISTED } from '#contract/imports.ts'
import type { ImportPlan, PersonRef } from './plan.ts'

export interface Outline extends Pick<ImportPlan, 'columns' | 'labels' | 'unmapped' | 'table'> {
  total: number
  skipped: ImportRemark[]
  skippedCount: number
  notes: ImportRemark[]
  /** Everybody who is assigned something, each once. */
  people: PersonRef[]
  externalIds: string[]
  /** How many tasks each column has, by its title; '' for those without. */
  tasksIn: Record<string, number>
  comments: number
  checklists: number
}

export function outlineOf({ columns, labels, unmapped, table, tasks, skipped, notes }: ImportPlan): Outline {
  const tasksIn: Record<string, number> = Object.create(null)
  for (const { column } of tasks) tasksIn[column ?? ''] = (tasksIn[column ?? ''] ?? 0) + 1
  return {
    columns,
    labels,
    unmapped,
    table,
    total: tasks.length,
    skipped: skipped.slice(0, MAX_LISTED),
    skippedCount: skipped.length,
    notes: notes.slice(0, MAX_LISTED),
    people: [...new Map(tasks.flatMap(({ people }) => people).map((one) => [nameOf(one), one])).values()],
    externalIds: tasks.map(({ externalId }) => externalId),
    tasksIn,
    comments: tasks.reduce((sum, task) => sum + task.comments.length, 0),
    checklists: tasks.filter(({ checklist }) => checklist.length > 0).length,
  }
}

const nameOf = ({ email, username, name }: PersonRef) => (email ?? username ?? name).toLowerCase()
