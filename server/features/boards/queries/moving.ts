// A project goes to another workspace, with all that may go along.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { updateBoardRow } from './rows.ts'

/** Everything of a board that hangs on its old workspace goes, or comes along. */
export async function takeToWorkspace(
  db: Db,
  boardId: string,
  to: { workspaceId: string; key: string; position: number },
) {
  const stays = sql<boolean>`user_id not in (select user_id from workspace_members where workspace_id = ${to.workspaceId})`
  await db.deleteFrom('board_members').where('board_id', '=', boardId).where(stays).execute()
  await db.deleteFrom('board_preferences').where('board_id', '=', boardId).where(stays).execute()
  await db.deleteFrom('form_listeners').where('board_id', '=', boardId).where(stays).execute()
  await db.deleteFrom('board_links').where('board_id', '=', boardId).execute()
  await db.deleteFrom('webhooks').where('board_id', '=', boardId).execute()
  await db.deleteFrom('invitation_boards').where('board_id', '=', boardId).execute()
  await sql`update columns set type = case when theirs.finishing then 'completed' else 'unstarted' end
    from boards join workspaces on workspaces.id = boards.workspace_id,
      jsonb_to_recordset(workspaces.column_types) as theirs (key text, finishing boolean)
    where boards.id = ${boardId} and columns.board_id = boards.id and theirs.key = columns.type
      and not exists (select 1 from workspaces target, jsonb_to_recordset(target.column_types) as known (key text)
        where target.id = ${to.workspaceId} and known.key = columns.type)`.execute(db)
  await updateBoardRow(db, boardId, {
    workspace_id: to.workspaceId,
    folder_id: null,
    key: to.key,
    position: to.position,
  })
  await db.updateTable('events').set({ workspace_id: to.workspaceId }).where('board_id', '=', boardId).execute()
  await keepMembersOf(db, boardId, to.workspaceId)
  await forgetTasksElsewhere(db, boardId)
}

/** Its tasks wait for none of the workspace it left. */
const forgetTasksElsewhere = (db: Db, boardId: string) => {
  const known = (
    list: string,
  ) => sql`array(select other from unnest(${sql.ref(list)}) with ordinality as had (other, place)
    where other in (select own.id from tasks own where own.board_id = ${boardId}) order by place)`
  return sql`update tasks set version = version + 1, updated_at = now(), blockers = ${known('tasks.blockers')},
      dependencies = ${known('tasks.dependencies')}
    where board_id = ${boardId} and (blockers <> ${known('tasks.blockers')} or dependencies <> ${known('tasks.dependencies')})`.execute(
    db,
  )
}

/** Its tasks lose whoever is not in the workspace it came to. */
const keepMembersOf = (db: Db, boardId: string, workspaceId: string) =>
  sql`with there as (select user_id from workspace_members where workspace_id = ${workspaceId})
    update tasks set version = version + 1, updated_at = now(), members = array(
      select person from unnest(members) with ordinality as given (person, place)
      where person in (select user_id from there) order by place)
    where board_id = ${boardId}
      and exists (select 1 from unnest(members) as person where person not in (select user_id from there))`.execute(db)

/** Labels its tasks have from another workspace than the one it is in. */
export const strangeLabelsOn = (db: Db, boardId: string) =>
  db
    .selectFrom('labels')
    .innerJoin('boards', (join) => join.on('boards.id', '=', boardId))
    .select(['labels.id', 'labels.name', 'labels.color'])
    .whereRef('labels.workspace_id', '!=', 'boards.workspace_id')
    .where(sql<boolean>`labels.id in (select unnest(tasks.labels) from tasks where tasks.board_id = ${boardId})`)
    .execute()

/** Each label of its tasks by the one that takes its place, where one does. */
export const exchangeLabels = (db: Db, boardId: string, places: { from: string; to: string }[]) => {
  const from = places.map((place) => place.from)
  const to = places.map((place) => place.to)
  return sql`update tasks set version = version + 1, updated_at = now(), labels = array(
      select coalesce(places.new, had.label) from unnest(labels) with ordinality as had (label, place)
      left join unnest(${from}::uuid[], ${to}::uuid[]) as places (old, new) on places.old = had.label
      group by 1 order by min(had.place))
    where board_id = ${boardId} and labels && ${from}::uuid[]`.execute(db)
}
