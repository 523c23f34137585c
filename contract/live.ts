// The live connection (Socket.IO 4), both directions.
import type { BoardUpdate } from './boards.ts'

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
  /** The server is about to restart; the client reconnects by itself. */
  'server-restarting': (news: Record<string, never>) => void
}

/** What of a workspace can be different: each is a question the client asks again. */
export type WorkspaceTopic = 'workspace' | 'members' | 'invitations' | 'boards' | 'folders'

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
  'join-workspace': (about: { workspaceId: string }, reply?: Reply) => void
  'leave-workspace': (about: { workspaceId: string }, reply?: Reply) => void
  'join-notifications': (about: Record<string, never>, reply?: Reply) => void
  'leave-notifications': (about: Record<string, never>, reply?: Reply) => void
}
