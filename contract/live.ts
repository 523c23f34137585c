// The live connection (Socket.IO 4), both directions.
import type { Present } from './board-tools.ts'
import type { BoardUpdate } from './boards.ts'
import type { Message, MessageProgress } from './chats.ts'
import type { Import } from './imports.ts'
import type { Notification } from './notifications.ts'
import type { Person } from './people.ts'

export interface ServerSends {
  'board-update': (update: BoardUpdate) => void
  /** Who may see this board has changed, and everybody was taken out of its room: whoever still may, joins again. */
  'rejoin-board': (about: { boardId: string }) => void
  /** My own profile changed in another tab or on another device. */
  'account-updated': (news: { clientId: string | null }) => void
  /** My workspaces changed: I joined or left one, or one has another name, logo or status. */
  'workspaces-changed': (news: { clientId: string | null }) => void
  /** Something in a workspace I joined the room of is different now. Only what: whoever may see it asks for it. */
  'workspace-update': (news: WorkspaceNews) => void
  /** What I may do or see in a workspace changed, and I was taken out of its rooms: whoever still may, joins again. */
  'access-changed': (about: { workspaceId: string }) => void
  /** Who has this board open now. `users` are the first of `count`. */
  presence: (news: { boardId: string; users: Present[]; count: number }) => void
  /** A saved view of this board was made, changed or deleted. */
  'views-changed': (about: { boardId: string }) => void
  /** A form of this board was made, changed, deleted or filled in. */
  'forms-changed': (about: { boardId: string }) => void
  /** An import into this board is further than before, or over. */
  'import-updated': (news: ImportNews) => void
  /** My timer started or stopped, here or elsewhere: ask which one runs. */
  'timer-changed': (news: Record<string, never>) => void
  /** Somebody wrote to me, or I did from another tab. It reaches me whether or not I joined the chat. */
  'new-message': (news: { message: Message }) => void
  /** A message was edited or deleted, or somebody reacted to it. */
  'message-updated': (news: { message: Message }) => void
  /** `userId` got or read this message, and with it every earlier one of the chat. */
  'message-status': (news: MessageProgress) => void
  'user-typing': (news: { chatId: string; user: Person }) => void
  'user-stop-typing': (news: { chatId: string; userId: string }) => void
  /** I am told something new, or something told is different now (then it has the id it had). */
  notification: (news: { notification: Notification }) => void
  /** I read some of it, or marked it unread, in another tab. Without `ids`, all of it. */
  'notifications-marked': (news: { ids: string[] | null; read: boolean; unread: number }) => void
  /** What I was told and have not read says something else now, or is gone: nothing to be called for, to be asked again. */
  'notifications-reworded': (news: Record<string, never>) => void
  /** The server is about to restart; the client reconnects by itself. */
  'server-restarting': (news: Record<string, never>) => void
}

type ImportNews = Pick<Import, '_id' | 'boardId' | 'provider' | 'status' | 'done' | 'total' | 'created' | 'updated'>

/** What of a workspace can be different: each is a question the client asks again. */
export type WorkspaceTopic =
  | 'workspace'
  | 'members'
  | 'invitations'
  | 'boards'
  | 'folders'
  | 'subscription'
  | 'api-keys'

export interface WorkspaceNews {
  workspaceId: string
  topics: WorkspaceTopic[]
  initiatorId: string | null
  clientId: string | null
}

/** How every message that asks for something is answered. */
export type Acknowledgement = { ok: true; seq?: number } | { ok: false; message: string }
type Reply = (answer: Acknowledgement) => void

export interface ClientSends {
  'join-board': (about: { boardId: string }, reply?: Reply) => void
  'leave-board': (about: { boardId: string }, reply?: Reply) => void
  presence: (about: { boardId: string; taskId?: string | null; state?: string }, reply?: Reply) => void
  'join-workspace': (about: { workspaceId: string }, reply?: Reply) => void
  'leave-workspace': (about: { workspaceId: string }, reply?: Reply) => void
  'join-chat': (about: { chatId: string }, reply?: Reply) => void
  'leave-chat': (about: { chatId: string }, reply?: Reply) => void
  typing: (about: { chatId: string }, reply?: Reply) => void
  'stop-typing': (about: { chatId: string }, reply?: Reply) => void
  'join-notifications': (about: Record<string, never>, reply?: Reply) => void
  'leave-notifications': (about: Record<string, never>, reply?: Reply) => void
}
