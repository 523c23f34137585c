// How a project's own data moves on with the news about it.
import type { Board, BoardSummary, BoardUpdate } from '#contract/boards.ts'

/** What one update means for the project's own data. Updates come in their order; those it has seen already change nothing. */
export function afterUpdate(board: Board, update: BoardUpdate, ownClientId: string): Board {
  if (update.seq <= board.seq || !telling.has(update.type)) return board
  const counted = { ...board, seq: update.seq }
  // What this tab changed is on screen since it asked for it; applied late, it would undo what was changed after.
  if (update.clientId === ownClientId) return counted
  return { ...changeBoard(counted, update.payload), updatedAt: update.at }
}

/** These carry what is different now. */
const telling: ReadonlySet<string> = new Set(['board-updated', 'board-archived', 'board-unarchived', 'board-moved'])

/** These only say that something is. */
const hinting: ReadonlySet<string> = new Set(['members-changed', 'labels-changed'])

export const asksForMore = (board: Board, update: BoardUpdate, ownClientId: string) =>
  update.seq > board.seq && hinting.has(update.type) && update.clientId !== ownClientId

type Changeable =
  | 'title'
  | 'description'
  | 'visibility'
  | 'key'
  | 'status'
  | 'folderId'
  | 'position'
  | 'favorite'
  | 'openedAt'
  | 'version'
export type BoardChanges = { [Field in Changeable]?: BoardSummary[Field] | undefined }

/** How a change looks, whether somebody else made it or this tab asks for it. What is not named stays. */
export function changeBoard<B extends BoardSummary>(board: B, changes: BoardChanges): B {
  const named = Object.entries(changes).filter(([field, value]) => value !== undefined && changeable.has(field))
  return { ...board, ...Object.fromEntries(named) }
}

/** News may carry more than a board shows. */
const changeable: ReadonlySet<string> = new Set<Changeable>([
  'title',
  'description',
  'visibility',
  'key',
  'status',
  'folderId',
  'position',
  'favorite',
  'openedAt',
  'version',
])

export const changeInList = (
  boards: BoardSummary[],
  boardId: string,
  change: (board: BoardSummary) => BoardChanges,
): BoardSummary[] => boards.map((board) => (board._id === boardId ? changeBoard(board, change(board)) : board))

export const withBoard = (boards: BoardSummary[], board: BoardSummary): BoardSummary[] =>
  boards.some(({ _id }) => _id === board._id)
    ? boards.map((known) => (known._id === board._id ? board : known))
    : [...boards, board]

export const withoutBoard = (boards: BoardSummary[], boardId: string): BoardSummary[] =>
  boards.filter(({ _id }) => _id !== boardId)
