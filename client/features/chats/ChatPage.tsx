import { IconMessageCircle, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import type { Chat } from '#contract/chats.ts'
import type { Member } from '#contract/members.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { Conversation } from './Conversation.tsx'
import { chatWith, isCalled, otherIn } from './chat-list.ts'
import { chatsQuery, directChatQuery } from './data.ts'
import type { AskedMessage } from './use-jump-to.ts'

interface Props {
  workspace: Workspace
  username: string
  asked?: AskedMessage | undefined
}

/** The chat with whoever has this username: one we have, or a new one. */
export function ChatPage({ workspace, username, asked }: Props) {
  const me = useMe()
  const chats = useQuery(chatsQuery(workspace._id))
  const members = useQuery(membersQuery(workspace._id))
  const chat = useChatWith(chats.data ?? [], me._id, username)
  const other = chat && otherIn(chat, me._id)
  usePageTitle(other?.name ?? `@${username}`)

  if (isCalled(username, me)) return <Yourself />
  if (chat && other)
    return <Conversation key={chat._id} workspace={workspace} chat={chat} other={other} asked={asked} />
  return (
    <Loaded
      query={{ ...members, data: chats.data && members.data, error: chats.error ?? members.error }}
      skeleton={<RowSkeletons count={6} />}
      failure="Failed to fetch chats"
    >
      {(people) => {
        const member = people.find(({ user }) => isCalled(username, user))
        return member ? (
          <NewChat workspace={workspace} member={member} />
        ) : (
          <Nobody workspace={workspace} username={username} />
        )
      }}
    </Loaded>
  )
}

/** Once open, it stays open: the other may delete their account, or take another username, at this moment. */
function useChatWith(chats: Chat[], me: string, username: string) {
  const [openId, setOpenId] = useState('')
  const found = chatWith(chats, me, username)
  if (found && found._id !== openId) setOpenId(found._id)
  return found ?? chats.find(({ _id }) => _id === openId)
}

function NewChat({ workspace, member: { user } }: { workspace: Workspace; member: Member }) {
  const query = useQuery(directChatQuery(workspace._id, user._id))
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />} failure="Failed to create chat">
      {(chat) => <Conversation key={chat._id} workspace={workspace} chat={chat} other={user} />}
    </Loaded>
  )
}

const Yourself = () => (
  <EmptyState icon={IconMessageCircle} title="This is you" heading="h1">
    A chat is between two people. Choose somebody on the left.
  </EmptyState>
)

function Nobody({ workspace, username }: Props) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={`Nobody called @${username} here`}
      heading="h1"
      action={
        <LinkButton variant="default" to="/$workspace/chat" params={{ workspace: workspace.url }}>
          All chats
        </LinkButton>
      }
    >
      They may have left the workspace or chosen another username, or you share no project with them.
    </EmptyState>
  )
}
