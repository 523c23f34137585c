import { sql } from 'kysely'
import type { Activity } from '#contract/activities.ts'
import { isSeenBoard } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

/**
 * Newest first; event ids rise with time, so they are the cursor too. Names of workspaces and boards are those of today, so they are
 * told only to somebody who sees them today.
 */
const activities = (db: Db, readerId: string, { before, limit }: { before?: string | undefined; limit: number }) => {
  const query = db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor')
    .leftJoin('workspaces', 'workspaces.id', 'events.workspace_id')
    .leftJoin('boards', 'boards.id', 'events.board_id')
    .leftJoin('api_keys', 'api_keys.id', 'events.key_id')
    .leftJoin('workspace_members as mine', (join) =>
      join.onRef('mine.workspace_id', '=', 'events.workspace_id').on('mine.user_id', '=', readerId),
    )
    .leftJoin('board_members as here', (join) =>
      join.onRef('here.board_id', '=', 'events.board_id').on('here.user_id', '=', readerId),
    )
    .select([
      'events.id as _id',
      'events.type',
      'events.at',
      'events.payload',
      personOrNullJson.as('actor'),
      'api_keys.name as via',
      sql<Activity['workspace']>`case when mine.user_id is not null then
        json_build_object('_id', workspaces.id, 'name', workspaces.name, 'url', workspaces.url) end`.as('workspace'),
      sql<Activity['board']>`case when boards.id is not null and mine.user_id is not null and ${isSeenBoard} then
        json_build_object('_id', boards.id, 'title', boards.title) end`.as('board'),
    ])
    .orderBy('events.id', 'desc')
    .limit(limit)
    .$castTo<Activity>()
  return before ? query.where('events.id', '<', before) : query
}

export const activitiesOfActor = (db: Db, actor: string, page: { before?: string | undefined; limit: number }) =>
  activities(db, actor, page).where('events.actor', '=', actor).execute()

export interface Wanted {
  user?: string | undefined
  board?: string | undefined
  types?: readonly string[] | undefined
  before?: string | undefined
  limit: number
}

/** Some may read all of it; others read what happened on boards they see. */
export function activitiesOfWorkspace(
  db: Db,
  workspaceId: string,
  readerId: string,
  readsAll: boolean,
  { user, board, types, ...page }: Wanted,
) {
  let query = activities(db, readerId, page).where('events.workspace_id', '=', workspaceId)
  if (!readsAll) query = query.where(sql<boolean>`(events.board_id is not null and ${isSeenBoard})`)
  if (user) query = query.where('events.actor', '=', user)
  if (board) query = query.where('events.board_id', '=', board)
  if (types) query = query.where(sql<boolean>`events.type = any(${[...types]})`)
  return query.execute()
}

/** A member, or somebody who once did something here. */
export const isKnownIn = async (db: Db, workspaceId: string, userId: string) => {
  const { rows } = await sql<{ known: boolean }>`select
    exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId})
    or exists (select 1 from events where workspace_id = ${workspaceId} and actor = ${userId}) as known`.execute(db)
  return rows[0]!.known
}
