// The live connection (Socket.IO 4), both directions.
import type { BoardUpdate } from './boards.ts'

export interface ServerSends {
  'board-update': (update: BoardUpdate) => void
  /** Who may see this board has changed, and everybody was taken out of its room: whoever still may, joins again. */
  'rejoin-board': (about: { boardId: string }) => void
  /** My own profile changed in another tab or on another device. */
  'account-updated': (news: { clientId: string | null }) => void
  /** My workspaces changed: I joined one, or left one. */
  'workspaces-changed': (news: { clientId: string | null }) => void
  /** The server is about to restart; the client reconnects by itself. */
  'server-restarting': (news: Record<string, never>) => void
}

/** How every message that asks for something is answered. */
export type Acknowledgement = { ok: true; seq?: number } | { ok: false; message: string }
type Reply = (answer: Acknowledgement) => void

export interface ClientSends {
  'join-board': (about: { boardId: string }, reply?: Reply) => void
  'leave-board': (about: { boardId: string }, reply?: Reply) => void
  'join-notifications': (about: Record<string, never>, reply?: Reply) => void
  'leave-notifications': (about: Record<string, never>, reply?: Reply) => void
}
