import { sql } from 'kysely'
import type { DigestProject, RecentProject } from '#contract/dashboard.ts'
import { lacksSecondFactor, wholeSightOf } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { visibleTo } from '#server/features/boards/service.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

/** Of so many projects the digest tells, those first where something happened last. */
const MOST_PROJECTS = 40
/** So far back into each of them it looks, however long somebody was away. */
const MOST_EVENTS = 200
const SHOWN_EVENTS = 4
const SHOWN_RECENT = 6
/** What I did last, to find out where. */
const LAST_DONE = 300

/** What is worth telling somebody who was away. Clocks, places in a column and settings are not. */
const TOLD = [
  'task-created',
  'task-updated',
  'task-moved',
  'task-deleted',
  'tasks-bulk-updated',
  'comment-created',
  'members-changed',
  'column-created',
  'column-deleted',
  'board-updated',
  'import-finished',
  'form-published',
]

export const findVisit = (db: Db, userId: string) =>
  db.selectFrom('dashboard_visits').select(['since', 'seen_at']).where('user_id', '=', userId).executeTakeFirst()

/** When somebody made their account. */
export const cameAt = async (db: Db, userId: string) => {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return new Date(created_at)
}

export const saveVisit = (db: Db, visit: { user_id: string; since: Date; seen_at: Date }) =>
  db
    .insertInto('dashboard_visits')
    .values(visit)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ since: visit.since, seen_at: visit.seen_at }))
    .execute()

/** Through the door of each board. `mine` are those I am on, `recent` where I did something last, filled up with mine. */
export async function projectsOf(db: Db, userId: string) {
  const rows = await visibleTo(db, wholeSightOf(userId))
    .leftJoin(
      sql<{ board_id: string; at: string }>`(select board_id, max(at) as at
        from (select board_id, at from events where actor = ${userId} order by id desc limit ${LAST_DONE}) done
        where board_id is not null group by board_id)`.as('done'),
      'done.board_id',
      'boards.id',
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('events')
          .select('events.at')
          .whereRef('events.board_id', '=', 'boards.id')
          .orderBy('events.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'boards.id as _id',
      'boards.title',
      'boards.key',
      sql<
        RecentProject['workspace']
      >`json_build_object('_id', workspaces.id, 'name', workspaces.name, 'url', workspaces.url)`.as('workspace'),
      'last.at',
      'done.at as doneAt',
      sql<boolean>`here.user_id is not null`.as('isMine'),
    ])
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .where(sql<boolean>`not ${lacksSecondFactor}`)
    .where(sql<boolean>`(here.user_id is not null or done.board_id is not null)`)
    .orderBy(sql`last.at desc nulls last`)
    .orderBy('boards.id')
    .$castTo<RecentProject & { doneAt: string | null; isMine: boolean }>()
    .execute()
  const done = rows.filter(({ doneAt }) => doneAt !== null).sort((one, other) => (one.doneAt! < other.doneAt! ? 1 : -1))
  const others = rows.filter(({ doneAt }) => doneAt === null)
  return {
    mine: rows.filter(({ isMine }) => isMine).slice(0, MOST_PROJECTS),
    recent: [...done, ...others].slice(0, SHOWN_RECENT).map((project) => ({ ...project, at: project.doneAt })),
  }
}

interface Told {
  board_id: string
  count: number
  _id: string
  type: string
  at: string
  payload: Record<string, unknown>
  actor: DigestProject['activities'][number]['actor']
  /** The name of the key a program came with. */
  via: string | null
}

/** What others did there since then. The same done to the same task again is told once. */
export async function happenedOn(
  db: Db,
  userId: string,
  projects: RecentProject[],
  since: Date,
): Promise<DigestProject[]> {
  const { rows } = await sql<Told>`select told.board_id, told.count, told.id as "_id", told.type, told.at,
      told.payload - 'task' - 'tasks' as payload, ${personOrNullJson} as actor, api_keys.name as via
    from (
      select latest.*, (count(*) over of_board)::integer as count, row_number() over (of_board order by seq desc) as nth
      from unnest(${projects.map(({ _id }) => _id)}::uuid[]) as project (id) cross join lateral (
        select distinct on (late.type, coalesce(late.payload ->> 'taskId', late.id::text)) late.*
        from (select * from events where events.board_id = project.id order by seq desc limit ${MOST_EVENTS}) late
        where late.at > ${since} and late.actor is distinct from ${userId} and late.type = any(${TOLD})
          and not (late.type = 'task-moved' and late.payload ->> 'columnId' = late.payload ->> 'from')
        order by late.type, coalesce(late.payload ->> 'taskId', late.id::text), late.seq desc
      ) latest
      window of_board as (partition by latest.board_id)
    ) told left join users on users.id = told.actor left join api_keys on api_keys.id = told.key_id
    where told.nth <= ${SHOWN_EVENTS}
    order by told.seq desc`.execute(db)
  return projects.flatMap(({ _id, title, workspace }) => {
    const here = rows.filter(({ board_id }) => board_id === _id)
    const board = { _id, title }
    const activities = here.map(({ board_id: _, count: __, ...activity }) => ({ ...activity, board, workspace }))
    return here[0] ? [{ board, workspace, count: here[0].count, activities }] : []
  })
}
