import type { BoardSummary } from '#contract/boards.ts'
import { canOnBoard } from '#contract/permissions.ts'

/** Its title, members, archiving and deletion. Whether it is archived is another question. */
export const mayManageBoard = ({ myRole }: Pick<BoardSummary, 'myRole'>) =>
  myRole !== null && canOnBoard(myRole, 'manage')
