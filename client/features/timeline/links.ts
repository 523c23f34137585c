// Who waits for whom, as lines between bars.
import type { TaskCard } from '#contract/tasks.ts'
import { spanOf } from './spans.ts'

export interface TaskLink {
  key: string
  /** The task that has to be done first. */
  from: string
  /** The task that waits. */
  to: string
}

export interface PlacedLink extends TaskLink {
  fromRow: number
  toRow: number
}

export type Planned = Pick<TaskCard, '_id' | 'startDate' | 'dueDate' | 'dependencies' | 'completedAt'>
export type FindTask = (id: string) => Planned | undefined

/** Every line there is to draw. A task on several rows gets one to each, from the nearest row of what it waits for. */
export function placedLinks(places: ReadonlyMap<string, number[]>, task: FindTask): PlacedLink[] {
  const links: PlacedLink[] = []
  for (const [to, toRows] of places) {
    for (const from of task(to)?.dependencies ?? []) {
      const fromRows = places.get(from)
      if (!fromRows) continue
      toRows.forEach((toRow, nth) => {
        links.push({ key: `${from}>${to}:${nth}`, from, to, fromRow: nearest(fromRows, toRow), toRow })
      })
    }
  }
  return links
}

const nearest = (rows: number[], to: number) =>
  rows.reduce((best, row) => (Math.abs(row - to) < Math.abs(best - to) ? row : best))

/** Begins before what it waits for ends. Once either of them is finished there is nothing left to wait for. */
export function isInConflict(from: Planned, to: Planned): boolean {
  const span = spanOf(to)
  if (!span || !from.dueDate || from.completedAt || to.completedAt) return false
  return span.first <= from.dueDate
}

/** By the row of the one that waits, each once. */
export function conflictsIn(links: PlacedLink[], task: FindTask): PlacedLink[] {
  const seen = new Set<string>()
  return links
    .filter(({ from, to }) => {
      const pair = `${from}>${to}`
      const [one, other] = [task(from), task(to)]
      if (seen.has(pair) || !one || !other || !isInConflict(one, other)) return false
      seen.add(pair)
      return true
    })
    .sort((one, other) => one.toRow - other.toRow)
}

/** The tasks that wait for each, looked up at once for all of them. */
export function dependantsIn(tasks: Iterable<Planned>): ReadonlyMap<string, string[]> {
  const dependants = new Map<string, string[]>()
  for (const { _id, dependencies } of tasks) {
    for (const before of dependencies) {
      const known = dependants.get(before)
      if (known) known.push(_id)
      else dependants.set(before, [_id])
    }
  }
  return dependants
}
