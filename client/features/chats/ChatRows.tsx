import { useMe } from '#client/core/session.ts'
import { InviteButton } from '#client/features/workspaces/InviteButton.tsx'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import type { Chat } from '#contract/chats.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './ChatList.module.css'
import { ChatRow } from './ChatRow.tsx'
import { chatsNamed, otherIn, shownChats } from './chat-list.ts'
import { PersonRow } from './PersonRow.tsx'
import { usePeople } from './use-people.ts'

interface Props {
  chats: Chat[]
  text: string
  workspace: Workspace
  username: string | undefined
  onOpen(): void
}

/** Those I talked with first, then everybody I could talk with. */
export function ChatRows({ chats, text, workspace, username, onOpen }: Props) {
  const me = useMe()
  const people = usePeople(workspace._id, text)
  const talked = chatsNamed(shownChats(chats, me._id, username), me._id, text)
  const known = new Set(talked.map((chat) => otherIn(chat, me._id)._id))
  const { shown: chatsShown, more: moreChats } = useSomeOf(talked)
  const others = people.filter(({ _id }) => !known.has(_id))
  const { shown: othersShown, more: moreOthers } = useSomeOf(others)
  // One below that of the list.
  const Heading = username ? 'h3' : 'h2'
  return (
    <>
      {chatsShown.map((chat) => (
        <ChatRow key={chat._id} chat={chat} workspaceUrl={workspace.url} onOpen={onOpen} />
      ))}
      {moreChats}
      {others.length > 0 && (
        <Heading className={classes.heading}>{talked.length > 0 ? 'More people' : 'People'}</Heading>
      )}
      {othersShown.map((person) => (
        <PersonRow key={person._id} person={person} workspaceUrl={workspace.url} onOpen={onOpen} />
      ))}
      {moreOthers}
      {talked.length + others.length === 0 && (
        <p className={classes.nobody}>{text ? `Nobody called “${text.trim()}” here.` : 'You are alone here so far.'}</p>
      )}
      {talked.length + others.length === 0 && !text && (
        <div className={classes.invite}>
          <InviteButton workspace={workspace} />
        </div>
      )}
    </>
  )
}
