// What a submission becomes on the board. Every answer finds its place: what is not a field of the task stands in its description.
import { answerWords, type Value } from '#contract/form-answers.ts'
import type { FormField } from '#contract/forms.ts'
import { priorities } from '#contract/task-levels.ts'
import { MAX_TITLE } from '#contract/tasks.ts'

interface Label {
  _id: string
  name: string
}

interface TaskOfAnswers {
  title: string
  description: string
  priority: number
  due_date: string | null
  labels: string[]
}

export function taskOfAnswers(
  form: { title: string },
  asked: readonly FormField[],
  known: ReadonlyMap<string, Value>,
  labels: readonly Label[],
): TaskOfAnswers {
  const task: TaskOfAnswers = { title: '', description: '', priority: 0, due_date: null, labels: [] }
  const told: string[] = []
  const listed: string[] = []
  for (const field of asked) {
    const value = known.get(field.id)
    if (value === undefined) continue
    const words = answerWords({ type: field.type, value })
    if (field.mapsTo === 'description') told.push(words)
    else if (!take(task, field, value, labels)) listed.push(listing(field.label, words))
  }
  task.title ||= titleOf(form, asked, known)
  task.description = [...told, ...listed].join('\n\n')
  return task
}

/** Whether the task now says all of it. The first answer wins; another one for the same field is listed. */
function take(task: TaskOfAnswers, { mapsTo, type }: FormField, value: Value, labels: readonly Label[]): boolean {
  switch (mapsTo) {
    case 'title': {
      if (task.title) return false
      const text = String(value)
      task.title = asTitle(text)
      return task.title === text
    }
    case 'priority': {
      const priority = type === 'priority' ? Number(value) : priorityNamed(String(value))
      if (task.priority !== 0 || priority < 0) return false
      task.priority = priority
      return true
    }
    case 'dueDate':
      if (task.due_date) return false
      task.due_date = String(value)
      return true
    case 'labels': {
      const names = [value].flat().map(String)
      const meant = names.map((name) => labelNamed(labels, name))
      task.labels = [...new Set([...task.labels, ...meant.flatMap((label) => label?._id ?? [])])]
      return meant.every(Boolean)
    }
    default:
      return false
  }
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const labelNamed = (labels: readonly Label[], name: string) =>
  labels.find((label) => label._id === name || same(label.name, name))
const priorityNamed = (name: string) => priorities.findIndex((word) => same(word, name))

/** A title is one line. */
function asTitle(text: string) {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  if (line.length <= MAX_TITLE) return line
  const beginning = line.slice(0, MAX_TITLE - 1).toWellFormed()
  return `${beginning.trimEnd()}…`
}

/** Where no question is for the title: the first thing written, or the form's name. */
function titleOf(form: { title: string }, asked: readonly FormField[], known: ReadonlyMap<string, Value>) {
  const first = asked.find(({ id, type }) => type === 'short_text' && known.has(id))
  return asTitle(first ? String(known.get(first.id)) : form.title)
}

/** A text of several lines is quoted as a whole: nobody adds lines that look like other answers. */
function listing(label: string, written: string): string {
  // All of these begin a new line in Markdown or on the screen.
  const words = written.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  // A question that ends with its own sign needs no second one.
  const asked = /[?!:.…]$/.test(label) ? `**${label}**` : `**${label}**:`
  if (!words.includes('\n')) return `${asked} ${words}`
  return `${asked}\n\n${words.replace(/^/gm, '> ')}`
}
