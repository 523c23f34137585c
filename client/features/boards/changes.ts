// How a board moves on with the news about it. Live messages and fetched history both come through here, in whatever order they arrive.
import type { Board, BoardSummary, BoardUpdate } from '#contract/boards.ts'

export interface FollowedBoard {
  board: Board
  /** News from beyond a gap, kept until what lies between is known. */
  ahead: BoardUpdate[]
}

/** Takes in news as far as it follows on from what is known. News already known is dropped, so hearing it twice is harmless. */
export function followBoard({ board, ahead }: FollowedBoard, news: BoardUpdate[], ownClientId: string): FollowedBoard {
  let known = board
  const beyondGap: BoardUpdate[] = []
  for (const update of [...ahead, ...news].toSorted((one, other) => one.seq - other.seq)) {
    if (update.boardId !== board._id || update.seq <= known.seq) continue
    if (update.seq === known.seq + 1) known = applyBoardUpdate(known, update, ownClientId)
    else if (beyondGap.at(-1)?.seq !== update.seq) beyondGap.push(update)
  }
  return { board: known, ahead: beyondGap }
}

function applyBoardUpdate(board: Board, update: BoardUpdate, ownClientId: string): Board {
  const counted = { ...board, seq: update.seq }
  // What this tab changed is on screen since it asked for it; applied late, it would undo what was changed after.
  if (update.clientId === ownClientId || !telling.has(update.type)) return counted
  return { ...changeBoard(counted, update.payload), updatedAt: update.at }
}

/** These carry what is different now. */
const telling: ReadonlySet<string> = new Set(['board-updated', 'board-archived', 'board-unarchived', 'board-moved'])

/** These only say that something is. */
const hinting: ReadonlySet<string> = new Set(['members-changed', 'labels-changed'])

export const asksForMore = (update: BoardUpdate, ownClientId: string) =>
  hinting.has(update.type) && update.clientId !== ownClientId

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
