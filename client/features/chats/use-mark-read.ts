import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '#client/core/session.ts'
import { isUnreadBy } from './chat-list.ts'
import { markRead } from './data.ts'
import { useOpenChat } from './open-chat.ts'
import type { Stretch } from './stretch.ts'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** What was on the screen of somebody who looks at it was read. */
export function useMarkRead({ messages }: Stretch, isShown: boolean) {
  const cache = useQueryClient()
  const me = useMe()
  const { workspace, chat } = useOpenChat()
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const newest = messages.at(-1)?._id
  const isUnread = isUnreadBy(chat, me._id, messages)
  const mayTell = workspace.status === 'active'

  useEffect(() => {
    if (newest && isShown && isVisible && isUnread && mayTell) void markRead(cache, workspace._id, chat._id, newest)
  }, [cache, workspace._id, chat._id, newest, isShown, isVisible, isUnread, mayTell])
}
