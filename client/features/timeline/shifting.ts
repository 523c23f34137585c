// What follows from moving a task: those that wait for it give way, and those that wait for them.
import { type Dates, movedBy } from '#client/features/tasks/task-dates.ts'
import { addDays, daysBetween } from '#contract/days.ts'
import type { Planned } from './links.ts'
import { spanOf } from './spans.ts'

interface Plan {
  task(id: string): Planned | undefined
  /** The tasks that wait for one. */
  dependantsOf(id: string): readonly string[]
}

/**
 * Where the dependants of a task go when it gets these days. Each moves just as far as it must to begin the day after all it
 * waits for, and keeps its length, so that free days in between are used up first. A finished task is history and stays.
 */
export function shiftedDependants(plan: Plan, taskId: string, dates: Dates): Map<string, Dates> {
  const shifted = new Map<string, Dates>()
  const moved = plan.task(taskId)
  if (!moved || moved.completedAt || !endsLater(moved, dates)) return shifted
  const datesOf = (task: Planned): Dates => (task._id === taskId ? dates : (shifted.get(task._id) ?? task))
  for (const id of inOrderOfWork(plan, taskId).slice(1)) {
    const task = plan.task(id)!
    const span = spanOf(task)
    if (!span || task.completedAt) continue
    const latest = task.dependencies
      .filter((before) => before === taskId || shifted.has(before))
      .map((before) => datesOf(plan.task(before)!).dueDate)
      .reduce<string>((known, due) => (due && due > known ? due : known), '')
    if (latest >= span.first) shifted.set(id, movedBy(task, daysBetween(span.first, addDays(latest, 1))))
  }
  return shifted
}

/** Nobody has to give way to what ends no later than before, even where days were in conflict already. */
const endsLater = (before: Dates, after: Dates) =>
  after.dueDate !== null && (before.dueDate === null || after.dueDate > before.dueDate)

/** A task and all that wait for it, each after all it waits for. In a circle, which old data may hold, one link is passed over. */
function inOrderOfWork({ task, dependantsOf }: Plan, taskId: string): string[] {
  const order: string[] = []
  const seen = new Set<string>([taskId])
  const stack: { id: string; rest: string[] }[] = [{ id: taskId, rest: [...dependantsOf(taskId)] }]
  // By hand rather than by recursion: a chain may be as long as the project.
  while (stack.length > 0) {
    const top = stack.at(-1)!
    const next = top.rest.pop()
    if (next === undefined) {
      order.push(top.id)
      stack.pop()
    } else if (!seen.has(next) && task(next)) {
      seen.add(next)
      stack.push({ id: next, rest: [...dependantsOf(next)] })
    }
  }
  return order.reverse()
}
