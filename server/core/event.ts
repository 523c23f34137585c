// An event is a thing that happened, with all that follows from it in one value. Features build events; publish carries them out.
import type { ServerSends, WorkspaceTopic } from '#contract/live.ts'
import type { Letter } from './letter.ts'

export interface HearthEvent {
  /** Past tense, kebab: 'task-moved'. */
  type: string
  /** Who did it, when it was not the caller (somebody signing in has no session yet). Null: nobody, the system. */
  actor?: string | null
  workspaceId?: string | null
  /** An event on a board gets the board's next seq and goes to everyone who has the board open. */
  boardId?: string
  /** An event on a task also stands in the task's own history. */
  taskId?: string
  /** Facts for feeds and live clients. Never a secret: it is kept and sent. */
  payload: Record<string, unknown>
  /** Only for those who are connected now: it is no part of anybody's history. */
  unrecorded?: boolean
  /** Its number on the board, when the statement that made the change has written it down as well. */
  recorded?: number
  /** What was there before, for undo. */
  before?: Record<string, unknown>
  /** What of the workspace is different now: whoever looks at it asks again. */
  changes?: WorkspaceTopic[]
  /** The change concerns one person alone, in all their tabs. */
  onlyFor?: string
  /** The event changes who may be in live rooms. */
  reopens?: Reopening
  /** Further messages for people who are connected now. */
  live?: LiveMessage[]
  letters?: Letter[]
}

export const actorOf = ({ actor }: Pick<HearthEvent, 'actor'>, user: { _id: string } | null) =>
  actor === undefined ? (user?._id ?? null) : actor

/**
 * Rooms that are emptied, of everyone or of one person alone; whoever still may, joins again through the door.
 * `everythingOf` somebody: their connections end and are made anew.
 */
export type Reopening =
  | { boardId: string; userId?: string }
  | { workspaceId: string; boardIds: string[]; chatIds: string[]; userId?: string }
  | { everythingOf: string }

export type LiveMessage = {
  [Name in keyof ServerSends]: { room: string; name: Name; body: Parameters<ServerSends[Name]>[0] }
}[keyof ServerSends]
