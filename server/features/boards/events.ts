import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'
import type { FoundBoard } from './queries/sight.ts'

type About = Pick<FoundBoard, '_id' | 'workspaceId' | 'title'>

const onBoard = (board: About) => ({ workspaceId: board.workspaceId, boardId: board._id })

export const boardCreated = (board: About, facts: Record<string, unknown>): HearthEvent => ({
  type: 'board-created',
  ...onBoard(board),
  payload: { title: board.title, ...facts },
  changes: ['boards'],
})

/** Carries what changed, so that whoever has the board open need not ask. */
export const boardUpdated = (board: FoundBoard, before: FoundBoard): HearthEvent => {
  const { _id, title, key, description, visibility, version } = board
  return {
    type: 'board-updated',
    ...onBoard(board),
    payload: { title, key, description, visibility, version },
    before: { title: before.title, key: before.key, description: before.description, visibility: before.visibility },
    changes: ['boards'],
    ...(visibility !== before.visibility && { reopens: { boardId: _id } }),
  }
}

export const boardArchived = (board: FoundBoard): HearthEvent => ({
  type: board.status === 'archived' ? 'board-archived' : 'board-unarchived',
  ...onBoard(board),
  payload: { title: board.title, status: board.status, version: board.version },
  changes: ['boards', 'members'],
})

/** Belongs to the workspace alone: the board's own history is gone with it. */
export const boardDeleted = (board: About, timersOf: string[]): HearthEvent => ({
  type: 'board-deleted',
  workspaceId: board.workspaceId,
  payload: { boardId: board._id, title: board.title },
  changes: ['boards', 'members'],
  reopens: { boardId: board._id },
  live: timersGone(timersOf),
})

/** To those whose timers ran on what was deleted. */
export const timersGone = (userIds: string[]) =>
  userIds.map((id) => ({ room: rooms.user(id), name: 'timer-changed' as const, body: {} }))

export const boardMoved = (board: About, folder: { _id: string; name: string } | null): HearthEvent => ({
  type: 'board-moved',
  ...onBoard(board),
  payload: { title: board.title, folderId: folder?._id ?? null, folder: folder?.name ?? null },
  changes: ['boards', 'members'],
})

export const boardsReordered = (workspaceId: string): HearthEvent => ({
  type: 'boards-reordered',
  workspaceId,
  payload: {},
  changes: ['boards'],
})

/** For those who stay behind. What it is called they knew; where it went is not theirs to know. */
export const boardMovedAway = (board: About): HearthEvent => ({
  type: 'board-moved-away',
  workspaceId: board.workspaceId,
  payload: { boardId: board._id, title: board.title },
  changes: ['boards', 'members'],
  reopens: { boardId: board._id },
})

export const boardMovedHere = (board: About, from: string): HearthEvent => ({
  type: 'board-moved-here',
  ...onBoard(board),
  payload: { title: board.title, from },
  changes: ['boards', 'members'],
})

/** How one person looks at a board concerns their other tabs and devices, and nobody's history. */
export const lookChanged = (board: About, userId: string): HearthEvent => ({
  type: 'board-look-changed',
  unrecorded: true,
  workspaceId: board.workspaceId,
  payload: {},
  changes: ['boards'],
  onlyFor: userId,
})
