import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useLiveState } from '#client/core/live.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './Conversation.module.css'
import { isGone } from './chat-list.ts'
import { useOpenChat } from './open-chat.ts'

interface Props {
  searching: boolean
  onSearch(): void
  searchButton: Ref<HTMLButtonElement>
}

export function ConversationHeader({ searching, onSearch, searchButton }: Props) {
  const { workspace, other } = useOpenChat()
  const { status } = useLiveState()
  return (
    <header className={classes.header}>
      <Link className={classes.back} to="/$workspace/chat" params={{ workspace: workspace.url }} aria-label="All chats">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden />
      </Link>
      {isGone(other) ? (
        <div className={classes.who}>
          <Avatar person={null} size={28} />
          <h1 className={classes.name}>{other.name}</h1>
        </div>
      ) : (
        <Link
          className={classes.who}
          to="/$workspace/u/$username"
          params={{ workspace: workspace.url, username: other.username }}
        >
          <Avatar person={other} size={28} />
          <h1 className={classes.name}>{other.name}</h1>
          <span className={classes.username}>@{other.username}</span>
        </Link>
      )}
      {status !== 'connected' && status !== 'connecting' && (
        <output className={classes.offline}>Offline: what you write goes out once the connection is back.</output>
      )}
      <ActionIcon ref={searchButton} aria-label="Search in this chat" aria-pressed={searching} onClick={onSearch}>
        <IconSearch size={17} stroke={1.7} />
      </ActionIcon>
    </header>
  )
}
