import { type RawBuilder, sql } from 'kysely'
import type { ChecklistItem, TaskCard } from '#contract/tasks.ts'
import { MAX_DURATION_SECONDS, MIN_DURATION_SECONDS } from '#contract/time.ts'
import { type EventHead, headColumns, headRow, headValues } from '#server/core/event-log.ts'
import { heldWorkers } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { isFinishing, type NoPlace, placeFor, type Wish } from '#server/features/places/service.ts'
import { cardColumns } from './cards.ts'

export interface TaskRow {
  title: string
  description: string
  members: string[]
  labels: string[]
  priority: number
  complexity: number
  start_date: string | null
  due_date: string | null
  blockers: string[]
  dependencies: string[]
  cover: string | null
  cover_image: string | null
  checklist: ChecklistItem[]
}

export interface NewTask extends TaskRow {
  id: string
  column_id: string
  created_by: string | null
  /** Files that are put on it in the same transaction. */
  attachment_count?: number
  head: EventHead
  /** Told with the event beyond the task itself. */
  facts?: Record<string, unknown>
  wish: Wish
}

interface On {
  boardId: string
  workspaceId: string
}

interface Inserted {
  problem: NoPlace | null
  above: string | null
  seq: number
  card: TaskCard
}

/**
 * New tasks of one board, with its next numbers, and their events, in one statement: nobody else who works on the board waits for
 * more than that. For each there is either a problem or all the rest. Several at once only at the end of columns. A board that was
 * archived or taken to another workspace since it was looked at gets none of them. People and labels that went meanwhile are left out;
 * the others are held, before the board's row: whoever removes one waits, and finds it on the task.
 */
export async function insertTasks(db: Db, { boardId, workspaceId }: On, tasks: NewTask[]): Promise<Inserted[]> {
  const items = tasks.map(({ wish, ...task }, n) => ({ n, ...task, ...wish, top: wish.from === 'top' }))
  const { rows } = await sql<Inserted>`with items as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (n integer, id uuid, column_id uuid, title text,
        description text, members uuid[], labels uuid[], priority smallint, complexity smallint, start_date date, due_date date,
        blockers uuid[], dependencies uuid[], cover text, cover_image text, checklist jsonb, created_by uuid, head jsonb,
        attachment_count integer, facts jsonb, before uuid, after uuid, "position" double precision, top boolean)
    ),
    placed as materialized (
      select items.n, items.id, taken.* from (select * from items order by column_id, n) items
      cross join lateral ${placeFor(boardId, {
        columnId: sql`items.column_id`,
        taskId: sql`items.id`,
        isNew: true,
        before: sql`items.before`,
        after: sql`items.after`,
        position: sql`items.position`,
        top: sql`items.top`,
      })} taken
    ),
    ${heldWorkers(boardId, sql`array(select unnest(members) from items)`)},
    tags as materialized (
      select id from labels where workspace_id = ${workspaceId} and (board_id is null or board_id = ${boardId})
        and id = any(array(select unnest(labels) from items)) for key share
    ),
    accepted as (select n, place, row_number() over (order by n) as nth from placed where problem is null),
    numbered as (
      update boards set last_number = last_number + counted.total, seq = seq + counted.total
      from (select count(*) as total from accepted) counted where boards.id = ${boardId} and counted.total > 0
        and boards.status = 'active' and boards.workspace_id = ${workspaceId}
        and (select count(*) from people) + (select count(*) from seats) + (select count(*) from tags) >= 0
      returning boards.id, boards.key, boards.last_number - counted.total as number, boards.seq - counted.total as seq
    ),
    inserted as (
      insert into tasks (id, board_id, column_id, number, position, title, description, members, labels, priority, complexity,
        start_date, due_date, blockers, dependencies, cover, cover_image, checklist, attachment_count, completed_at, created_by)
      select items.id, numbered.id, items.column_id, numbered.number + accepted.nth, accepted.place, items.title,
        items.description, ${among(sql`items.members`, sql`workers`)}, ${among(sql`items.labels`, sql`tags`)}, items.priority, items.complexity, items.start_date, items.due_date,
        items.blockers, items.dependencies, items.cover, items.cover_image, items.checklist,
        coalesce(items.attachment_count, 0), case when ${isFinishing(sql`items.column_id`, sql`numbered.id`)} then now() end, items.created_by
      from accepted join items using (n), numbered returning *
    ),
    card as (select ${cardColumns} from inserted tasks cross join numbered boards),
    logged as (
      insert into events (${headColumns}, payload, seq)
      select ${headValues}, jsonb_build_object('task', to_jsonb(card), 'taskId', card._id, 'title', card.title)
        || coalesce(items.facts, '{}'), numbered.seq + accepted.nth
      from accepted join items using (n) join card on card._id = items.id, numbered, ${headRow(sql`items.head`)}
    )
    select placed.problem, placed.above, numbered.seq + accepted.nth as seq,
      (select row_to_json(card) from card where card._id = placed.id) as card,
      case when accepted.n is not null and numbered.id is null then overtaken() end
    from placed left join accepted using (n) left join numbered on true order by placed.n`.execute(db)
  return rows
}

/** In their order. */
const among = (ids: RawBuilder<unknown>, held: RawBuilder<unknown>) =>
  sql`array(select id from unnest(${ids}) with ordinality as named (id, nth) where id in (select id from ${held}) order by nth)`

/** What is so already is not written again: a version nobody is told of would make copies of the task look outdated. */
export async function updateTaskRow(db: Db, id: string, { checklist, ...rest }: Partial<TaskRow>) {
  const changes = { ...rest, ...(checklist && { checklist: JSON.stringify(checklist) }) }
  const columns = Object.keys(changes) as (keyof typeof changes)[]
  if (columns.length === 0) return
  await db
    .updateTable('tasks')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where((is) => is.or(columns.map((column) => sql<boolean>`${sql.ref(column)} is distinct from ${changes[column]}`)))
    .execute()
}

/** Whose timers ran on them: nobody could stop those any more. What ran a minute or longer is kept, for when the task comes back. */
export async function markDeleted(db: Db, ids: string[], { at, by }: { at: Date; by: string }) {
  const timersOf = await endTimersOn(db, ids, at)
  await sql`update tasks set deleted_at = ${at}::timestamptz, deleted_by = ${by}, version = version + 1, updated_at = now(),
    total_seconds = coalesce((select sum(duration) from time_entries where task_id = tasks.id), 0)
    where id = any(${ids})`.execute(db)
  return timersOf
}

async function endTimersOn(db: Db, ids: string[], at: Date) {
  const { rows } = await sql<{ user: string }>`with ran as (
      select id, user_id, floor(extract(epoch from ${at}::timestamptz - start_time)) as seconds from time_entries
      where task_id = any(${ids}) and duration is null order by id for update
    ),
    kept as (
      update time_entries set duration = least(ran.seconds, ${sql.lit(MAX_DURATION_SECONDS)}), version = version + 1
      from ran where ran.id = time_entries.id and ran.seconds >= ${sql.lit(MIN_DURATION_SECONDS)}
    ),
    dropped as (
      delete from time_entries using ran where ran.id = time_entries.id and ran.seconds < ${sql.lit(MIN_DURATION_SECONDS)}
    )
    select user_id as user from ran`.execute(db)
  return rows.map(({ user }) => user)
}

export const markRestored = (db: Db, id: string) =>
  sql`update tasks set deleted_at = null, deleted_by = null, version = version + 1, updated_at = now() where id = ${id}`.execute(
    db,
  )
