// What the browser tab says: the page, and in front of it how much waits unread for whoever is signed in.
import { useSyncExternalStore } from 'react'
import { sessionState } from './session-state.ts'

const NAME = 'Hearth'

let title = NAME
const unread = { notifications: 0, chats: 0 }
const listeners = new Set<() => void>()

const total = () => unread.notifications + unread.chats

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

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHasUnread = (): boolean => useSyncExternalStore(listen, () => total() > 0)

/** Of the page alone. */
export const pageTitle = () => title

export const useTitle = (): string => useSyncExternalStore(listen, pageTitle)

sessionState.onEnd(() => {
  unread.notifications = 0
  unread.chats = 0
  show()
})
