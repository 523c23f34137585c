// What a board has to put things in.
import { sql } from 'kysely'
import { heldWorkers, mayWorkOn } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import type { Candidate } from '#server/features/imports/places.ts'
import { isFinishing } from '#server/features/places/service.ts'

/** Whoever can be given a task of this board. */
export const candidatesOf = (db: Db, boardId: string) =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'username', 'avatar', 'avatar_thumbnail as avatarThumbnail', 'email'])
    .where(sql<boolean>`id in ${mayWorkOn(boardId)}`)
    .$castTo<Candidate>()
    .execute()

/** The same until the commit: whoever takes one of them off the board then finds them on the tasks. */
export async function heldCandidatesOf(db: Db, boardId: string) {
  const { rows } = await sql<Candidate>`with ${heldWorkers(boardId, sql`array${mayWorkOn(boardId)}`)}
    select users.id as "_id", name, username, avatar, avatar_thumbnail as "avatarThumbnail", email
    from users join workers on workers.id = users.id`.execute(db)
  return rows
}

interface StandingColumn {
  _id: string
  title: string
  type: string
  finishing: boolean
  position: number
}

/** From left to right; their locks are taken in the one order everybody takes them. */
export async function lockColumnsOf(db: Db, boardId: string) {
  const { rows } =
    await sql<StandingColumn>`select id as "_id", title, type, position, ${isFinishing(sql`columns.id`, sql`columns.board_id`)} as finishing
    from columns where board_id = ${boardId} order by id for no key update`.execute(db)
  return rows.sort((one, other) => one.position - other.position)
}

/** They stay until the commit: whoever deletes one then finds it on the tasks. */
export async function labelIdsOf(db: Db, boardId: string) {
  const { rows } = await sql<{ id: string }>`select labels.id from labels
    join boards on boards.workspace_id = labels.workspace_id
    where boards.id = ${boardId} and (labels.board_id is null or labels.board_id = boards.id)
    for key share of labels`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const insertLabels = (
  db: Db,
  home: { workspaceId: string; boardId: string },
  labels: { id: string; name: string; color: string }[],
) =>
  db
    .insertInto('labels')
    .values(labels.map((label) => ({ ...label, workspace_id: home.workspaceId, board_id: home.boardId })))
    .execute()
