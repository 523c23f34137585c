import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { everybody, matching } from '#client/features/members/matching.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import searchBox from '#client/ui/search-box.module.css'
import type { Chat } from '#contract/chats.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './ChatList.module.css'
import { ChatRow } from './ChatRow.tsx'
import { otherIn, shownChats } from './chat-list.ts'
import { chatsQuery } from './data.ts'
import { PersonRow } from './PersonRow.tsx'

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
      <Finder workspace={workspace} text={text} onText={setText} />
      <div className={classes.rows}>
        <Loaded query={query} skeleton={<RowSkeletons count={4} />} failure="Failed to fetch chats">
          {(chats) => (
            <Found chats={chats} text={text} workspace={workspace} username={username} onOpen={() => setText('')} />
          )}
        </Loaded>
      </div>
    </nav>
  )
}

function Finder({ workspace, text, onText }: { workspace: Workspace; text: string; onText(text: string): void }) {
  const navigate = useNavigate()
  const { people } = useFound(workspace, text)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onText('')
    const [first] = people
    if (event.key !== 'Enter' || !first || text.trim() === '') return
    onText('')
    void navigate({ to: '/$workspace/chat/$username', params: { workspace: workspace.url, username: first.username } })
  }

  return (
    <label className={`${searchBox.box} ${classes.find}`}>
      <IconSearch size={15} stroke={1.7} aria-hidden />
      <input
        type="search"
        aria-label="Find a person"
        placeholder="Find a person"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}

/** Everybody else in the workspace whose name contains the text. */
function useFound(workspace: Workspace, text: string) {
  const me = useMe()
  const { data: members = [] } = useQuery(membersQuery(workspace._id))
  const people = matching(members, { ...everybody, text }).map(({ user }) => user)
  return { people: people.filter(({ _id }) => _id !== me._id) }
}

interface FoundProps extends Props {
  chats: Chat[]
  text: string
  onOpen(): void
}

/** Those I talked with first, then everybody I could talk with. */
function Found({ chats, text, workspace, username, onOpen }: FoundProps) {
  const me = useMe()
  const { people } = useFound(workspace, text)
  const open = chats.find((chat) => otherIn(chat, me._id)?.username === username)
  const names = text.trim().toLowerCase().replace(/^@/, '')
  const talked = shownChats(chats, open?._id).filter((chat) =>
    `${otherIn(chat, me._id)?.name} ${otherIn(chat, me._id)?.username}`.toLowerCase().includes(names),
  )
  const known = new Set(talked.map((chat) => otherIn(chat, me._id)?._id))
  const others = people.filter(({ _id }) => !known.has(_id))
  return (
    <>
      {talked.map((chat) => (
        <ChatRow key={chat._id} chat={chat} workspaceUrl={workspace.url} onOpen={onOpen} />
      ))}
      {others.length > 0 && <h3 className={classes.heading}>{talked.length > 0 ? 'More people' : 'People'}</h3>}
      {others.map((person) => (
        <PersonRow key={person._id} person={person} workspaceUrl={workspace.url} onOpen={onOpen} />
      ))}
      {talked.length + others.length === 0 && (
        <p className={classes.nobody}>{text ? `Nobody called “${text.trim()}” here.` : 'You are alone here so far.'}</p>
      )}
    </>
  )
}
