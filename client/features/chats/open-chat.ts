import { createContext, use } from 'react'
import type { Chat, Message, MessageFile } from '#contract/chats.ts'
import type { Person } from '#contract/people.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** One of the files of a message, and that message once it is sent. */
export interface LookedAt {
  files: MessageFile[]
  id: string
  messageId: string | undefined
}

/** The conversation on screen, and what can be done with its messages. */
export interface OpenChat {
  workspace: Workspace
  chat: Chat
  other: Person
  mayWrite: boolean
  /** The message being changed. */
  editing: string | null
  edit(messageId: string | null): void
  /** After its change was refused: unless another is being changed by now. */
  editAgain(messageId: string): void
  reply(message: Message): void
  remove(message: Message): void
  /** Shows a picture over the page: outside of the rows, which come and go while somebody looks. */
  lookAt(picture: LookedAt): void
  /** Shows a message, wherever in the history it stands. */
  jumpTo(messageId: string): void
}

export const OpenChatContext = createContext<OpenChat | null>(null)

export function useOpenChat(): OpenChat {
  const open = use(OpenChatContext)
  if (!open) throw new Error('useOpenChat needs a conversation around it')
  return open
}
