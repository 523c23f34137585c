import { sql } from 'kysely'
import type { Column } from '#contract/columns.ts'
import { ACTIVITY_PARTS } from '#contract/history.ts'
import type { Person } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import { personJson } from '#server/features/people/service.ts'

/** What an event tells of cards. */
export interface Told {
  type: string
  payload: Record<string, unknown>
}

export interface ToldWhole extends Told {
  seq: number
  at: string
  actor: string | null
}

export interface ColumnTold extends Told {
  seq: number
  before: Record<string, unknown> | null
}

/** Literally, so that it can be compared with what indexes are made for. */
const aboutCards = sql`type in ('task-created', 'task-updated', 'task-deleted', 'task-moved', 'tasks-bulk-updated', 'column-rebalanced',
  'time-added', 'time-updated', 'time-deleted', 'timer-started', 'timer-stopped', 'timer-auto-stopped', 'timer-cancelled',
  'comment-created', 'comment-updated', 'comment-deleted')`
const aboutColumns = sql`type in ('column-created', 'column-updated', 'column-deleted', 'columns-reordered')`

/** How far the log had come. Requests overtake each other by moments: what comes after something later counts as later. */
export async function seqAt(db: Db, boardId: string, at: string) {
  const { rows } = await sql<{ seq: number }>`select coalesce((
      select seq - 1 from events where board_id = ${boardId} and at > ${at} order by seq limit 1
    ), boards.seq) as seq from boards where id = ${boardId}`.execute(db)
  return rows[0]?.seq ?? 0
}

/**
 * Everything about cards from the beginning that still counts: what was said of a task before it was last told in full does not. `only`
 * these tasks, where somebody wants to know of no others.
 */
export async function cardsToldUntil(db: Db, boardId: string, seq: number, only?: string[]): Promise<Told[]> {
  const wanted = only ? sql`(task_id is null or task_id = any(${only}::uuid[]))` : sql`true`
  const { rows } = await sql<Told>`with told as materialized (
      select seq, task_id, type, payload from events
      where board_id = ${boardId} and seq <= ${seq} and ${aboutCards} and ${wanted}
    ),
    whole as (select task_id, max(seq) as seq from told where type in ('task-created', 'task-updated') group by task_id)
    select told.type, told.payload - '{changes,title}'::text[] as payload from told left join whole using (task_id)
    where whole.seq is null or told.seq >= whole.seq order by told.seq`.execute(db)
  return rows
}

export async function toldBetween(db: Db, boardId: string, from: number, to: number): Promise<ToldWhole[]> {
  const { rows } = await sql<ToldWhole>`select seq, at, type, actor, payload from events
    where board_id = ${boardId} and seq > ${from} and seq <= ${to} and (${aboutCards} or ${aboutColumns}) order by seq`.execute(
    db,
  )
  return rows
}

/** Columns as they are and what happened to them since, newest first: in one look, or the two would not fit together. */
export async function columnsSince(db: Db, boardId: string, seq: number) {
  const { rows } = await sql<{ columns: Column[]; told: ColumnTold[] }>`select (
      select coalesce(json_agg(json_build_object('_id', id, 'boardId', board_id, 'title', title, 'type', type, 'color', color,
        'position', position, 'limit', task_limit, 'status', 'active', 'createdAt', ${momentJson('created_at')},
        'updatedAt', ${momentJson('updated_at')}, 'version', version)), '[]')
      from columns where board_id = ${boardId}
    ) as columns, (
      select coalesce(json_agg(json_build_object('seq', seq, 'type', type, 'payload', payload, 'before', before)
        order by seq desc), '[]')
      from events where board_id = ${boardId} and seq > ${seq} and ${aboutColumns}
    ) as told`.execute(db)
  return rows[0]!
}

/** When the last thing up to one seq happened, and the first after another. */
export async function momentsAround(db: Db, boardId: string, from: number, to: number) {
  const { rows } = await sql<{ since: string | null; until: string | null }>`select
    (select at from events where board_id = ${boardId} and seq <= ${from} order by seq desc limit 1) as since,
    (select at from events where board_id = ${boardId} and seq > ${to} order by seq limit 1) as until`.execute(db)
  return rows[0]!
}

/** Tasks that were deleted for good. Only what happened to many at once still names them. */
export async function goneForGood(db: Db, taskIds: string[]): Promise<Set<string>> {
  if (taskIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select named.id from unnest(${taskIds}::uuid[]) named (id)
    left join tasks on tasks.id = named.id where tasks.id is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function peopleNamed(db: Db, ids: string[]): Promise<Person[]> {
  const { rows } = await sql<{
    person: Person
  }>`select ${personJson} as person from users where id = any(${ids}::uuid[]) order by id`.execute(db)
  return rows.map(({ person }) => person)
}

export async function beginningOf(db: Db, boardId: string) {
  const { rows } = await sql<{ at: string }>`select coalesce(
    (select at from events where board_id = boards.id order by seq limit 1), created_at) as at
    from boards where id = ${boardId}`.execute(db)
  return rows[0]?.at
}

/** How many events fell into each part between two moments; parts without any are not told of. */
export async function activityBetween(db: Db, boardId: string, since: string, until: string) {
  const { rows } = await sql<{ part: number; count: number }>`select width_bucket(extract(epoch from at),
      extract(epoch from ${since}::timestamptz), extract(epoch from ${until}::timestamptz), ${ACTIVITY_PARTS}::integer) as part,
      count(*) as count
    from events where board_id = ${boardId} and (${aboutCards} or ${aboutColumns}) group by part`.execute(db)
  return rows
}
