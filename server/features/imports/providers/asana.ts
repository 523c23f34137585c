// A project of Asana (CSV). Sections become columns; a subtask that is only a line becomes an item of its parent's checklist, one
// with notes, a person or a day of its own becomes a task.
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  columnsSeen,
  type ImportPlan,
  labelsSeen,
  type PlannedTask,
  planned,
  withLines,
} from '#server/features/imports/plan.ts'
import { type Dates, datesLike } from '#server/features/imports/reading/dates.ts'
import { complexityOf, kindOfStatus, listed, priorityOf } from '#server/features/imports/reading/levels.ts'
import { has, type Row, readTable, unasked } from '#server/features/imports/reading/table.ts'
import { oneLine } from '#server/features/imports/reading/text.ts'
import { partsOfParents } from './parents.ts'
import { personNamed } from './person-named.ts'

const asked = [
  'Task ID',
  'Created At',
  'Completed At',
  'Last Modified',
  'Name',
  'Section/Column',
  'Assignee',
  'Assignee Email',
  'Start Date',
  'Due Date',
  'Tags',
  'Notes',
  'Projects',
  'Parent task',
  'Blocked By (Dependencies)',
  'Blocking (Dependencies)',
  'Priority',
  'Estimated time',
]
const DONE = 'Completed'

export function readAsana(text: string): ImportPlan {
  const table = readTable(text)
  if (!has(table, 'Name')) throw new BrokenFile(t`This is not an Asana export: it has no column Name.`, 1)
  const dates = datesLike(table.rows.flatMap((row) => row.all('Created At', 'Due Date', 'Completed At')))
  const { rows, sections, skipped } = sorted(table.rows)
  const owners = new Map(rows.map((row) => [row.one('Name'), row]))
  const parentOf = (row: Row) => owners.get(row.one('Parent task')) ?? null
  const parents = new Set(rows.map((row) => row.one('Parent task')))
  const isItem = (row: Row) => parentOf(row) !== null && isLine(row) && !parents.has(row.one('Name'))
  const own = rows.filter((row) => !isItem(row))
  const tasks = own.map((row) => taskOf(row, dates, sectionOf(row, parentOf, sections)))
  const taskNamed = new Map(tasks.map((task) => [task.title, task]))
  for (const row of rows.filter(isItem))
    taskNamed
      .get(row.one('Parent task'))
      ?.checklist.push({ text: row.one('Name'), done: row.one('Completed At') !== '' })
  const idNamed = new Map(tasks.map(({ title, externalId }) => [title, externalId]))
  for (const [at, row] of own.entries())
    tasks[at]!.blockers = listed(row.one('Blocked By (Dependencies)')).flatMap((name) => idNamed.get(name) ?? [])
  const idOfParent = (row: Row) => idNamed.get(row.one('Parent task')) ?? row.one('Parent task')
  partsOfParents(tasks, new Map(own.map((row) => [idOf(row), idOfParent(row)])))
  return {
    columns: columnsSeen(tasks, (title) => (title === DONE ? 'completed' : kindOfStatus(title))),
    labels: labelsSeen(tasks),
    tasks,
    unmapped: unasked(table, asked),
    skipped,
    notes: [],
    table: null,
  }
}

const idOf = (row: Row) => row.one('Task ID') || `${row.one('Name')} @${row.line}`

/** Exports have rows that are no tasks: without a name, or, in old projects, a section written as a task ("Backlog:"). */
function sorted(all: Row[]) {
  const sections = new Map<Row, string>()
  const skipped: { row: number; why: string }[] = []
  const rows: Row[] = []
  let section = ''
  for (const row of all) {
    const name = row.one('Name')
    if (!name) skipped.push({ row: row.line, why: t`It has no name` })
    else if (name.endsWith(':') && !row.one('Section/Column')) section = name.slice(0, -1).trim()
    else {
      sections.set(row, row.one('Section/Column') || section)
      rows.push(row)
    }
  }
  return { rows, sections, skipped }
}

/** Nothing to it but its name. */
const isLine = (row: Row) => !row.one('Notes', 'Assignee', 'Assignee Email', 'Due Date', 'Start Date')

/** A subtask has no section: it stands where its parent does. */
function sectionOf(row: Row, parentOf: (row: Row) => Row | null, sections: Map<Row, string>) {
  let at: Row | null = row
  for (let depth = 0; at && depth < 10; depth++) {
    const section = sections.get(at)
    if (section) return section
    at = parentOf(at)
  }
  return ''
}

function taskOf(row: Row, dates: Dates, section: string): PlannedTask {
  const completedAt = dates.moment(row.one('Completed At'))
  const stays = !completedAt || kindOfStatus(section) === 'completed'
  const person = row.one('Assignee', 'Assignee Email')
  const email = row.one('Assignee Email')
  return planned({
    row: row.line,
    externalId: idOf(row),
    title: row.one('Name'),
    description: withLines(row.one('Notes'), [stays || !section ? null : `Section: ${oneLine(section)}`]),
    column: stays ? section || null : DONE,
    labels: listed(row.one('Tags')),
    people: person ? [{ ...personNamed(person), ...(email && { email }) }] : [],
    priority: priorityOf(row.one('Priority')),
    complexity: complexityOf(row.one('Estimated time')),
    startDate: dates.day(row.one('Start Date')),
    dueDate: dates.day(row.one('Due Date')),
    completedAt,
    createdAt: dates.moment(row.one('Created At')),
    updatedAt: dates.moment(row.one('Last Modified')),
  })
}
