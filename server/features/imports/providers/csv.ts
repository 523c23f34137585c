// Any table. Which of its columns is what, the importer says; what they leave out is guessed from the headings.
import { type ImportField, importFields } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  columnsSeen,
  type ImportPlan,
  labelsSeen,
  type PlannedTask,
  planned,
} from '#server/features/imports/plan.ts'
import { type Dates, datesLike, readAsDayFirst } from '#server/features/imports/reading/dates.ts'
import {
  complexityOf,
  isComplexity,
  isPriority,
  kindOfStatus,
  listed,
  priorityOf,
} from '#server/features/imports/reading/levels.ts'
import { has, type ReadTable, type Row, readTable, samplesOf, unasked } from '#server/features/imports/reading/table.ts'
import { cut, sameName } from '#server/features/imports/reading/text.ts'
import { personNamed } from './person-named.ts'

export type Mapping = Record<string, string | null>
type Known = Partial<Record<ImportField, string>>

/** What people call our fields, and what others call the same. */
const names: Record<ImportField, string[]> = {
  title: [
    'title',
    'name',
    'task',
    'task name',
    'summary',
    'subject',
    'card',
    'titel',
    'aufgabe',
    'titre',
    'tâche',
    'título',
    'tarea',
  ],
  description: ['description', 'notes', 'note', 'details', 'body', 'content', 'beschreibung', 'notizen', 'descripción'],
  column: ['column', 'columnId', 'status', 'state', 'list', 'section', 'stage', 'bucket', 'spalte', 'statut', 'estado'],
  labels: ['labels', 'label', 'tags', 'tag', 'category', 'categories', 'stichwörter', 'étiquettes', 'etiquetas'],
  members: [
    'members',
    'member',
    'assignee',
    'assignees',
    'assigned to',
    'owner',
    'responsible',
    'zuständig',
    'responsable',
  ],
  priority: ['priority', 'prio', 'priorität', 'priorité', 'prioridad'],
  complexity: ['complexity', 'estimate', 'effort', 'size', 'points', 'story points', 'komplexität'],
  startDate: ['startDate', 'start date', 'start', 'begin', 'beginn'],
  dueDate: ['dueDate', 'due date', 'due', 'deadline', 'due on', 'fällig', 'échéance', 'vencimiento'],
  completedAt: ['completedAt', 'completed', 'completed at', 'done', 'done at', 'finished', 'closed', 'erledigt'],
  checklist: ['checklist', 'subtasks', 'to-dos', 'checkliste'],
  id: ['id', 'externalId', 'key', 'number', 'task id', 'issue'],
}

export function readCsv(text: string, wanted: Mapping | null): ImportPlan {
  const table = readTable(text)
  const mapping = mappingFor(table, wanted)
  if (!mapping.title) throw new BrokenFile(t`Say which column holds the title of a task.`, 1)
  const under = (row: Row, field: ImportField) => (mapping[field] ? row.one(mapping[field]) : '')
  const { rows } = table
  const dates = datesLike(
    rows.flatMap((row) => [under(row, 'startDate'), under(row, 'dueDate'), under(row, 'completedAt')]),
  )
  const named = rows.filter((row) => under(row, 'title'))
  const seen = new Map<string, number>()
  const tasks = named.map((row) => taskOf(row, dates, (field) => under(row, field), mapping, seen))
  return {
    columns: columnsSeen(tasks, kindOfStatus),
    labels: labelsSeen(tasks),
    tasks,
    unmapped: unasked(table, Object.values(mapping)),
    skipped: rows.filter((row) => !under(row, 'title')).map(({ line }) => ({ row: line, why: t`It has no title` })),
    notes: named.flatMap((row) => [...readOneWay(row, dates, under), ...unreadable(row, dates, under)]),
    table: { headers: samplesOf(table), mapping },
  }
}

const readOneWay = (row: Row, dates: Dates, under: (row: Row, field: ImportField) => string) =>
  (['startDate', 'dueDate', 'completedAt'] as const).some((field) => dates.mayBeOther(under(row, field)))
    ? [{ row: row.line, why: readAsDayFirst() }]
    : []

/** Fields that say nothing we understand are told, not dropped without a word. */
function unreadable(row: Row, dates: Dates, under: (row: Row, field: ImportField) => string) {
  const priority = under(row, 'priority')
  const complexity = under(row, 'complexity')
  return [
    ...(['startDate', 'dueDate'] as const)
      .filter((field) => under(row, field) && !dates.day(under(row, field)))
      .map((field) => t`“${cut(under(row, field), 40)}” is not a date we can read`),
    ...(priority && !isPriority(priority) ? [t`“${cut(priority, 40)}” is not a priority we know`] : []),
    ...(complexity && !isComplexity(complexity) ? [t`“${cut(complexity, 40)}” is not a complexity we know`] : []),
  ].map((why) => ({ row: row.line, why }))
}

/** With a mapping only what it says; a field given as nothing is left out. */
function mappingFor(table: ReadTable, wanted: Mapping | null): Known {
  if (!wanted) return guessed(table)
  const mapping: Known = {}
  for (const [given, header] of Object.entries(wanted)) {
    const field = importFields.find((known) =>
      [known, ...names[known]].some((name) => sameName(name) === sameName(given)),
    )
    if (!field || !header) continue
    if (!has(table, header)) throw new BrokenFile(t`There is no column “${cut(header, 80)}” in this file.`, 1)
    mapping[field] = header
  }
  return mapping
}

function guessed({ headers }: ReadTable): Known {
  const free = new Map(headers.map((header) => [sameName(header), header]))
  const mapping: Known = {}
  for (const field of importFields) {
    const found = names[field].map(sameName).find((name) => free.has(name))
    if (!found) continue
    mapping[field] = free.get(found)!
    free.delete(found)
  }
  // Something has to be the title; whoever looks at the preview says if it is another.
  const [first] = free.values()
  return mapping.title || !first ? mapping : { ...mapping, title: first }
}

function taskOf(
  row: Row,
  dates: Dates,
  under: (field: ImportField) => string,
  mapping: Known,
  seen: Map<string, number>,
): PlannedTask {
  const title = under('title')
  const completed = under('completedAt')
  return planned({
    row: row.line,
    externalId: under('id') || nthOf(seen, title),
    title,
    description: under('description'),
    column: under('column') || (isYes(completed) || dates.moment(completed) ? 'Done' : null),
    labels: mapping.labels ? row.all(mapping.labels).flatMap(listed) : [],
    people: mapping.members ? row.all(mapping.members).flatMap(listed).map(personNamed) : [],
    priority: priorityOf(under('priority')),
    complexity: complexityOf(under('complexity')),
    startDate: dates.day(under('startDate')),
    dueDate: dates.day(under('dueDate')),
    completedAt: dates.moment(completed),
    checklist: under('checklist').split(/\n|;/).flatMap(itemOf),
  })
}

const isYes = (text: string) => /^(true|yes|y|x|1|done|ja|oui|s[ií])$/i.test(text)

/** "[x] Chop wood", as our own export writes it, or just the words. */
function itemOf(line: string) {
  const [, mark, text] = /^\s*(?:[-*] )?(?:\[([ xX]?)\] ?)?(.*)$/.exec(line) ?? []
  return text?.trim() ? [{ text: text.trim(), done: mark?.toLowerCase() === 'x' }] : []
}

/** Without an id of theirs, a task is known by its title; the second of the same title is the second in the next file as well. */
function nthOf(seen: Map<string, number>, title: string) {
  const nth = (seen.get(title) ?? 0) + 1
  seen.set(title, nth)
  return nth === 1 ? title : `${title} (${nth})`
}
