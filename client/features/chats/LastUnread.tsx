import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { ChatLive } from './ChatLive.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'

/** Where no workspace is open: how much waits for me in the one I was in last. */
export function LastUnread() {
  const { lastActiveWorkspaceURL: url } = useMe()
  const { data: workspaces } = useQuery(workspacesQuery)
  const all = [...(workspaces?.myWorkspaces ?? []), ...(workspaces?.guestWorkspaces ?? [])]
  const last = all.find((workspace) => workspace.url === url)
  if (!last) return null
  return (
    <>
      <UnreadBadge workspaceId={last._id} />
      <ChatLive workspaceId={last._id} />
    </>
  )
}
