// The agenda as one list: what is late first, then day after day. A task stands once, on the day it is due.
import { type PlannedTask, spanOf } from './planned-task.ts'

export type AgendaEntry =
  | { kind: 'head'; key: string; day: string | null; count: number }
  | { kind: 'task'; key: string; day: string | null; task: PlannedTask }
  | { kind: 'composer'; key: string; day: string }

const rank = ({ completedAt, priority }: PlannedTask) => (completedAt ? 10 : priority || 5)
const byUrgency = (one: PlannedTask, other: PlannedTask) => rank(one) - rank(other) || one._id.localeCompare(other._id)

interface Asked {
  /** Where it begins. */
  from: string
  today: string
  /** A new task is typed here. */
  composing: string | null
}

export function agendaEntries(tasks: readonly PlannedTask[], { from, today, composing }: Asked): AgendaEntry[] {
  const days = new Map<string, PlannedTask[]>()
  const late: PlannedTask[] = []
  // Whoever looks at another time asks for that, not for what is late now.
  const tellsLate = from === today
  for (const task of tasks) {
    const due = spanOf(task)?.to
    if (due === undefined) continue
    if (tellsLate && due < today && !task.completedAt) late.push(task)
    if (due < from) continue
    const others = days.get(due)
    if (others) others.push(task)
    else days.set(due, [task])
  }
  // Today is there even when it is free, and so is the day something is being added to.
  for (const day of [tellsLate ? today : null, composing]) if (day && !days.has(day)) days.set(day, [])

  const isOlder = (one: PlannedTask, other: PlannedTask) => spanOf(one)!.to.localeCompare(spanOf(other)!.to)
  const entries: AgendaEntry[] = []
  if (late.length > 0) {
    entries.push({ kind: 'head', key: 'late', day: null, count: late.length })
    for (const task of late.sort((one, other) => isOlder(one, other) || byUrgency(one, other)))
      entries.push({ kind: 'task', key: task._id, day: null, task })
  }
  for (const day of [...days.keys()].sort()) {
    const due = days.get(day)!.sort(byUrgency)
    entries.push({ kind: 'head', key: day, day, count: due.length })
    if (day === composing) entries.push({ kind: 'composer', key: `new ${day}`, day })
    for (const task of due) entries.push({ kind: 'task', key: task._id, day, task })
  }
  return entries
}
