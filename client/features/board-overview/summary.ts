// A board in figures, worked out from what is loaded anyway.
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { percentDone } from '#client/features/tasks/percent-done.ts'
import type { Column } from '#contract/columns.ts'
import { bucketOf } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'

export interface Summary {
  total: number
  open: number
  done: number
  /** Of what is not canceled, in whole percent. */
  progress: number
  trackedSeconds: number
  columns: { column: Column; count: number }[]
  /** Open ones, the earliest first. */
  overdue: TaskCard[]
  dueSoon: TaskCard[]
  openByMember: ReadonlyMap<string, number>
  openByLabel: ReadonlyMap<string, number>
}

interface Facts {
  today: string
  /** Column types in which tasks count as finished. */
  finishing: ReadonlySet<string>
}

export function summaryOf(
  store: Pick<BoardStore, 'order' | 'column' | 'list' | 'task'>,
  { today, finishing }: Facts,
): Summary {
  const columns = store.order.map((id) => ({
    column: store.column(id)!,
    tasks: store.list(id).map((taskId) => store.task(taskId)!),
  }))
  const tasksIn = (wanted: (type: string) => boolean) =>
    columns.filter(({ column }) => wanted(column.type)).flatMap(({ tasks }) => tasks)
  const all = tasksIn(() => true)
  const canceled = tasksIn((type) => type === 'canceled')
  const open = tasksIn((type) => !finishing.has(type))
  const done = all.length - open.length - canceled.length
  const wanted = all.length - canceled.length
  const dueIn = (...buckets: string[]) =>
    open.filter(({ dueDate }) => buckets.includes(bucketOf(dueDate, { today }))).toSorted(byDueDate)

  return {
    total: all.length,
    open: open.length,
    done,
    progress: percentDone(done, wanted),
    trackedSeconds: all.reduce((sum, { totalTime }) => sum + totalTime, 0),
    columns: columns.map(({ column, tasks }) => ({ column, count: tasks.length })),
    overdue: dueIn('overdue'),
    dueSoon: dueIn('today', 'tomorrow', 'week'),
    openByMember: countBy(open.flatMap(({ members }) => members)),
    openByLabel: countBy(open.flatMap(({ labels }) => labels)),
  }
}

const byDueDate = (one: TaskCard, other: TaskCard) => (one.dueDate ?? '').localeCompare(other.dueDate ?? '')

function countBy(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
