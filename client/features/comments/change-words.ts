// What happened to a task, as the end of a sentence that begins with a name: "Ada moved this from Backlog to Done".

import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { dayWords, durationWords } from '#client/features/tasks/words.ts'
import type { TaskActivity } from '#contract/comments.ts'
import { many, phrase, t } from '#contract/texts.ts'

type Change = Extract<TaskActivity, { kind: 'change' }>
type FieldChange = Change['changes'][number]

/** What ids stand for; undefined when it is gone. */
export interface Names {
  person(id: string): string | undefined
  label(id: string): string | undefined
  column(id: string): string | undefined
  task(id: string): string | undefined
}

/** A part in `strong` is a name or a value. */
export type Words = (string | { strong: string })[]

const strong = (text: string) => ({ strong: text })
const listed = (names: string[]) => strong(names.join(', '))

export function changeWords(
  { type, payload, changes }: Pick<Change, 'type' | 'payload' | 'changes'>,
  names: Names,
): Words {
  if (type === 'task-updated') return joined(changes.map((change) => fieldWords(change, names)))
  return (happenings[type] ?? unknown(type))(payload, names)
}

type Sentence = (payload: Record<string, unknown>, names: Names) => Words

const unknown =
  (type: string): Sentence =>
  () => [type.replaceAll('-', ' ')]

const lengthOf = ({ timeEntry }: Record<string, unknown>) => {
  const { duration } = (timeEntry ?? {}) as { duration?: number | null }
  return strong(durationWords(duration ?? 0))
}

const stopped: Sentence = (payload) =>
  payload.kept === false
    ? [t`stopped a timer that ran less than a minute`]
    : phrase`stopped the timer after ${lengthOf(payload)}`

const happenings: Record<string, Sentence> = {
  'task-created': ({ restored, movedHere, form }) => {
    if (form) return phrase`sent this in through the form ${strong(String(form))}`
    if (restored) return [t`restored this task`]
    return [movedHere ? t`moved this task here from another project` : t`created this task`]
  },
  'task-imported': () => [t`imported this task`],
  'task-deleted': () => [t`deleted this task`],
  'task-moved': ({ from, columnId, column }, names) => {
    const [was, now] = [strong(names.column(String(from)) ?? t`a column`), strong(String(column))]
    return from === columnId ? phrase`moved this within ${now}` : phrase`moved this from ${was} to ${now}`
  },
  'time-added': (payload) => phrase`added ${lengthOf(payload)}`,
  'time-updated': (payload) => phrase`changed a time entry to ${lengthOf(payload)}`,
  'time-deleted': (payload) => phrase`deleted a time entry of ${lengthOf(payload)}`,
  'timer-started': () => [t`started a timer`],
  'timer-stopped': stopped,
  'timer-auto-stopped': stopped,
  'timer-cancelled': () => [t`discarded a timer`],
  'public-link-made': () => [t`made a public link to this task`],
  'public-link-deleted': () => [t`ended the public link to this task`],
  'code-linked': ({ kind, ref, state, count }) => {
    if (Number(count) > 1) return phrase`linked ${strong(many(Number(count), { one: '# commit', other: '# commits' }))}`
    const code = strong(kind === 'commit' ? t`commit ${String(ref)}` : t`pull request #${String(ref)}`)
    if (state === 'merged') return phrase`merged ${code}`
    return state === 'closed' ? phrase`closed ${code}` : phrase`linked ${code}`
  },
}

function joined(sentences: Words[]): Words {
  const told = sentences.filter((words) => words.length > 0)
  return told.length === 0 ? [t`changed this task`] : told.flatMap((words, at) => (at === 0 ? words : [', ', ...words]))
}

function fieldWords({ field, from, to }: FieldChange, names: Names): Words {
  const value = (text: unknown) => strong(String(text))
  const place = (id: unknown) => strong(names.column(String(id)) ?? t`a column`)
  const day = (text: unknown) => strong(dayWords(String(text)))
  switch (field) {
    case 'title':
      return phrase`renamed this from ${value(from)} to ${value(to)}`
    case 'columnId': {
      const [was, now] = [place(from), place(to)]
      if (from === to) return phrase`moved this within ${now}`
      return from ? phrase`moved this from ${was} to ${now}` : phrase`moved this to ${now}`
    }
    case 'description':
      return [t`changed the description`]
    case 'members':
      return difference(from, to, names.person, {
        came: (people) => phrase`assigned ${people}`,
        went: (people) => phrase`unassigned ${people}`,
      })
    case 'labels':
      return difference(from, to, names.label, {
        came: (labels) => phrase`added label ${labels}`,
        went: (labels) => phrase`removed label ${labels}`,
      })
    case 'blockers':
      return difference(from, to, names.task, {
        came: (tasks) => phrase`marked this as blocked by ${tasks}`,
        went: (tasks) => phrase`took away the blocker ${tasks}`,
      })
    case 'dependencies':
      return difference(from, to, names.task, {
        came: (tasks) => phrase`made this wait for ${tasks}`,
        went: (tasks) => phrase`no longer lets this wait for ${tasks}`,
      })
    case 'priority': {
      if (to === 0) return [t`removed the priority`]
      const [before, after] = [value(priorityWords[Number(from)]), value(priorityWords[Number(to)])]
      return from === 0 ? phrase`set priority to ${after}` : phrase`changed priority from ${before} to ${after}`
    }
    case 'complexity': {
      const [before, after] = [value(complexityWords[Number(from)]), value(complexityWords[Number(to)])]
      return phrase`changed complexity from ${before} to ${after}`
    }
    case 'startDate':
      if (!to) return [t`removed the start date`]
      return from
        ? phrase`moved the start date from ${day(from)} to ${day(to)}`
        : phrase`set the start date to ${day(to)}`
    case 'dueDate':
      if (!to) return [t`removed the due date`]
      return from ? phrase`moved the due date from ${day(from)} to ${day(to)}` : phrase`set the due date to ${day(to)}`
    case 'cover':
      return [to === null ? t`removed the cover` : t`changed the cover`]
    case 'checklist':
      return checklistChange(from as Item[], to as Item[])
    case 'attachments':
      return to === null ? phrase`removed the file ${value(from)}` : phrase`attached ${value(to)}`
    default:
      return [t`changed ${field}`]
  }
}

type Strong = ReturnType<typeof strong>

function difference(
  from: unknown,
  to: unknown,
  nameOf: (id: string) => string | undefined,
  say: Record<'came' | 'went', (names: Strong) => Words>,
): Words {
  const [before, after] = [(from ?? []) as string[], (to ?? []) as string[]]
  const named = (ids: string[]) => ids.map((id) => nameOf(id) ?? t`something that is gone`)
  const came = named(after.filter((id) => !before.includes(id)))
  const went = named(before.filter((id) => !after.includes(id)))
  return joinedOrNothing([came.length > 0 ? say.came(listed(came)) : [], went.length > 0 ? say.went(listed(went)) : []])
}

const joinedOrNothing = (sentences: Words[]): Words =>
  sentences.some(({ length }) => length > 0) ? joined(sentences) : []

interface Item {
  _id: string
  text: string
  done: boolean
}

const texts = (items: Item[]) => listed(items.map(({ text }) => text))

/** The one thing somebody did to it, when it was one. */
function checklistChange(from: Item[], to: Item[]): Words {
  const was = new Map(from.map((item) => [item._id, item]))
  const added = to.filter(({ _id }) => !was.has(_id))
  if (added.length > 0) return phrase`added to the checklist: ${texts(added)}`
  const removed = from.filter(({ _id }) => !to.some((item) => item._id === _id))
  if (removed.length > 0) return phrase`removed from the checklist: ${texts(removed)}`
  const ticked = to.filter(({ _id, done }) => was.get(_id)?.done !== done)
  if (ticked.length === 0) return [t`changed the checklist`]
  return ticked[0]!.done ? phrase`ticked off ${texts(ticked)}` : phrase`reopened ${texts(ticked)}`
}
