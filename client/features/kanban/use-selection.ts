import { useCallback, useSyncExternalStore } from 'react'
import type { Selection } from './selection.ts'

export function useIsSelected(selection: Selection, id: string): boolean {
  const subscribe = useCallback((listener: () => void) => selection.subscribe(id, listener), [selection, id])
  return useSyncExternalStore(subscribe, () => selection.has(id))
}

export function useSelectedIds(selection: Selection): ReadonlySet<string> {
  const subscribe = useCallback((listener: () => void) => selection.subscribe('all', listener), [selection])
  return useSyncExternalStore(subscribe, () => selection.ids)
}

/** The card the keyboard is on, if it is one of these. */
export function useFocusedAmong(selection: Selection, ids: readonly string[]): string | null {
  const subscribe = useCallback((listener: () => void) => selection.subscribe('all', listener), [selection])
  return useSyncExternalStore(subscribe, () => {
    const { focused } = selection
    return focused !== null && ids.includes(focused) ? focused : null
  })
}
