// What the signed-in person may do with a project, for screens to ask.
import type { Board, BoardSummary } from '#contract/boards.ts'
import { canOnBoard } from '#contract/permissions.ts'

/** Whatever one does in it, a star included. An archived one is read, as is every one in an archived workspace. */
export const mayChangeBoard = ({ status, workspace }: Pick<BoardSummary, 'status' | 'workspace'>) =>
  status === 'active' && workspace.status === 'active'

/** Its title, members, archiving and deletion. An archived one is brought back or deleted; for all else see `mayEditBoard`. */
export const mayManageBoard = ({ myRole, workspace }: Pick<BoardSummary, 'myRole' | 'workspace'>) =>
  workspace.status === 'active' && myRole !== null && canOnBoard(myRole, 'manage')

export const mayEditBoard = (board: BoardSummary) => mayChangeBoard(board) && mayManageBoard(board)

/** One that is open to the workspace, by somebody who is not on it. */
export const mayJoin = (board: Board, userId: string) =>
  board.visibility !== 'private' && mayChangeBoard(board) && !board.members.some(({ user }) => user._id === userId)

/** Tasks and columns. */
export const mayEditTasks = (board: Pick<BoardSummary, 'status' | 'workspace' | 'myRole'>) =>
  mayChangeBoard(board) && canOnBoard(board.myRole ?? 'viewer', 'edit-tasks')

export const mayComment = (board: Pick<BoardSummary, 'status' | 'workspace' | 'myRole'>) =>
  mayChangeBoard(board) && canOnBoard(board.myRole ?? 'viewer', 'comment')
