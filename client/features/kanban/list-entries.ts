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
