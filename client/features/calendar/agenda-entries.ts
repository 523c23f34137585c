// The agenda as one list: what is late first, then day after day. A task stands once, on the day it is due.
import { byUrgency, type PlannedTask, spanOf } from './planned-task.ts'

export type AgendaEntry =
  | { kind: 'head'; key: string; day: string | null; count: number }
  | { kind: 'task'; key: string; day: string | null; task: PlannedTask }
  | { kind: 'composer'; key: string; day: string }

interface Asked {
  /** Where it begins. */
  from: string
  today: string
  /** A new task is typed here. */
  composing: string | null
}

export function agendaEntries(tasks: readonly PlannedTask[], asked: Asked): AgendaEntry[] {
  const { from, today, composing } = asked
  const late = lateTasks(tasks, asked)
  const days = byDueDay(tasks.filter((task) => (dueDay(task) ?? '') >= from))
  // Today is there even when it is free, and so is the day something is being added to.
  for (const day of [from === today ? today : null, composing]) if (day && !days.has(day)) days.set(day, [])
  return [
    ...(late.length > 0 ? part('late', null, late) : []),
    ...[...days.keys()].sort().flatMap((day) => part(day, day, days.get(day)!.sort(byUrgency), day === composing)),
  ]
}

const dueDay = (task: PlannedTask) => spanOf(task)?.to

/** Whether the agenda tells of a task whose days lie before it. Whoever looks at another time asks for that, not for what is late now. */
export const isToldAsLate = (task: PlannedTask, { from, today }: Pick<Asked, 'from' | 'today'>) =>
  from === today && !task.completedAt && (dueDay(task) ?? today) < today

const lateTasks = (tasks: readonly PlannedTask[], asked: Asked) =>
  tasks
    .filter((task) => isToldAsLate(task, asked))
    .sort((one, other) => dueDay(one)!.localeCompare(dueDay(other)!) || byUrgency(one, other))

function byDueDay(tasks: PlannedTask[]): Map<string, PlannedTask[]> {
  const days = new Map<string, PlannedTask[]>()
  for (const task of tasks) {
    const day = dueDay(task)!
    const others = days.get(day)
    if (others) others.push(task)
    else days.set(day, [task])
  }
  return days
}

/** A heading and the tasks below it. */
const part = (key: string, day: string | null, tasks: PlannedTask[], isComposing = false): AgendaEntry[] => [
  { kind: 'head', key, day, count: tasks.length },
  ...(day && isComposing ? [{ kind: 'composer' as const, key: `new ${day}`, day }] : []),
  ...tasks.map((task) => ({ kind: 'task' as const, key: task._id, day, task })),
]
