// A planned task as the board's: names are ids now, and what nobody here answers to stands in its text.
import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { MAX_LISTED_IDS } from '#contract/tasks.ts'
import type { Candidate } from './places.ts'
import { type PersonRef, type PlannedTask, withLinesIfAny } from './plan.ts'

/** What an import writes of a task. */
export interface Values {
  title: string
  description: string
  columnId: string
  labels: string[]
  members: string[]
  priority: number
  complexity: number
  startDate: string | null
  dueDate: string | null
  checklist: { _id: string; text: string; done: boolean }[]
  blockers: string[]
  dependencies: string[]
  cover: string | null
}
export type Field = keyof Values
export const valueFields = [
  'title',
  'description',
  'columnId',
  'labels',
  'members',
  'priority',
  'complexity',
  'startDate',
  'dueDate',
  'checklist',
  'blockers',
  'dependencies',
  'cover',
] as const satisfies Field[]

export interface Board {
  columnOf(title: string): string | null
  firstColumn: string
  labelOf(name: string): string | null
  find(person: PersonRef): Candidate | null
  taskOf(externalId: string): string
}

export function valuesOf(task: PlannedTask, board: Board): Values {
  const people = task.people.map((ref) => ({ ref, found: board.find(ref) }))
  const strangers = people.filter(({ found }) => !found).map(({ ref }) => called(ref))
  const unlabelled = task.labels.filter((name) => !board.labelOf(name))
  const column = task.column === null ? null : board.columnOf(task.column)
  const lines = [
    task.column !== null && !column ? `Column: ${task.column}` : null,
    strangers.length ? `Assigned to: ${strangers.join(', ')}` : null,
    unlabelled.length ? `Labels: ${unlabelled.join(', ')}` : null,
  ]
  return {
    title: task.title,
    description: withLinesIfAny(task.description, lines),
    columnId: column ?? board.firstColumn,
    labels: unique(task.labels.flatMap((name) => board.labelOf(name) ?? [])),
    members: unique(people.flatMap(({ found }) => found?._id ?? [])).slice(0, MAX_LISTED_IDS),
    priority: task.priority,
    complexity: task.complexity,
    startDate: task.startDate,
    dueDate: task.dueDate,
    checklist: task.checklist.map((item) => ({ _id: newId(), ...item })),
    blockers: task.blockers.map(board.taskOf),
    dependencies: task.dependencies.map(board.taskOf),
    cover: task.cover,
  }
}

const unique = (ids: string[]) => [...new Set(ids)]

export const called = ({ name, email }: PersonRef) => (email && email !== name ? `${name} (${email})` : name)

/** What the file says of each field, as short hashes: compared with the next file, not with what people made of it here. */
export type Said = Record<string, string | string[]>

export function saidOf(task: PlannedTask): Said {
  const { description, people, labels } = task
  return {
    title: hash(task.title),
    description: hash([description, people]),
    columnId: hash(task.column),
    labels: hash(labels),
    members: hash(people),
    priority: hash(task.priority),
    complexity: hash(task.complexity),
    startDate: hash(task.startDate),
    dueDate: hash(task.dueDate),
    checklist: hash(task.checklist),
    blockers: hash(task.blockers),
    dependencies: hash(task.dependencies),
    cover: hash(task.cover),
    comments: task.comments.map(hash),
    time: task.time.map(hash),
  }
}

const hash = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** Comments and hours the last file did not have. */
export const unsaid = <Thing>(things: Thing[], before: Said | null, field: 'comments' | 'time') => {
  const known = new Set(before?.[field] ?? [])
  return things.filter((thing) => !known.has(hash(thing)))
}

/** The id a task of the file gets: the same again when a killed import goes on, so that links may lead ahead. */
export function idFor(importId: string, externalId: string) {
  const digest = createHash('sha256').update(`${importId} ${externalId}`).digest('hex')
  const moment = importId.replaceAll('-', '').slice(0, 12)
  const hex = `${moment}7${digest.slice(0, 3)}8${digest.slice(3, 18)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
