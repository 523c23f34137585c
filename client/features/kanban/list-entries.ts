// The list view as one row of rows: the head of each group, its tasks, and the field for a new one.
import type { Grouping } from '#client/features/tasks/board-search.ts'

export interface ListGroup {
  /** A column's id, or a lane's key. */
  key: string
  title: string
  /** What rows are grouped by; null is by column. */
  by: Grouping | null
  ids: readonly string[]
}

export type Entry =
  | { kind: 'head'; key: string; group: ListGroup }
  | { kind: 'task'; key: string; id: string; group: ListGroup }
  | { kind: 'composer'; key: string; group: ListGroup }

/** Where something lands that is dropped above an entry: after the one before it, in the same group. */
export function landingAbove(entries: Entry[], at: number): { group: ListGroup; index: number } | null {
  const above = entries[at - 1]
  if (!above) return null
  const { group } = above
  if (above.kind === 'task') return { group, index: group.ids.indexOf(above.id) + 1 }
  // Under its head a group begins. One that is closed takes it in at its end, as does the field for a new task.
  const isOpen = above.kind === 'head' && (group.ids.length === 0 || entries[at]?.group === group)
  return { group, index: isOpen ? 0 : group.ids.length }
}

export function entriesOf(groups: ListGroup[], closed: ReadonlySet<string>, adding: string | null): Entry[] {
  return groups.flatMap((group): Entry[] => {
    const head: Entry = { kind: 'head', key: `head:${group.key}`, group }
    if (closed.has(group.key)) return [head]
    const rows = group.ids.map((id): Entry => ({ kind: 'task', key: `${group.key}:${id}`, id, group }))
    return adding === group.key
      ? [head, ...rows, { kind: 'composer', key: `add:${group.key}`, group }]
      : [head, ...rows]
  })
}
