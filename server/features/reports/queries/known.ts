// What a report may name: columns, also former ones, people, labels and projects.
import { sql } from 'kysely'
import type { Person } from '#contract/people.ts'
import { outsideRoles } from '#contract/permissions.ts'
import { boardsSeenBy } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { personJson } from '#server/features/people/service.ts'
import type { KnownColumn } from '#server/features/reports/kinds.ts'

/** Those that are there, in their order, and behind them those that were deleted. */
export async function columnsEver(db: Db, workspaceId: string) {
  const { rows } = await sql<Omit<KnownColumn, 'kind'>>`
    select columns.id as "_id", board_id as "boardId", columns.title, type, color, null as "deletedAt", columns.position
    from columns join boards on boards.id = columns.board_id where boards.workspace_id = ${workspaceId}
    union all
    select (payload ->> 'columnId')::uuid, board_id, before ->> 'title', before ->> 'type', before ->> 'color', ${momentJson('at')},
      (before ->> 'position')::float8
    from events where board_id in (select id from boards where workspace_id = ${workspaceId}) and type = 'column-deleted'
    order by 6 nulls first, 7, 1`.execute(db)
  return rows
}

/** What columns of a board were called before, newest first. */
export async function formerTitles(db: Db, boardId: string) {
  const { rows } = await sql<{ columnId: string; title: string }>`
    select payload ->> 'columnId' as "columnId", before ->> 'title' as title from events
    where board_id = ${boardId} and type = 'column-updated' and before ->> 'title' <> payload -> 'column' ->> 'title'
    order by seq desc`.execute(db)
  return rows
}

export async function seenBoards(db: Db, userId: string, workspaceId: string) {
  const { rows } = await sql<{
    _id: string
    key: string
    title: string
    isArchived: boolean
  }>`select id as "_id", key, title,
      status = 'archived' as "isArchived" from boards
    where id in ${boardsSeenBy(userId, workspaceId)} order by position, id`.execute(db)
  return rows
}

/** Whoever is in the workspace, and whoever worked there before they left. */
export async function knownPeople(db: Db, workspaceId: string, ids: string[]) {
  const { rows } = await sql<{ id: string }>`select id from unnest(${ids}::uuid[]) as asked (id)
    where exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = asked.id)
      or exists (select 1 from time_entries join tasks on tasks.id = time_entries.task_id join boards on boards.id = tasks.board_id
        where time_entries.user_id = asked.id and boards.workspace_id = ${workspaceId})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The workspace's own and those of these projects. */
export async function knownLabels(db: Db, workspaceId: string, boardIds: string[], ids: string[]) {
  const { rows } = await sql<{ id: string }>`select id from labels where id = any(${ids}::uuid[])
    and workspace_id = ${workspaceId} and (board_id is null or board_id = any(${boardIds}::uuid[]))`.execute(db)
  return rows.map(({ id }) => id)
}

export async function peopleById(db: Db, ids: string[]) {
  const { rows } = await sql<{ person: Person }>`select ${personJson} as person from users
    where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ person }) => [person._id, person]))
}

export interface Worker {
  user: Person
  timezone: string | null
  /** Guests and clients are shown only where there is something to show. */
  outside: boolean
}

/** Members, and whoever else is named. */
export async function workersOf(db: Db, workspaceId: string, others: string[]) {
  const { rows } = await sql<Worker>`select ${personJson} as "user", users.timezone,
      coalesce(members.role = any(${outsideRoles}::text[]), true) as outside
    from users left join workspace_members members on members.user_id = users.id and members.workspace_id = ${workspaceId}
    where members.user_id is not null or users.id = any(${others}::uuid[]) order by lower(users.name), users.id`.execute(
    db,
  )
  return rows
}
