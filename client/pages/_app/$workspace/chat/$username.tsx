import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '#client/features/chats/ChatPage.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/chat/$username')({ component: OpenChatPage })

function OpenChatPage() {
  const { workspace: url, username } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  return <ChatPage key={username} workspace={workspace} username={username} />
}
