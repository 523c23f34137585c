// What happened to a task, as the end of a sentence that begins with a name: "Ada moved this from Backlog to Done".

import { dayWords, durationWords } from '#client/features/tasks/words.ts'
import type { TaskActivity } from '#contract/comments.ts'
import { complexities, priorities } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

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
    : [t`stopped the timer after `, lengthOf(payload)]

const happenings: Record<string, Sentence> = {
  'task-created': ({ restored, movedHere, form }) => {
    if (form) return [t`sent this in through the form `, strong(String(form))]
    if (restored) return [t`restored this task`]
    return [movedHere ? t`moved this task here from another project` : t`created this task`]
  },
  'task-deleted': () => [t`deleted this task`],
  'task-moved': ({ from, columnId, column }, names) =>
    from === columnId
      ? [t`moved this within `, strong(String(column))]
      : [t`moved this from `, strong(names.column(String(from)) ?? 'a column'), ' to ', strong(String(column))],
  'time-added': (payload) => ['added ', lengthOf(payload)],
  'time-updated': (payload) => [t`changed a time entry to `, lengthOf(payload)],
  'time-deleted': (payload) => [t`deleted a time entry of `, lengthOf(payload)],
  'timer-started': () => [t`started a timer`],
  'timer-stopped': stopped,
  'timer-auto-stopped': stopped,
  'timer-cancelled': () => [t`discarded a timer`],
  'code-linked': ({ kind, ref, state, count }) => {
    if (Number(count) > 1) return ['linked ', strong(`${String(count)} commits`)]
    const verb = state === 'merged' || state === 'closed' ? state : 'linked'
    return [`${verb} `, strong(kind === 'commit' ? t`commit ${String(ref)}` : t`pull request #${String(ref)}`)]
  },
}

function joined(sentences: Words[]): Words {
  const told = sentences.filter((words) => words.length > 0)
  return told.length === 0 ? [t`changed this task`] : told.flatMap((words, at) => (at === 0 ? words : [', ', ...words]))
}

function fieldWords({ field, from, to }: FieldChange, names: Names): Words {
  const value = (text: unknown) => strong(String(text))
  switch (field) {
    case 'title':
      return [t`renamed this from `, value(from), ' to ', value(to)]
    case 'description':
      return [t`changed the description`]
    case 'members':
      return difference(from, to, names.person, 'assigned ', 'unassigned ')
    case 'labels':
      return difference(from, to, names.label, t`added label `, t`removed label `)
    case 'blockers':
      return difference(from, to, names.task, t`marked this as blocked by `, t`took away the blocker `)
    case 'dependencies':
      return difference(from, to, names.task, t`made this wait for `, t`no longer lets this wait for `)
    case 'priority':
      if (to === 0) return [t`removed the priority`]
      if (from === 0) return [t`set priority to `, value(priorities[Number(to)])]
      return [t`changed priority from `, value(priorities[Number(from)]), ' to ', value(priorities[Number(to)])]
    case 'complexity':
      return [t`changed complexity from `, value(complexities[Number(from)]), ' to ', value(complexities[Number(to)])]
    case 'startDate':
      return dayChange(t`start date`, from, to)
    case 'dueDate':
      return dayChange(t`due date`, from, to)
    case 'cover':
      return [to === null ? t`removed the cover` : t`changed the cover`]
    case 'checklist':
      return checklistChange(from as Item[], to as Item[])
    case 'attachments':
      return to === null ? [t`removed the file `, value(from)] : ['attached ', value(to)]
    default:
      return [t`changed ${field}`]
  }
}

function difference(
  from: unknown,
  to: unknown,
  nameOf: (id: string) => string | undefined,
  added: string,
  removed: string,
): Words {
  const [before, after] = [(from ?? []) as string[], (to ?? []) as string[]]
  const named = (ids: string[]) => ids.map((id) => nameOf(id) ?? t`something that is gone`)
  const came = named(after.filter((id) => !before.includes(id)))
  const went = named(before.filter((id) => !after.includes(id)))
  return joinedOrNothing([came.length > 0 ? [added, listed(came)] : [], went.length > 0 ? [removed, listed(went)] : []])
}

const joinedOrNothing = (sentences: Words[]): Words =>
  sentences.some(({ length }) => length > 0) ? joined(sentences) : []

function dayChange(what: string, from: unknown, to: unknown): Words {
  const day = (value: unknown) => strong(dayWords(String(value)))
  if (!to) return [t`removed the ${what}`]
  return from ? [t`moved the ${what} from `, day(from), ' to ', day(to)] : [t`set the ${what} to `, day(to)]
}

interface Item {
  _id: string
  text: string
  done: boolean
}

/** The one thing somebody did to it, when it was one. */
function checklistChange(from: Item[], to: Item[]): Words {
  const was = new Map(from.map((item) => [item._id, item]))
  const added = to.filter(({ _id }) => !was.has(_id))
  if (added.length > 0) return [t`added to the checklist: `, listed(added.map(({ text }) => text))]
  const removed = from.filter(({ _id }) => !to.some((item) => item._id === _id))
  if (removed.length > 0) return [t`removed from the checklist: `, listed(removed.map(({ text }) => text))]
  const ticked = to.filter(({ _id, done }) => was.get(_id)?.done !== done)
  if (ticked.length > 0) return [ticked[0]!.done ? t`ticked off ` : 'reopened ', listed(ticked.map(({ text }) => text))]
  return [t`changed the checklist`]
}
