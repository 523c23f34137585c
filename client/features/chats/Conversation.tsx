import { Suspense, useRef, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import type { Chat, Message } from '#contract/chats.ts'
import type { Person } from '#contract/people.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ChatPicture } from './ChatPicture.tsx'
import { ChatSearch } from './ChatSearch.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { Composer } from './Composer.tsx'
import classes from './Conversation.module.css'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageList } from './MessageList.tsx'
import { type LookedAt, OpenChatContext } from './open-chat.ts'
import { TypingLine } from './TypingLine.tsx'
import { useChatRoom } from './use-chat-room.ts'
import { type AskedMessage, useJumpTo } from './use-jump-to.ts'
import { useReadAloud } from './use-read-aloud.ts'

const DeleteMessage = lazy(() =>
  import('./DeleteMessage.tsx').then(({ DeleteMessage }) => ({ default: DeleteMessage })),
)

interface Props {
  workspace: Workspace
  chat: Chat
  other: Person
  asked?: AskedMessage | undefined
}

export function Conversation({ workspace, chat, other, asked }: Props) {
  const [searching, setSearching] = useState(false)
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<Message | null>(null)
  const [picture, lookAt] = useState<LookedAt | null>(null)
  const { target, jumpTo } = useJumpTo(chat._id, asked)
  const searchButton = useRef<HTMLButtonElement>(null)
  const mayWrite = chat.closed === null && workspace.status === 'active'
  useChatRoom(chat._id)
  useReadAloud(chat._id)

  function closeSearch() {
    setSearching(false)
    searchButton.current?.focus()
  }

  const open = {
    workspace,
    chat,
    other,
    mayWrite,
    editing,
    edit: setEditing,
    editAgain: (messageId: string) => setEditing((now) => now ?? messageId),
    reply: setReplyTo,
    remove: setDeleting,
    lookAt,
    jumpTo,
  }

  return (
    <OpenChatContext value={open}>
      <ConversationHeader searching={searching} onSearch={() => setSearching(!searching)} searchButton={searchButton} />
      <div className={classes.body}>
        <div className={classes.talk}>
          <MessageList target={target} waiting={asked !== undefined} />
          <TypingLine />
          {mayWrite ? <Composer replyTo={replyTo} onReplyDone={() => setReplyTo(null)} /> : <ClosedNote />}
        </div>
        {searching && <ChatSearch onClose={closeSearch} />}
      </div>
      {picture && <ChatPicture picture={picture} onLookAt={lookAt} />}
      {deleting && (
        <Suspense>
          <DeleteMessage message={deleting} onDone={() => setDeleting(null)} />
        </Suspense>
      )}
    </OpenChatContext>
  )
}
