import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { ChatFrame } from '#client/features/chats/ChatFrame.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/chat')({ component: ChatArea })

function ChatArea() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const { username } = useParams({ strict: false })
  return (
    <ChatFrame workspace={workspace} username={username}>
      <Outlet />
    </ChatFrame>
  )
}
