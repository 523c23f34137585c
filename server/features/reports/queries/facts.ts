// The tasks a report is about, with what figures need to know of each. Read once per report; every figure is a question to them.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Scope } from '#server/features/reports/scope.ts'

export const moment = (at: Date) => sql<string>`${at.toISOString()}::timestamptz`
export const moments = (all: Date[]) => sql<string[]>`${all.map((at) => at.toISOString())}::timestamptz[]`

/** Questions asked together, each answered by its rows. */
type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends RawBuilder<infer Row> ? Row[] : never
}

/** One statement for all of them: looking at the tasks is most of the work. */
export async function ask<Questions extends Record<string, RawBuilder<unknown>>>(
  db: Db,
  scope: Scope,
  questions: Questions,
): Promise<Answers<Questions>> {
  const answers = Object.entries(questions).map(
    ([name, question]) =>
      sql`(select coalesce(json_agg(row_to_json(answer)), '[]') from (${question}) answer) as ${sql.id(name)}`,
  )
  const { rows } = await sql<Answers<Questions>>`${tasksOf(scope)} select ${sql.join(answers)}`.execute(db)
  return rows[0]!
}

/**
 * `facts`: the tasks that count. `reachable`: also those of people who were not asked for, on which they may have worked all the same.
 * `began_at` is known of whatever was open or completed since the period before.
 */
export function tasksOf(scope: Scope) {
  const kinds = scope.columns.map(({ kind }) => kind)
  const ids = scope.columns.map(({ _id }) => _id)
  return sql`with kinds as materialized (
      select * from unnest(${ids}::uuid[], ${kinds}::text[]) as each (column_id, kind)
    ),
    reachable as materialized (
      select tasks.id, tasks.board_id, tasks.column_id, kinds.kind, tasks.members, tasks.labels, tasks.complexity, tasks.start_date,
        tasks.due_date, tasks.created_at, tasks.completed_at, tasks.total_seconds
      from tasks join kinds on kinds.column_id = tasks.column_id
      where tasks.board_id = any(${scope.boardIds}::uuid[]) and tasks.deleted_at is null
        and (${scope.labels}::uuid[] is null or tasks.labels && ${scope.labels}::uuid[])
    ),
    began as materialized (
      select reachable.id, min(stays.entered_at) as at from reachable join task_stays stays on stays.task_id = reachable.id
        join kinds on kinds.column_id = stays.column_id and kinds.kind = 'started'
      where reachable.completed_at is null or reachable.completed_at >= ${moment(scope.before)} group by reachable.id
    ),
    facts as materialized (
      select reachable.*, began.at as began_at,
        (${scope.days}::date[])[width_bucket(reachable.completed_at, ${moments(scope.starts)})] as completed_on
      from reachable left join began using (id)
      where (${scope.users}::uuid[] is null or reachable.members && ${scope.users}::uuid[])
        and (reachable.completed_at is not null or reachable.board_id <> all(${scope.shelved}::uuid[]))
    )`
}

export const isOpen = sql<boolean>`(kind in ('waiting', 'started'))`

export const isOverdue = ({ today }: Scope) => sql<boolean>`(${isOpen} and due_date < ${today}::date)`

export type Which = 'now' | 'previous'

export const within = (column: string, { before, from, to }: Scope, which: Which) =>
  which === 'now'
    ? sql<boolean>`(${sql.ref(column)} >= ${moment(from)} and ${sql.ref(column)} < ${moment(to)})`
    : sql<boolean>`(${sql.ref(column)} >= ${moment(before)} and ${sql.ref(column)} < ${moment(from)})`

export const isCompleted = (scope: Scope, which: Which = 'now') =>
  sql<boolean>`(kind = 'done' and ${within('completed_at', scope, which)})`

export const isCreated = (scope: Scope, which: Which = 'now') =>
  sql<boolean>`(kind <> 'canceled' and ${within('created_at', scope, which)})`

/** Early, on time, late, or without a due day. */
export const punctuality = sql<'early' | 'onTime' | 'late' | 'undated'>`case when due_date is null then 'undated'
  when completed_on < due_date then 'early' when completed_on = due_date then 'onTime' else 'late' end`

export const hasCycle = sql<boolean>`(began_at <= completed_at)`
export const cycleSeconds = sql<number>`round(extract(epoch from completed_at - began_at))::float8`
/** An import may know when a task was finished and not when it was made. */
export const hasLead = sql<boolean>`(created_at <= completed_at)`
export const leadSeconds = sql<number>`round(extract(epoch from completed_at - created_at))::float8`

const endTime = sql`entries.start_time + entries.duration * interval '1 second'`

/** Seconds of each entry between two moments. An entry has at most 24 hours, so only those that began shortly before can reach in. */
export function worked(scope: Pick<Scope, 'users'>, from: Date, to: Date) {
  return sql`select entries.task_id, entries.user_id,
      extract(epoch from least(${endTime}, ${moment(to)}) - greatest(entries.start_time, ${moment(from)})) as seconds
    from time_entries entries join reachable on reachable.id = entries.task_id
    where entries.duration is not null and entries.start_time < ${moment(to)}
      and entries.start_time > ${moment(from)} - interval '1 day' and ${endTime} > ${moment(from)}
      and (${scope.users}::uuid[] is null or entries.user_id = any(${scope.users}::uuid[]))`
}
