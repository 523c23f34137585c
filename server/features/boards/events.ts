import type { Board } from '#contract/boards.ts'
import type { HearthEvent } from '#server/core/event.ts'

export const boardCreated = (board: Board): HearthEvent => ({
  type: 'board-created',
  workspaceId: board.workspace._id,
  boardId: board._id,
  payload: { title: board.title },
})

/** Carries what changed, so that whoever has the board open need not ask. */
export const boardUpdated = (board: Board, before: Board): HearthEvent => {
  const { _id, title, description, visibility, version } = board
  return {
    type: 'board-updated',
    workspaceId: board.workspace._id,
    boardId: _id,
    payload: { title, description, visibility, version },
    before: { title: before.title, description: before.description, visibility: before.visibility },
    reopensBoard: visibility !== before.visibility,
  }
}
