// The order of the list view. Clicking a head sorts by it, again turns it round, a third time goes back to the board's own order.
import type { TaskCard } from '#contract/tasks.ts'
import { LOCALE } from '#contract/texts.ts'

export type SortKey = 'taskId' | 'title' | 'priority' | 'dueDate' | 'complexity' | 'totalTime'

export interface Sorting {
  key: SortKey
  isDescending: boolean
}

const collator = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' })

/** What is not set comes last, whichever way it is sorted. */
function compared(one: TaskCard, other: TaskCard, { key, isDescending }: Sorting): number {
  const [a, b] = [sortValue(one, key), sortValue(other, key)]
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return isDescending ? -order : order
}

function sortValue(task: TaskCard, key: SortKey): string | number | null {
  if (key === 'priority') return task.priority === 0 ? null : task.priority
  return task[key]
}

export function sorted(
  ids: readonly string[],
  taskOf: (id: string) => TaskCard | undefined,
  by: Sorting | null,
): readonly string[] {
  if (!by) return ids
  return ids.toSorted((one, other) => {
    const [a, b] = [taskOf(one), taskOf(other)]
    return a && b ? compared(a, b, by) : 0
  })
}

export function nextSorting(now: Sorting | null, key: SortKey): Sorting | null {
  if (now?.key !== key) return { key, isDescending: false }
  return now.isDescending ? null : { key, isDescending: true }
}
