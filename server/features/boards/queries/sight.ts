// Which projects somebody sees, and what the door asks about one.
import { isInSight, isSeenBoard, lacksSecondFactor, type Sight } from '#server/database/access.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Db } from '#server/database/connect.ts'

/** Always through the caller's memberships: a board they may not see cannot even be looked up. */
export const visibleTo = (db: Db, sight: Sight) =>
  db
    .selectFrom('boards')
    .innerJoin('workspaces', 'workspaces.id', 'boards.workspace_id')
    .innerJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'boards.workspace_id').on('mine.user_id', '=', sight.userId),
    )
    .innerJoin('users as me', 'me.id', 'mine.user_id')
    .leftJoin('board_members as here', (join) =>
      join.onRef('here.board_id', '=', 'boards.id').on('here.user_id', '=', sight.userId),
    )
    .where(isSeenBoard)
    .where(isInSight(sight))

/** What the door needs to know, and what most changes need to say what happened. */
export const doorColumns = [
  'boards.id as _id',
  'boards.workspace_id as workspaceId',
  'workspaces.url as workspaceUrl',
  'workspaces.name as workspaceName',
  'workspaces.status as workspaceStatus',
  'boards.title',
  'boards.key',
  'boards.description',
  'boards.visibility',
  'boards.status',
  'boards.folder_id as folderId',
  'boards.seq',
  'boards.version',
  'mine.role as workspaceRole',
  'here.role as boardRole',
  lacksSecondFactor.as('lacksSecondFactor'),
] as const

const findBoardFor = compiledOnce((db, userId: string, within: string, id: string) =>
  visibleTo(db, { userId, within }).select(doorColumns).where('boards.id', '=', id),
)

export const findBoard = (db: Db, { userId, within }: Sight, id: string) => findBoardFor(db, userId, within, id)

export type FoundBoard = NonNullable<Awaited<ReturnType<typeof findBoard>>>
