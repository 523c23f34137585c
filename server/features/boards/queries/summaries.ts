import { sql } from 'kysely'
import { type Board, type BoardPreferences, type BoardSummary, cardProperties } from '#contract/boards.ts'
import type { BoardRole, WorkspaceRole } from '#contract/permissions.ts'
import type { Sight } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { personJson } from '#server/features/people/service.ts'
import { labelColumns } from '#server/features/workspaces/service.ts'
import { visibleTo } from './sight.ts'

const everyCardProperty = sql.lit(JSON.stringify(Object.fromEntries(cardProperties.map((name) => [name, true]))))

const canceledColumns = sql`(select canceled.id from columns canceled
  where canceled.board_id = boards.id and canceled.type = 'canceled')`

type Row = Omit<BoardSummary, 'myRole'> & { workspaceRole: WorkspaceRole; boardRole: BoardRole | null }

const described = (db: Db, sight: Sight) =>
  visibleTo(db, sight)
    .leftJoin('board_preferences as kept', (join) =>
      join.onRef('kept.board_id', '=', 'boards.id').on('kept.user_id', '=', sight.userId),
    )
    .select([
      'boards.id as _id',
      sql<Board['workspace']>`json_build_object('_id', workspaces.id, 'url', workspaces.url, 'name', workspaces.name,
          'status', workspaces.status)`.as('workspace'),
      'boards.title',
      'boards.key',
      'boards.description',
      'boards.visibility',
      'boards.status',
      'boards.folder_id as folderId',
      'boards.position',
      'boards.seq',
      'boards.created_at as createdAt',
      'boards.updated_at as updatedAt',
      'boards.version',
      'mine.role as workspaceRole',
      'here.role as boardRole',
      'kept.opened_at as openedAt',
      sql<boolean>`coalesce(kept.favorite, false)`.as('favorite'),
      sql<BoardPreferences>`json_build_object('view', coalesce(kept.view, 'board'), 'defaultCardProperties',
        ${everyCardProperty}::jsonb || coalesce(kept.card_properties, '{}'))`.as('preferences'),
      sql<string[]>`coalesce((select json_agg(theirs.user_id) from board_preferences theirs
        where theirs.board_id = boards.id and theirs.favorite), '[]')`.as('favorites'),
      sql<
        Board['members']
      >`coalesce((select json_agg(json_build_object('user', ${personJson}, 'role', board_members.role,
          'joinedAt', ${momentJson('board_members.joined_at')}) order by board_members.joined_at, users.id)
        from board_members join users on users.id = board_members.user_id
        where board_members.board_id = boards.id), '[]')`.as('members'),
      sql<number>`(select count(*) from columns where columns.board_id = boards.id)`.as('columnCount'),
      sql<number>`(select count(*) from tasks where tasks.board_id = boards.id and tasks.deleted_at is null)`.as(
        'taskCount',
      ),
      sql<number>`(select count(*) from tasks where tasks.board_id = boards.id and tasks.deleted_at is null
        and tasks.completed_at is not null and tasks.column_id not in ${canceledColumns})`.as('doneCount'),
      sql<number>`(select count(*) from tasks where tasks.deleted_at is null
        and tasks.column_id in ${canceledColumns})`.as('canceledCount'),
    ])
    .$castTo<Row>()

export const describeBoard = (db: Db, sight: Sight, id: string) =>
  described(db, sight).where('boards.id', '=', id).executeTakeFirst()

export function boardsOf(db: Db, sight: Sight, workspaceId: string, status: 'active' | 'archived' | 'all') {
  const query = described(db, sight)
    .where('boards.workspace_id', '=', workspaceId)
    .orderBy('boards.position')
    .orderBy('boards.id')
  return (status === 'all' ? query : query.where('boards.status', '=', status)).execute()
}

export const boardsById = (db: Db, sight: Sight, ids: string[]) =>
  described(db, sight)
    .where(sql<boolean>`boards.id = any(${ids})`)
    .orderBy('boards.position')
    .orderBy('boards.id')
    .execute()

/** Those of the workspace first, then the board's own. */
export const labelsOn = (db: Db, boardId: string, workspaceId: string) =>
  db
    .selectFrom('labels')
    .select(labelColumns)
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(board_id is null or board_id = ${boardId})`)
    .orderBy(sql`board_id is not null`)
    .orderBy(sql`lower(name)`)
    .execute()
