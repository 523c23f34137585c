import { useSyncExternalStore } from 'react'
import type { View } from './view.ts'

/** How many of the tasks have each. Follows the board while it is looked at. */
export function useCountsOf(store: View['store'], ids: readonly string[], field: 'members' | 'labels') {
  useSyncExternalStore(
    (listener) =>
      store.subscribeAll(
        ids.map((id) => `task:${id}` as const),
        listener,
      ),
    () => ids.map((id) => store.task(id)?.[field].join(' ')).join(),
  )
  const counts = new Map<string, number>()
  for (const id of ids)
    for (const value of store.task(id)?.[field] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
