import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '#client/features/chats/ChatPage.tsx'
import { chatAddress } from '#client/features/chats/chat-address.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/chat/$username')({
  validateSearch: chatAddress,
  component: OpenChatPage,
})

function OpenChatPage() {
  const { workspace: url, username } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  const { message } = Route.useSearch()
  const navigate = Route.useNavigate()
  // Once it is on screen, the address is that of the chat again: the same message can be asked for twice.
  const forget = () => void navigate({ search: {}, replace: true })
  return (
    <ChatPage
      key={username}
      workspace={workspace}
      username={username}
      asked={message ? { message, onShown: forget } : undefined}
    />
  )
}
