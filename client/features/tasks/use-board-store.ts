// Components follow exactly what they show: one card, one column, one order.
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Matcher } from '#contract/task-filters.ts'
import type { BoardStore } from './board-store.ts'
import { matchingIds } from './matching-ids.ts'

type Key = Parameters<BoardStore['subscribe']>[0]

function useFollowed<T>(store: BoardStore, key: Key, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key])
  return useSyncExternalStore(subscribe, read)
}

export const useTask = (store: BoardStore, id: string) => useFollowed(store, `task:${id}`, () => store.task(id))
export const useIsRecent = (store: BoardStore, id: string) => useFollowed(store, `task:${id}`, () => store.isRecent(id))
export const useColumn = (store: BoardStore, id: string) => useFollowed(store, `column:${id}`, () => store.column(id))
export const useColumnOrder = (store: BoardStore) => useFollowed(store, 'order', () => store.order)
export const useTaskCount = (store: BoardStore) => useFollowed(store, 'count', () => store.size)

/** Without a filter it follows the order alone; with one also what the tasks say. The same list as long as it is equal. */
export function useTaskIds(store: BoardStore, columnId: string, matches: Matcher | null): readonly string[] {
  const state = useFollowed<unknown>(store, matches ? `contents:${columnId}` : `list:${columnId}`, () =>
    matches ? store.contentsVersion(columnId) : store.list(columnId),
  )
  const known = useRef<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what says that the list is another one.
  return useMemo(() => {
    const ids = matchingIds(store, columnId, matches)
    const isSame = ids.length === known.current.length && ids.every((id, at) => id === known.current[at])
    if (!isSame) known.current = ids
    return known.current
  }, [store, columnId, matches, state])
}
