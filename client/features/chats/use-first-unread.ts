import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { unreadOf } from './chat-list.ts'
import { useOpenChat } from './open-chat.ts'
import { firstUnreadIn } from './rows.ts'
import type { Stretch } from './stretch.ts'

/** Where the new messages begin, as it was when the chat was opened: reading them does not move the line. */
export function useFirstUnread({ messages }: Stretch): string | null {
  const me = useMe()
  const { chat } = useOpenChat()
  const [first] = useState(() => {
    if (unreadOf(chat, me._id) === 0) return null
    const mine = chat.participants.find(({ user }) => user._id === me._id)
    return firstUnreadIn(messages, mine?.lastReadMessage ?? null, me._id)
  })
  return first
}
