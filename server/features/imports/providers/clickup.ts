// Tasks of a ClickUp workspace or of one of its views (CSV). Some cells are lists in brackets, others JSON; days are moments of a clock.
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  columnsSeen,
  type ImportPlan,
  labelsSeen,
  type PlannedComment,
  type PlannedTask,
  planned,
  withLines,
} from '#server/features/imports/plan.ts'
import { type Dates, datesLike } from '#server/features/imports/reading/dates.ts'
import { isThing, type Thing, things } from '#server/features/imports/reading/json.ts'
import { complexityOfSeconds, kindOfStatus, listed, priorityOf } from '#server/features/imports/reading/levels.ts'
import { has, type Row, readTable, unasked } from '#server/features/imports/reading/table.ts'
import { oneLine, textOf } from '#server/features/imports/reading/text.ts'
import { linkLine } from './link-line.ts'
import { partsOfParents } from './parents.ts'
import { personNamed } from './person-named.ts'

/** What was done with the time, and by whom, is not in the file: those columns are told as left out. */
const asked = [
  'Task ID',
  'Task Link',
  'Task Type',
  'Task Custom ID',
  'Task Name',
  'Task Content',
  'Status',
  'Date Created',
  'Date Created Text',
  'Date Updated',
  'Date Updated Text',
  'Date Done',
  'Date Done Text',
  'Date Closed',
  'Date Closed Text',
  'Due Date',
  'Due Date Text',
  'Start Date',
  'Start Date Text',
  'Parent ID',
  'Subtasks IDs',
  'Subtask IDs',
  "Subtask ID's",
  "Subtask URL's",
  'Attachments',
  'Assignee',
  'Assignees',
  'Tags',
  'Priority',
  'List',
  'List Name',
  'Folder',
  'Folder Name',
  'Folder Name/Path',
  'Space',
  'Space Name',
  'Time Estimate',
  'Time Estimated',
  'Time Estimated Text',
  'Checklists',
  'Comments',
  'Comment Count',
  'Latest Comment',
  'Assigned Comments',
  'Assigned Comment Count',
  'Home Location',
  'Home Location ID',
  'Created By',
]

export function readClickUp(text: string): ImportPlan {
  const table = readTable(text)
  if (!has(table, 'Task Name')) throw new BrokenFile(t`This is not a ClickUp export: it has no column Task Name.`, 1)
  const { rows } = table
  const named = rows.filter((row) => row.one('Task Name'))
  const dates = datesLike(rows.flatMap((row) => moments.flatMap((name) => row.all(`${name} Text`, name))))
  // The export of a workspace holds all its lists; which one a task comes from is worth keeping then.
  const isMixed = new Set(named.map(listOf)).size > 1
  const tasks = named.map((row) => taskOf(row, dates, isMixed))
  partsOfParents(tasks, new Map(named.map((row) => [idOf(row), unlessNull(row.one('Parent ID'))])))
  return {
    columns: columnsSeen(tasks, kindOfStatus),
    labels: labelsSeen(tasks),
    tasks,
    unmapped: unasked(table, asked),
    skipped: rows.filter((row) => !row.one('Task Name')).map(({ line }) => ({ row: line, why: t`It has no name` })),
    notes: [],
    table: null,
  }
}

const moments = ['Date Created', 'Date Updated', 'Date Done', 'Date Closed', 'Due Date', 'Start Date']

const idOf = (row: Row) => row.one('Task ID') || `${row.one('Task Name')} @${row.line}`
const listOf = (row: Row) => oneLine(row.one('List Name', 'List'))
const unlessNull = (text: string) => (text === 'null' ? '' : text)

/** "[Ada Lovelace,Bo]" in the export of a workspace, "Ada Lovelace, Bo" in that of a view. */
const inBrackets = (text: string) => listed(unlessNull(text).replace(/^\[|\]$/g, ''))

/** Line breaks are written out as a backslash and an n. */
const lines = (text: string) => unlessNull(text).replaceAll('\\r', '').replaceAll('\\n', '\n')

function taskOf(row: Row, dates: Dates, isMixed: boolean): PlannedTask {
  const list = listOf(row)
  return planned({
    row: row.line,
    externalId: idOf(row),
    title: row.one('Task Name'),
    description: withLines(
      lines(row.one('Task Content')),
      things(json(row.one('Attachments'))).map(({ title, url }) => linkLine(textOf(title), textOf(url))),
    ),
    column: capitalised(row.one('Status')) || null,
    labels: [...inBrackets(row.one('Tags')), ...(isMixed && list ? [list] : [])],
    people: inBrackets(row.one('Assignees', 'Assignee')).map(personNamed),
    priority: priorityOf(row.one('Priority')),
    complexity: complexityOfSeconds(Number(row.one('Time Estimated', 'Time Estimate')) / 1000),
    startDate: dayOf(row, 'Start Date', dates),
    dueDate: dayOf(row, 'Due Date', dates),
    completedAt: momentOf(row.one('Date Done', 'Date Closed'), dates),
    createdAt: momentOf(row.one('Date Created'), dates),
    updatedAt: momentOf(row.one('Date Updated'), dates),
    checklist: checklistOf(json(row.one('Checklists'))),
    comments: things(json(row.one('Comments'))).map((comment) => commentOf(comment, dates)),
  })
}

/** Statuses are kept in small letters there and shown in capitals. */
const capitalised = (status: string) => {
  const text = oneLine(unlessNull(status))
  return text === text.toLowerCase() ? text.replace(/^./u, (letter) => letter.toUpperCase()) : text
}

const isCount = (text: string) => /^\d{10,14}$/.test(text)

function momentOf(written: string, dates: Dates): string | null {
  return isCount(written) ? new Date(Number(written)).toISOString() : dates.moment(written)
}

/** A day is the small hours of it where somebody chose it: only beside it stands which day that was there. */
function dayOf(row: Row, name: string, dates: Dates): string | null {
  const [written, counted] = [row.one(`${name} Text`), row.one(name)]
  const said = dates.isGuessed && isCount(counted) ? null : dates.day(written)
  return said ?? momentOf(counted, dates)?.slice(0, 10) ?? null
}

/** Null for what is none: one broken cell is no reason to leave out its task. */
function json(cell: string): unknown {
  try {
    return JSON.parse(cell || 'null')
  } catch {
    return null
  }
}

/** `{"Steps": ["Hook", "Bio"]}`, or a list of such. What was ticked is not in the file. */
function checklistOf(written: unknown) {
  const checklists = (Array.isArray(written) ? written : [written])
    .filter(isThing)
    .flatMap((each) => Object.entries(each))
  return checklists.flatMap(([name, items]) =>
    (Array.isArray(items) ? items : []).flatMap((item) => {
      const text = oneLine(textOf(isThing(item) ? item.name : item))
      return text ? [{ text: checklists.length > 1 ? `${oneLine(name)}: ${text}` : text, done: false }] : []
    }),
  )
}

const commentOf = ({ text, by, date }: Thing, dates: Dates): PlannedComment => ({
  author: textOf(by) ? personNamed(textOf(by)) : null,
  at: momentOf(textOf(date), dates),
  body: lines(textOf(text)),
})
