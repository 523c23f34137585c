import type { Matcher } from '#contract/task-filters.ts'
import type { BoardStore } from './board-store.ts'

interface Kept {
  store: BoardStore
  version: number
  ids: readonly string[]
}

const kept = new WeakMap<Matcher, Map<string, Kept>>()

/** The tasks of a column that a filter leaves. Worked out once for the column, its count and a drop on it. */
export function matchingIds(store: BoardStore, columnId: string, matches: Matcher | null): readonly string[] {
  if (!matches) return store.list(columnId)
  const byColumn = kept.get(matches) ?? new Map<string, Kept>()
  kept.set(matches, byColumn)
  const version = store.contentsVersion(columnId)
  const known = byColumn.get(columnId)
  if (known?.store === store && known.version === version) return known.ids
  const ids = store.list(columnId).filter((id) => matches(store.task(id)!))
  byColumn.set(columnId, { store, version, ids })
  return ids
}
