// Issues of a Linear workspace or team (CSV).
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  columnsSeen,
  type ImportPlan,
  labelsSeen,
  type PlannedTask,
  planned,
} from '#server/features/imports/plan.ts'
import { type Dates, datesLike } from '#server/features/imports/reading/dates.ts'
import { complexityOfPoints, kindOfStatus, listed, priorityOf } from '#server/features/imports/reading/levels.ts'
import { has, type Row, readTable, unasked } from '#server/features/imports/reading/table.ts'
import { partsOfParents } from './parents.ts'
import { personNamed } from './person-named.ts'

const asked = [
  'ID',
  'Title',
  'Description',
  'Status',
  'Estimate',
  'Priority',
  'Assignee',
  'Labels',
  'Cycle Name',
  'Cycle Number',
  'Created',
  'Updated',
  'Started',
  'Completed',
  'Canceled',
  'Due Date',
  'Parent issue',
  'Blocked by',
  'Blocks',
  'Team',
  'UUID',
  'Archived',
  'Triaged',
]

export function readLinear(text: string): ImportPlan {
  const table = readTable(text)
  if (!has(table, 'Title') || !has(table, 'ID'))
    throw new BrokenFile(t`This is not a Linear export: it has no columns ID and Title.`, 1)
  const { rows } = table
  const dates = datesLike(rows.flatMap((row) => row.all('Created', 'Due Date', 'Completed')))
  const named = rows.filter((row) => row.one('Title'))
  const tasks = named.map((row) => taskOf(row, dates))
  partsOfParents(tasks, new Map(named.map((row) => [row.one('ID'), row.one('Parent issue')])))
  const canceled = new Set(named.filter((row) => row.one('Canceled')).map((row) => row.one('Status')))
  const completed = new Set(named.filter((row) => row.one('Completed')).map((row) => row.one('Status')))
  return {
    columns: columnsSeen(tasks, (title) => {
      if (canceled.has(title)) return 'canceled'
      return completed.has(title) ? 'completed' : kindOfStatus(title)
    }),
    labels: labelsSeen(tasks),
    tasks,
    unmapped: unasked(table, asked),
    skipped: rows.filter((row) => !row.one('Title')).map(({ line }) => ({ row: line, why: t`It has no title` })),
    notes: [],
    table: null,
  }
}

function taskOf(row: Row, dates: Dates): PlannedTask {
  const cycle = row.one('Cycle Name') || (row.one('Cycle Number') && `Cycle ${row.one('Cycle Number')}`)
  return planned({
    row: row.line,
    externalId: row.one('ID', 'UUID'),
    title: row.one('Title'),
    description: row.one('Description'),
    column: row.one('Status') || null,
    labels: [...listed(row.one('Labels')), ...(cycle ? [cycle] : [])],
    people: listed(row.one('Assignee')).map(personNamed),
    priority: priorityOf(row.one('Priority')),
    complexity: complexityOfPoints(row.one('Estimate')),
    startDate: dates.day(row.one('Started')),
    dueDate: dates.day(row.one('Due Date')),
    completedAt: dates.moment(row.one('Completed', 'Canceled')),
    createdAt: dates.moment(row.one('Created')),
    updatedAt: dates.moment(row.one('Updated')),
    blockers: listed(row.one('Blocked by')),
  })
}
