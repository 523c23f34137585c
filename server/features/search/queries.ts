import { sql } from 'kysely'
import type { Output } from '#contract/endpoint.ts'
import type { searchApi } from '#contract/search.ts'
import { boardsSeenBy } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { containing, folding, literally } from '#server/database/containing.ts'

type Found = Output<(typeof searchApi)['search']>

const MOST = 20

interface Asking {
  userId: string
  workspaceId: string
  text: string
}

const found = sql`tasks.id as "_id", boards.key || '-' || tasks.number as "taskId", tasks.title,
  json_build_object('_id', boards.id, 'title', boards.title) as board,
  json_build_object('title', columns.title, 'color', columns.color) as column, tasks.completed_at is not null as finished`

export async function tasksCalled(
  db: Db,
  userId: string,
  workspaceId: string,
  keys: string[],
): Promise<Found['tasks']> {
  const named = keys.map((key) => key.split('-') as [string, string])
  const { rows } = await sql<Found['tasks'][number]>`select distinct on (tasks.id) ${found}
    from unnest(${named.map(([key]) => key)}::text[], ${named.map(([, number]) => number)}::integer[]) as named (key, number)
      join boards on upper(boards.key) = named.key and boards.id in ${boardsSeenBy(userId, workspaceId)}
      join tasks on tasks.board_id = boards.id and tasks.number = named.number and tasks.deleted_at is null
      join columns on columns.id = tasks.column_id`.execute(db)
  return rows
}

/** KEY-12 itself first, then titles that begin with it, then titles, then descriptions; of equals the newest. */
export async function findTasks(db: Db, { userId, workspaceId, text }: Asking): Promise<Found['tasks']> {
  const pattern = containing(text)
  const contains = (column: 'title' | 'description') => sql`tasks.${sql.ref(column)} ${folding(text)} ilike ${pattern}`
  const called = sql`(boards.key || '-' || tasks.number)`
  // Asked of every task there is: what cannot be a part of KEY-12 is not looked for in it.
  const byName = /^[a-z0-9]{0,6}-?\d*$/i.test(text) ? sql`or ${called} ilike ${pattern}` : sql``
  // Columns only for what is shown: a word that many tasks have would look up one for each of them.
  const { rows } = await sql<Found['tasks'][number]>`with best as materialized (
      select tasks.id, ${called} ilike ${literally(text)} as called, tasks.title ilike ${pattern.slice(1)} as begins,
        ${contains('title')} as titled, tasks.completed_at is null as open, tasks.updated_at
      from tasks join boards on boards.id = tasks.board_id
      where tasks.deleted_at is null and boards.id in ${boardsSeenBy(userId, workspaceId)}
        and (${contains('title')} or ${contains('description')} ${byName})
      order by called desc, begins desc, titled desc, open desc, updated_at desc, id
      limit ${MOST}
    )
    select ${found} from best join tasks on tasks.id = best.id join boards on boards.id = tasks.board_id
      join columns on columns.id = tasks.column_id
    order by called desc, begins desc, titled desc, open desc, best.updated_at desc, best.id`.execute(db)
  return rows
}

export async function findProjects(db: Db, { userId, workspaceId, text }: Asking): Promise<Found['projects']> {
  const pattern = containing(text)
  const { rows } = await sql<Found['projects'][number]>`select id as "_id", title, key, status from boards
    where id in ${boardsSeenBy(userId, workspaceId)} and (title ilike ${pattern} or key ilike ${literally(text)})
    order by status, title ilike ${pattern.slice(1)} desc, title, id limit ${MOST}`.execute(db)
  return rows
}
