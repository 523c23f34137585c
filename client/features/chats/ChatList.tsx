import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { ChatFinder } from './ChatFinder.tsx'
import classes from './ChatList.module.css'
import { ChatRows } from './ChatRows.tsx'
import { chatsQuery } from './data.ts'

interface Props {
  workspace: Workspace
  username: string | undefined
}

export function ChatList({ workspace, username }: Props) {
  const [text, setText] = useState('')
  const query = useQuery(chatsQuery(workspace._id))
  // With a chat open, its person is what the page is about.
  const Title = username ? 'h2' : 'h1'
  return (
    <nav className={classes.list} aria-label="Chats">
      <Title className={classes.title}>Chat</Title>
      <ChatFinder workspace={workspace} text={text} onText={setText} />
      <div className={classes.rows}>
        <Loaded query={query} skeleton={<RowSkeletons count={4} />} failure="Failed to fetch chats">
          {(chats) => (
            <ChatRows chats={chats} text={text} workspace={workspace} username={username} onOpen={() => setText('')} />
          )}
        </Loaded>
      </div>
    </nav>
  )
}
