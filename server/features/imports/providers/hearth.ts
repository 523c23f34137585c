// Our own JSON export: what went out comes in again as it was.
import { palette } from '#contract/colors.ts'
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  type ImportPlan,
  labelsSeen,
  type PersonRef,
  type PlannedTask,
  planned,
  withLinesIfAny,
} from '#server/features/imports/plan.ts'
import { datesLike } from '#server/features/imports/reading/dates.ts'
import { isThing, parseJson, type Thing, things } from '#server/features/imports/reading/json.ts'
import { oneLine, textOf } from '#server/features/imports/reading/text.ts'

const dates = datesLike([])

export function readHearth(text: string): ImportPlan {
  const file = parseJson(text)
  if (!isThing(file) || typeof file.hearth !== 'number' || !Array.isArray(file.tasks))
    throw new BrokenFile(t`This is not a JSON export of Hearth.`)
  if (file.hearth > 1) throw new BrokenFile(t`This file is from a newer Hearth than this one.`)
  const people = new Map(things(file.people).map((person) => [textOf(person._id), personOf(person)]))
  const tasks = things(file.tasks).map((task, at) => taskOf(task, at + 1, people))
  const titles = new Set(things(file.columns).map(({ title }) => textOf(title)))
  const others = [...new Set(tasks.flatMap(({ column }) => column ?? []))].filter((title) => !titles.has(title))
  return {
    columns: [
      ...things(file.columns).map((column) => ({
        title: textOf(column.title),
        kind: 'new' as const,
        type: textOf(column.type),
        color: colorOf(column.color),
        limit: typeof column.limit === 'number' ? column.limit : null,
      })),
      ...others.map((title) => ({ title, kind: 'new' as const })),
    ],
    labels: labelsSeen(
      tasks,
      things(file.labels).map(({ name, color }) => ({ name: textOf(name), color: colorOf(color) })),
    ),
    tasks,
    unmapped: [],
    skipped: [],
    notes: [],
    table: null,
  }
}

const personOf = ({ name, email, username }: Thing): PersonRef => ({
  name: oneLine(textOf(name)),
  email: textOf(email) || null,
  username: textOf(username) || null,
})

const colorOf = (color: unknown) => {
  const text = textOf(color).toLowerCase()
  return (palette as readonly string[]).includes(text) || /^#[0-9a-f]{6}$/.test(text) ? text : 'gray'
}

const ids = (value: unknown) => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : [])
const level = (value: unknown) => (typeof value === 'number' ? Math.min(4, Math.max(0, Math.round(value))) : 0)

function taskOf(task: Thing, row: number, people: Map<string, PersonRef>): PlannedTask {
  const known = (id: unknown) => people.get(textOf(id)) ?? null
  const files = things(task.attachments).map(({ name }) => oneLine(textOf(name)))
  return planned({
    row,
    externalId: textOf(task._id) || textOf(task.taskId) || `task ${row}`,
    title: textOf(task.title),
    description: withLinesIfAny(textOf(task.description), files.length ? [`Files: ${files.join(', ')}`] : []),
    column: textOf(task.column) || null,
    labels: ids(task.labelNames),
    people: ids(task.members).flatMap((id) => known(id) ?? []),
    priority: level(task.priority),
    complexity: level(task.complexity),
    startDate: dates.day(textOf(task.startDate)),
    dueDate: dates.day(textOf(task.dueDate)),
    completedAt: dates.moment(textOf(task.completedAt)),
    createdAt: dates.moment(textOf(task.createdAt)),
    updatedAt: dates.moment(textOf(task.updatedAt)),
    checklist: things(task.checklist).map((item) => ({ text: textOf(item.text), done: item.done === true })),
    comments: things(task.comments).map((comment) => ({
      author: known(comment.author) ?? onlyNamed(comment.authorName),
      at: dates.moment(textOf(comment.createdAt)),
      body: textOf(comment.body),
    })),
    time: things(task.timeEntries).flatMap((entry) => {
      const [person, startTime] = [known(entry.user), dates.moment(textOf(entry.startTime))]
      if (!person || !startTime || typeof entry.duration !== 'number') return []
      return [{ person, startTime, duration: entry.duration, description: textOf(entry.description) }]
    }),
    blockers: ids(task.blockers),
    dependencies: ids(task.dependencies),
    cover: (palette as readonly string[]).includes(textOf(task.cover)) ? textOf(task.cover) : null,
  })
}

const onlyNamed = (name: unknown): PersonRef | null =>
  textOf(name) ? { name: oneLine(textOf(name)), email: null, username: null } : null
