import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { UnreadCount } from '#client/ui/UnreadCount.tsx'
import { totalUnread } from './chat-list.ts'
import { chatsQuery } from './data.ts'

/** In the sidebar: how much waits for me in all chats. */
export function UnreadBadge({ workspaceId }: { workspaceId: string }) {
  const me = useMe()
  const { data: chats = [] } = useQuery(chatsQuery(workspaceId))
  return <UnreadCount count={totalUnread(chats, me._id)} />
}
