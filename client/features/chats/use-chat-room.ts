import { useEffect, useEffectEvent } from 'react'
import { ask, useLive, useLiveState } from '#client/core/live.ts'

/** In the room of a chat while it is open: there one hears who types. Refused or cut off, nothing is missing but that. */
export function useChatRoom(chatId: string) {
  const { status } = useLiveState()
  const enter = useEffectEvent(() => void ask('join-chat', { chatId }).catch(() => {}))

  // Whoever's rights in the workspace change is taken out of all its rooms, this one too.
  useLive('access-changed', () => enter())

  useEffect(() => {
    if (status !== 'connected') return
    enter()
    return () => void ask('leave-chat', { chatId }).catch(() => {})
  }, [chatId, status])
}
