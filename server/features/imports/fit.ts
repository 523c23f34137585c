// A plan within our limits. What is too long goes on elsewhere in the task, or is told of; nothing is dropped without a word.
import { createHash } from 'node:crypto'
import { MAX_COMMENT } from '#contract/comments.ts'
import type { ImportRemark } from '#contract/imports.ts'
import { MAX_CHECKLIST, MAX_DESCRIPTION, MAX_LISTED_IDS, MAX_TITLE } from '#contract/tasks.ts'
import { figure, t } from '#contract/texts.ts'
import { MAX_DURATION_SECONDS, MIN_DURATION_SECONDS } from '#contract/time.ts'
import { type ImportPlan, type PlannedComment, type PlannedTask, type PlannedTime, withLinesIfAny } from './plan.ts'
import { cut, oneLine } from './reading/text.ts'

const LONGEST_LABEL = 40
const LONGEST_COLUMN = 60
const LONGEST_ITEM = 500
const LONGEST_ID = 200

export function fitted(plan: ImportPlan): ImportPlan {
  const skipped = [...plan.skipped]
  const notes = [...plan.notes]
  const tasks = onlyOnce(
    plan.tasks.map((task) => fittedTask(task, notes)),
    skipped,
  )
  joinUp(tasks, notes)
  return {
    ...plan,
    tasks,
    skipped: skipped.sort(byRow),
    notes: notes.sort(byRow),
    columns: firstOfEach(
      plan.columns.map((column) => ({ ...column, title: shortened(column.title, LONGEST_COLUMN) || 'Column' })),
      ({ title }) => title,
    ),
    labels: firstOfEach(
      plan.labels.map((label) => ({ ...label, name: shortened(label.name, LONGEST_LABEL) })),
      ({ name }) => name.toLowerCase(),
    ),
  }
}

/** Others let two lists or labels have one name, and two long names may be one when they are shortened. */
function firstOfEach<Thing>(things: Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const first = new Map<string, Thing>()
  for (const thing of things) if (!first.has(nameOf(thing))) first.set(nameOf(thing), thing)
  return [...first.values()]
}

const byRow = (one: ImportRemark, other: ImportRemark) => one.row - other.row

/** With a sign that there was more. */
const shortened = (text: string, most: number) => {
  const line = oneLine(text)
  return line.length > most
    ? `${line
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : line
}

function fittedTask(task: PlannedTask, notes: ImportRemark[]): PlannedTask {
  const title = shortened(task.title, MAX_TITLE) || 'Untitled'
  const labels = [...new Map(task.labels.map((name) => [shortened(name, LONGEST_LABEL).toLowerCase(), name])).values()]
  const longLabels = labels.filter((name) => oneLine(name).length > LONGEST_LABEL)
  const items = task.checklist.map(({ text, done }) => ({ text: shortened(text, LONGEST_ITEM) || '–', done }))
  const startsTooLate = task.startDate !== null && task.dueDate !== null && task.startDate > task.dueDate
  if (startsTooLate) notes.push({ row: task.row, why: t`It starts after it is due: the start was left out` })
  const description = withLinesIfAny(task.description, [
    oneLine(task.title).length > MAX_TITLE ? `Title: ${oneLine(task.title)}` : null,
    longLabels.length ? `Labels: ${longLabels.map(oneLine).join(', ')}` : null,
    ...items.slice(MAX_CHECKLIST).map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`),
  ])
  if (description.length > MAX_DESCRIPTION)
    notes.push({ row: task.row, why: t`Its description was cut at ${figure(MAX_DESCRIPTION)} characters` })
  return {
    ...task,
    externalId: idOf(task.externalId),
    title,
    description: description.slice(0, MAX_DESCRIPTION).toWellFormed(),
    column: task.column === null ? null : shortened(task.column, LONGEST_COLUMN) || null,
    labels: labels.map((name) => shortened(name, LONGEST_LABEL)).slice(0, MAX_LISTED_IDS),
    startDate: startsTooLate ? null : task.startDate,
    checklist: items.slice(0, MAX_CHECKLIST),
    comments: task.comments.flatMap(inParts),
    time: task.time.flatMap((entry) => fittedTime(entry, task.row, notes)),
    blockers: task.blockers.map(idOf),
    dependencies: task.dependencies.map(idOf),
  }
}

/** Long ones are known by their hash: an index holds no more. */
const idOf = (id: string) => (id.length > LONGEST_ID ? createHash('sha256').update(id).digest('hex') : id)

const ROOM_FOR_NAMES = 300

function inParts(comment: PlannedComment): PlannedComment[] {
  const most = MAX_COMMENT - ROOM_FOR_NAMES
  const body = comment.body.trim()
  const parts = Array.from({ length: Math.ceil(body.length / most) }, (_, n) => body.slice(n * most, (n + 1) * most))
  return parts.map((part) => ({ ...comment, body: part.toWellFormed() }))
}

/** An entry is a minute to a day long; a longer one becomes several. */
function fittedTime(entry: PlannedTime, row: number, notes: ImportRemark[]): PlannedTime[] {
  const description = entry.description.slice(0, 2000).toWellFormed()
  const entries: PlannedTime[] = []
  for (let left = Math.round(entry.duration); left >= MIN_DURATION_SECONDS && entries.length < 100; ) {
    const duration = Math.min(left, MAX_DURATION_SECONDS)
    entries.push({ ...entry, description, duration })
    left -= duration
  }
  if (entries.length === 0) notes.push({ row, why: t`Time of less than a minute was left out` })
  return entries
}

/** Two rows of one id would write over each other. */
function onlyOnce(tasks: PlannedTask[], skipped: ImportRemark[]) {
  const first = new Map<string, number>()
  return tasks.filter(({ externalId, row }) => {
    const earlier = first.get(externalId)
    if (earlier === undefined) first.set(externalId, row)
    else skipped.push({ row, why: t`It has the same id as row ${earlier}` })
    return earlier === undefined
  })
}

type Link = 'blockers' | 'dependencies'

/** Links lead to tasks of the file, and never in a circle. */
function joinUp(tasks: PlannedTask[], notes: ImportRemark[]) {
  const known = new Map(tasks.map((task) => [task.externalId, task]))
  for (const field of ['blockers', 'dependencies'] as const) {
    for (const task of tasks) {
      const wanted = [...new Set(task[field])].filter((id) => id !== task.externalId).slice(0, MAX_LISTED_IDS)
      task[field] = wanted.filter((id) => known.has(id))
      for (const id of wanted)
        if (!known.has(id))
          notes.push({
            row: task.row,
            why: t`It waits for ${cut(id, 60)}, which is not in this file`,
          })
    }
    openCircles(known, field, notes)
  }
}

/** Every link is followed once, however long the chains: one that leads back to where we come from closes a circle and is left out. */
function openCircles(known: Map<string, PlannedTask>, field: Link, notes: ImportRemark[]) {
  const seen = new Set<PlannedTask>()
  const behindUs = new Set<PlannedTask>()
  for (const first of known.values()) {
    const path: Step[] = seen.has(first) ? [] : [stepTo(first, field)]
    while (path.length > 0) {
      const { task, links, kept } = path.at(-1)!
      seen.add(task)
      behindUs.add(task)
      const id = links.pop()
      if (id === undefined) {
        task[field] = kept
        behindUs.delete(task)
        path.pop()
        continue
      }
      const next = known.get(id)!
      if (behindUs.has(next))
        notes.push({
          row: task.row,
          why: t`It and ${cut(id, 60)} wait for each other: one of the two links was left out`,
        })
      else kept.push(id)
      if (!seen.has(next)) path.push(stepTo(next, field))
    }
  }
}

interface Step {
  task: PlannedTask
  /** Still to be followed, the next one last. */
  links: string[]
  kept: string[]
}

const stepTo = (task: PlannedTask, field: Link): Step => ({ task, links: task[field].toReversed(), kept: [] })
