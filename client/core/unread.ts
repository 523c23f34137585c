// How much waits for whoever is signed in: the tab's title says it, and on a phone a dot on the button of the menu.
import { useSyncExternalStore } from 'react'
import { countInTitle } from './page-title.ts'
import { sessionState } from './session-state.ts'

type Source = 'notifications' | 'chats'

const counts = new Map<Source, number>()
const listeners = new Set<() => void>()

const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)

function changed() {
  countInTitle(total())
  for (const listener of listeners) listener()
}

export function tellUnread(source: Source, count: number) {
  counts.set(source, count)
  changed()
}

export function useHasUnread(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => total() > 0,
  )
}

sessionState.onEnd(() => {
  counts.clear()
  changed()
})
