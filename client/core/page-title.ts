// What the browser tab says: the page, and in front of it how much waits unread for whoever is signed in.
import { useSyncExternalStore } from 'react'
import { sessionState } from './session-state.ts'

const NAME = 'Hearth'

let title = NAME
const unread = { notifications: 0, chats: 0 }
const listeners = new Set<() => void>()

const total = () => unread.notifications + unread.chats

/** Of the page alone. */
export const pageTitle = () => title

export function setPageTitle(page: string) {
  title = page ? `${page} · ${NAME}` : NAME
  show()
}

export function tellUnread(of: keyof typeof unread, count: number) {
  unread[of] = count
  show()
}

function show() {
  document.title = total() > 0 ? `(${total()}) ${title}` : title
  for (const listener of listeners) listener()
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
  unread.notifications = 0
  unread.chats = 0
  show()
})
