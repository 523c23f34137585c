import { useLastWorkspace } from '#client/features/workspaces/use-last-workspace.ts'
import { ChatLive } from './ChatLive.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'

/** Where no workspace is open: how much waits for me in the one I was in last. */
export function LastUnread() {
  const last = useLastWorkspace()
  if (!last) return null
  return (
    <>
      <UnreadBadge workspaceId={last._id} />
      <ChatLive workspaceId={last._id} />
    </>
  )
}
