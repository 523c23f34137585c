import { type RawBuilder, sql } from 'kysely'
import type { Task } from '#contract/tasks.ts'
import { type EventHead, headColumns, headRow, headValues } from '#server/core/event-log.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { distances, type NoPlace, type Wish } from '#server/features/places/service.ts'
import { wholeColumns } from '#server/features/tasks/service.ts'
import type { OnBoard } from './events.ts'

export interface Move {
  task_id: string
  column_id: string
  now: Date
  wish: Wish
  head: EventHead
}

interface Moved {
  problem: NoPlace | null
  above: string | null
  /** Not true when it was deleted or carried to another board meanwhile. */
  is_here: boolean | null
  /** Somebody's timer runs on it and has to stop first. */
  has_timers: boolean | null
  seq: number
  payload: Record<string, unknown>
  task: Task
}

/**
 * New places for tasks of one board, and their events, in one statement: nobody else who works on the board waits for more than
 * that. For each it says what is in the way, or all the rest. On a board that was archived or taken to another workspace since it
 * was looked at, nothing moves.
 */
export async function moveTasks(db: Db, { boardId, workspaceId }: OnBoard, moves: Move[]): Promise<Moved[]> {
  const items = moves.map(({ wish: { before, after, position }, ...move }, n) => ({
    n,
    ...move,
    before,
    after,
    wanted: position,
  }))
  const { rows } = await sql<Moved>`with moved as materialized (
      select * from move_tasks(${boardId}, ${JSON.stringify(items)}::jsonb, ${distances})
    ),
    done as (
      select n, task, from_column, from_position, row_number() over (order by n) as nth from moved
      where problem is null and is_here and not has_timers
    ),
    numbered as (
      update boards set seq = seq + counted.total from (select count(*) as total from done) counted
      where boards.id = ${boardId} and counted.total > 0 and boards.status = 'active' and boards.workspace_id = ${workspaceId}
      returning boards.key, boards.seq - counted.total as seq
    ),
    logged as (
      insert into events (${headColumns}, payload, before, seq)
      select ${headValues}, jsonb_build_object('taskId', tasks.id, 'title', tasks.title, 'columnId', tasks.column_id,
          'column', columns.title, 'position', tasks.position, 'completedAt', ${momentJson('tasks.completed_at')},
          'version', tasks.version, 'updatedAt', ${momentJson('tasks.updated_at')}, 'from', done.from_column),
        jsonb_build_object('columnId', done.from_column, 'position', done.from_position), numbered.seq + done.nth
      from done cross join lateral (select (done.task).*) tasks join columns on columns.id = tasks.column_id
        join jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (n integer, head jsonb) using (n), numbered,
        ${headRow(sql`item.head`)}
      returning seq, payload
    )
    select moved.problem, moved.above, moved.is_here, moved.has_timers, logged.seq, logged.payload, (
        select row_to_json(whole) from (
          select ${wholeColumns} from (select (done.task).*) tasks cross join numbered boards
        ) whole where done.n is not null
      ) as task, case when done.n is not null and numbered.seq is null then overtaken() end
    from moved left join done using (n) left join numbered on true left join logged on logged.seq = numbered.seq + done.nth
    order by moved.n`.execute(db)
  return rows
}

interface Fields {
  members?: string[]
  labels?: string[]
  priority?: number
  complexity?: number
  startDate?: string | null
  dueDate?: string | null
}

interface Lists {
  addMembers: string[]
  removeMembers: string[]
  addLabels: string[]
  removeLabels: string[]
}

/** What is taken out goes, what is put in is there once, and the order of the rest stays. */
const altered = (current: RawBuilder<unknown>, add: string[], remove: string[]) =>
  sql`array(select id from unnest(${current} || array(select unnest(${add}::uuid[]) except select unnest(${current})))
    with ordinality as listed (id, place) where id <> all(${remove}::uuid[]) order by place)`

/** What is so already is not written again: a version nobody is told of would make copies of the task look outdated. */
export const updateAll = (db: Db, ids: string[], fields: Fields, lists: Lists) => {
  const members = fields.members ? sql`${fields.members}::uuid[]` : sql`members`
  const labels = fields.labels ? sql`${fields.labels}::uuid[]` : sql`labels`
  const changes = {
    members: altered(members, lists.addMembers, lists.removeMembers) as never,
    labels: altered(labels, lists.addLabels, lists.removeLabels) as never,
    ...(fields.priority !== undefined && { priority: fields.priority }),
    ...(fields.complexity !== undefined && { complexity: fields.complexity }),
    ...(fields.startDate !== undefined && { start_date: fields.startDate }),
    ...(fields.dueDate !== undefined && { due_date: fields.dueDate }),
  }
  const columns = Object.keys(changes) as (keyof typeof changes)[]
  return db
    .updateTable('tasks')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where(sql<boolean>`id = any(${ids})`)
    .where((is) => is.or(columns.map((column) => sql<boolean>`${sql.ref(column)} is distinct from ${changes[column]}`)))
    .execute()
}

/** The title of the first of them that would begin after it is due. */
export async function startsTooLate(db: Db, ids: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`select title from tasks
    where id = any(${ids}) and start_date > due_date order by number limit 1`.execute(db)
  return rows[0]?.title
}

/** One board, or all of a workspace. */
export interface From {
  workspaceId: string
  boardId: string | null
}

const has = (field: 'labels' | 'members', id: string, { boardId, workspaceId }: From) =>
  sql`${sql.ref(field)} @> array[${id}::uuid] and ${
    boardId
      ? sql`board_id = ${boardId}`
      : sql`board_id in (select boards.id from boards where boards.workspace_id = ${workspaceId})`
  }`

/** Every task that has this label or person, and the one this person's timer runs on. In the order everybody takes them. */
export const lockTasksWith = (db: Db, field: 'labels' | 'members', id: string, from: From) =>
  sql`select 1 from tasks where id in (
      select id from tasks where ${has(field, id, from)}
      union select task_id from time_entries where user_id = ${id} and duration is null
    ) order by id for no key update`.execute(db)

/** Takes a label or a person out of every task that has it. The tasks, by board. */
export async function takeOut(db: Db, field: 'labels' | 'members', id: string, from: From) {
  const { rows } = await sql<{ boardId: string; taskIds: string[] }>`with changed as (
      update tasks set ${sql.ref(field)} = array_remove(${sql.ref(field)}, ${id}::uuid), version = version + 1, updated_at = now()
      where ${has(field, id, from)} returning id, board_id, deleted_at
    )
    select board_id as "boardId", array_agg(id) as "taskIds" from changed where deleted_at is null
    group by board_id order by board_id`.execute(db)
  return rows
}
