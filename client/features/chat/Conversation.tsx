import { IconArchive, IconUserOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { toastError } from '#client/core/toasts.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Chat, Message } from '#contract/chats.ts'
import type { Person } from '#contract/people.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ChatSearch } from './ChatSearch.tsx'
import { Composer } from './Composer.tsx'
import classes from './Conversation.module.css'
import { ConversationHeader } from './ConversationHeader.tsx'
import { loadAround, messagesQuery } from './data.ts'
import { MessageList } from './MessageList.tsx'
import { OpenChatContext } from './open-chat.ts'
import { TypingLine } from './TypingLine.tsx'

const DeleteMessage = lazy(() =>
  import('./DeleteMessage.tsx').then(({ DeleteMessage }) => ({ default: DeleteMessage })),
)

interface Props {
  workspace: Workspace
  chat: Chat
  other: Person
}

export function Conversation({ workspace, chat, other }: Props) {
  const cache = useQueryClient()
  const [searching, setSearching] = useState(false)
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<Message | null>(null)
  /** The message to show, and when it was asked for: the same one can be asked for again. */
  const [target, setTarget] = useState<{ id: string; asked: number } | null>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const mayWrite = chat.closed === null && workspace.status === 'active'

  async function jumpTo(id: string) {
    const stretch = cache.getQueryData(messagesQuery(chat._id).queryKey)
    try {
      if (!stretch?.messages.some(({ _id }) => _id === id)) await loadAround(cache, chat._id, id)
      setTarget({ id, asked: Date.now() })
    } catch (error) {
      toastError(error, 'Failed to fetch messages')
    }
  }

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
    reply: setReplyTo,
    remove: setDeleting,
    jumpTo: (id: string) => void jumpTo(id),
  }

  return (
    <OpenChatContext value={open}>
      <ConversationHeader searching={searching} onSearch={() => setSearching(!searching)} searchButton={searchButton} />
      <div className={classes.body}>
        <div className={classes.talk}>
          <MessageList target={target} />
          <TypingLine />
          {mayWrite ? (
            <Composer replyTo={replyTo} onReplyDone={() => setReplyTo(null)} />
          ) : (
            <div className={classes.closed}>
              <Note icon={workspace.status === 'archived' ? IconArchive : IconUserOff}>
                {closedWords(workspace, chat, other)}
              </Note>
            </div>
          )}
        </div>
        {searching && <ChatSearch onClose={closeSearch} />}
      </div>
      {deleting && (
        <Suspense>
          <DeleteMessage message={deleting} onDone={() => setDeleting(null)} />
        </Suspense>
      )}
    </OpenChatContext>
  )
}

function closedWords({ status }: Workspace, { closed }: Chat, { name }: Person) {
  if (status === 'archived') return 'This workspace is archived: what was said can be read, nothing added.'
  if (closed === 'left') return `${name} is no longer in this workspace. What you said to each other stays here.`
  return `You and ${name} share no project any more, so nothing can be added here.`
}
