// The order of the list view. Clicking a head sorts by it, again turns it round, a third time goes back to the board's own order.
import { inNameOrder } from '#client/core/name-order.ts'
import type { BoardSearch, SortKey } from '#client/features/tasks/board-search.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskCard } from '#contract/tasks.ts'

export interface Sorting {
  key: SortKey
  isDescending: boolean
}

/** Tasks name their labels and people by id. */
type Names = Pick<OpenBoard, 'labels' | 'people'>

export const sortingOf = (order: BoardSearch['order']): Sorting | null =>
  order ? { key: order.replace(/^-/, '') as SortKey, isDescending: order.startsWith('-') } : null

export const orderOf = (sorting: Sorting | null): BoardSearch['order'] =>
  sorting ? `${sorting.isDescending ? '-' : ''}${sorting.key}` : undefined

/** What is not set comes last, whichever way it is sorted. */
function compared(one: TaskCard, other: TaskCard, { key, isDescending }: Sorting, names: Names): number {
  const [a, b] = [sortValue(one, key, names), sortValue(other, key, names)]
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : inNameOrder(String(a), String(b))
  return isDescending ? -order : order
}

function sortValue(task: TaskCard, key: SortKey, { labels, people }: Names): string | number | null {
  if (key === 'priority') return task.priority === 0 ? null : task.priority
  if (key === 'labels') return firstName(task.labels, labels)
  if (key === 'members') return firstName(task.members, people)
  return task[key]
}

/** Of several the one that stands first in its cell. */
function firstName(ids: readonly string[], known: ReadonlyMap<string, { name: string }>): string | null {
  for (const id of ids) {
    const found = known.get(id)
    if (found) return found.name
  }
  return null
}

export function sorted(
  ids: readonly string[],
  taskOf: (id: string) => TaskCard | undefined,
  by: Sorting | null,
  names: Names,
): readonly string[] {
  if (!by) return ids
  return ids.toSorted((one, other) => {
    const [a, b] = [taskOf(one), taskOf(other)]
    return a && b ? compared(a, b, by, names) : 0
  })
}

export function nextSorting(now: Sorting | null, key: SortKey): Sorting | null {
  if (now?.key !== key) return { key, isDescending: false }
  return now.isDescending ? null : { key, isDescending: true }
}
