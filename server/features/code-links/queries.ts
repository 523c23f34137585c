import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { CodeDelivery, CodeLink } from '#contract/code-links.ts'
import type { Db } from '#server/database/connect.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

export type NewLink = Omit<CodeLink, '_id'>

export const linksOf = (db: Db, taskId: string) =>
  db
    .selectFrom('code_links')
    .select(['id as _id', 'kind', 'ref', 'repository', 'title', 'url', 'author', 'state', 'at'])
    .where('task_id', '=', taskId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .$castTo<CodeLink>()
    .execute()

export const findSource = (db: Db, workspaceId: string) =>
  db
    .selectFrom('code_sources')
    .leftJoin('users', 'users.id', 'code_sources.created_by')
    .select([
      'code_sources.sealed_token as sealedToken',
      'code_sources.created_at as createdAt',
      personOrNullJson.as('createdBy'),
    ])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()

export const deliveriesOf = (db: Db, workspaceId: string): Promise<CodeDelivery[]> =>
  db
    .selectFrom('code_deliveries')
    .select(['id as _id', 'event', 'repository', 'linked', 'completed', 'received_at as receivedAt'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('received_at', 'desc')
    .limit(10)
    .execute()

interface NewSource {
  token_hash: string
  sealed_token: string
  sealed_secret: string
  created_by: string
  created_at: Date
}

/** In the place of an earlier one. */
export const putSource = (db: Db, workspaceId: string, source: NewSource) =>
  db
    .insertInto('code_sources')
    .values({ workspace_id: workspaceId, ...source })
    .onConflict((known) => known.column('workspace_id').doUpdateSet(source))
    .execute()

export const deleteSource = (db: Db, workspaceId: string) =>
  db.deleteFrom('code_sources').where('workspace_id', '=', workspaceId).execute()

/** Only of a workspace that is in use. */
export const findSourceByToken = (db: Db, hash: string) =>
  db
    .selectFrom('code_sources')
    .innerJoin('workspaces', 'workspaces.id', 'code_sources.workspace_id')
    .select([
      'code_sources.workspace_id as workspaceId',
      'code_sources.sealed_secret as sealedSecret',
      'code_sources.created_by as createdBy',
    ])
    .where('token_hash', '=', hash)
    .where('workspaces.status', '=', 'active')
    .executeTakeFirst()

/** False when it was here before. */
export async function insertDelivery(
  db: Db,
  row: { id: string; workspace_id: string; event: string; repository: string; received_at: Date },
) {
  const { rows } = await sql`insert into code_deliveries (id, workspace_id, event, repository, received_at)
    values (${row.id}, ${row.workspace_id}, ${row.event}, ${row.repository}, ${row.received_at})
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

export const noteOutcome = (db: Db, workspaceId: string, id: string, outcome: { linked: number; completed: number }) =>
  db.updateTable('code_deliveries').set(outcome).where('workspace_id', '=', workspaceId).where('id', '=', id).execute()

export interface NamedTask {
  _id: string
  key: string
  title: string
  boardId: string
  completedAt: string | null
}

/** In projects of this workspace that are in use; by key, in an order that is the same for everybody who locks them. */
export async function tasksNamed(db: Db, workspaceId: string, keys: string[]): Promise<NamedTask[]> {
  const { rows } = await sql<NamedTask>`select tasks.id as _id, boards.key || '-' || tasks.number as key, tasks.title,
      boards.id as "boardId", tasks.completed_at as "completedAt"
    from unnest(${keys.map((key) => key.split('-')[0]!)}::text[], ${keys.map((key) => Number(key.split('-')[1]))}::integer[])
      as named (key, number)
    join boards on boards.workspace_id = ${workspaceId} and boards.key = named.key and boards.status = 'active'
    join tasks on tasks.board_id = boards.id and tasks.number = named.number and tasks.deleted_at is null
    order by boards.id, tasks.id`.execute(db)
  return rows
}

/** Those that are new, or whose state is. What was told out of order does not open again what is merged. */
export async function putLinks(db: Db, taskId: string, links: NewLink[]): Promise<NewLink[]> {
  const given = links.map((link) => ({ id: newId(), task_id: taskId, ...link }))
  const { rows } = await sql<LinkName>`
    insert into code_links (id, task_id, kind, repository, ref, title, url, author, state, at)
    select id, task_id, kind, repository, ref, title, url, author, state, at
    from jsonb_populate_recordset(null::code_links, ${JSON.stringify(given)}::jsonb)
    on conflict (task_id, kind, repository, ref) do update
      set state = excluded.state, title = excluded.title, at = excluded.at
      where code_links.state is distinct from excluded.state and code_links.at <= excluded.at
    returning kind, repository, ref`.execute(db)
  const written = new Set(rows.map(nameOf))
  return links.filter((link) => written.has(nameOf(link)))
}

type LinkName = Pick<CodeLink, 'kind' | 'repository' | 'ref'>
const nameOf = ({ kind, repository, ref }: LinkName) => `${kind} ${repository} ${ref}`

/** Where what is finished belongs: the first column of the kind. */
export const findDoneColumn = (db: Db, boardId: string) =>
  db
    .selectFrom('columns')
    .select('id')
    .where('board_id', '=', boardId)
    .where('type', '=', 'completed')
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst()

/** Where these are to go, in the one order everybody takes columns. */
export const lockDoneColumns = (db: Db, boardIds: string[]) =>
  sql`select 1 from columns where board_id = any(${boardIds}) and type = 'completed' order by id for no key update`.execute(
    db,
  )

export const deleteOldCodeDeliveries = (db: Db, before: Date) =>
  db.deleteFrom('code_deliveries').where('received_at', '<', before.toISOString()).execute()
