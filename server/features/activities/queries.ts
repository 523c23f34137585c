import { sql } from 'kysely'
import type { Activity } from '#contract/activities.ts'
import type { Person } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import { personJson } from '#server/features/people/service.ts'

/** Newest first; event ids rise with time, so they are the cursor too. */
export function activitiesOfActor(
  db: Db,
  actor: string,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  let query = db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor')
    .leftJoin('workspaces', 'workspaces.id', 'events.workspace_id')
    .leftJoin('boards', 'boards.id', 'events.board_id')
    .select([
      'events.id as _id',
      'events.type',
      'events.at',
      'events.payload',
      sql<Person | null>`case when users.id is not null then ${personJson} end`.as('actor'),
      sql<Activity['workspace']>`case when workspaces.id is not null then
        json_build_object('_id', workspaces.id, 'name', workspaces.name, 'url', workspaces.url) end`.as('workspace'),
      sql<Activity['board']>`case when boards.id is not null then
        json_build_object('_id', boards.id, 'title', boards.title) end`.as('board'),
    ])
    .where('events.actor', '=', actor)
    .orderBy('events.id', 'desc')
    .limit(limit)
  if (before) query = query.where('events.id', '<', before)
  return query.$castTo<Activity>().execute()
}
