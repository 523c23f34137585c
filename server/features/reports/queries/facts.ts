// The tasks and hours a report is about, with what figures need to know of each. Read once per report; every figure is a question to them.
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
  return withRoom(db, async (roomy) => {
    const { rows } = await sql<Answers<Questions>>`${tasksOf(scope)} select ${sql.join(answers)}`.execute(roomy)
    return rows[0]!
  })
}

/**
 * A hundred thousand tasks fit into this memory; on disk they take several times as long. Planned anew for what is asked: a plan that
 * has to do for any number of tasks takes twice as long here.
 */
export const withRoom = <Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (roomy) => {
    await sql`select set_config('work_mem', '128MB', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
      roomy,
    )
    return read(roomy)
  })

/**
 * What there is to ask about. What no question asks for, PostgreSQL does not look at.
 * - `every`: each task.
 * - `facts`: whatever is open, or was made or completed since the period before, with what its past says about it.
 * - `hours`: the time entries of both periods, also on tasks that are not of those asked for.
 * - `worked`: the same summed up, a row for each person and task.
 */
export function tasksOf(scope: Scope) {
  const { boardIds, users, labels, shelved, before, since } = scope
  const kinds = scope.columns.map(({ kind }) => kind)
  const ids = scope.columns.map(({ _id }) => _id)
  // A list, not a join with `kinds`: PostgreSQL takes one of them to be there and goes through the past of all tasks for each.
  const started = scope.columns.filter(({ kind }) => kind === 'started').map(({ _id }) => _id)
  return sql`with kinds as materialized (
      select * from unnest(${ids}::uuid[], ${kinds}::text[]) as each (column_id, kind)
    ),
    here as materialized (
      select tasks.id, tasks.board_id, tasks.column_id, kinds.kind, tasks.members, tasks.labels, tasks.complexity, tasks.start_date,
        tasks.due_date, tasks.created_at, tasks.completed_at, tasks.total_seconds
      from tasks join kinds on kinds.column_id = tasks.column_id
      where tasks.board_id = any(${boardIds}::uuid[]) and tasks.deleted_at is null
        and (${labels}::uuid[] is null or tasks.labels && ${labels}::uuid[])
    ),
    every as (
      select * from here where (${users}::uuid[] is null or members && ${users}::uuid[])
        and (completed_at is not null or board_id <> all(${shelved}::uuid[]))
    ),
    recent as (
      select * from every where completed_at is null or completed_at >= ${moment(since)} or created_at >= ${moment(since)}
    ),
    began as (
      select stays.task_id as id, min(stays.entered_at) as at from recent join task_stays stays on stays.task_id = recent.id
        and stays.column_id = any(${started}::uuid[]) group by stays.task_id
    ),
    facts as materialized (
      select recent.id, recent.board_id, recent.column_id, recent.kind, recent.members, recent.complexity, recent.start_date,
        recent.due_date, recent.created_at, recent.completed_at, recent.total_seconds, began.at as began_at, case when recent.completed_at >= ${moment(before)}
          then (${scope.days}::date[])[width_bucket(recent.completed_at, ${moments(scope.starts)})] end as completed_on,
        case when began.at <= recent.completed_at then ${secondsBetween('began.at', 'recent.completed_at')} end as cycle_seconds,
        -- An import may know when a task was finished and not when it was made.
        case when recent.created_at <= recent.completed_at
          then ${secondsBetween('recent.created_at', 'recent.completed_at')} end as lead_seconds
      from recent left join began using (id)
    ),
    hours as (
      select entries.task_id, entries.user_id, entries.start_time, entries.duration, ends.end_time
      from time_entries entries join here on here.id = entries.task_id
        cross join lateral (select entries.start_time + entries.duration * interval '1 second' as end_time) ends
      where entries.duration is not null and entries.start_time < ${moment(scope.to)} + interval '1 day'
        and entries.start_time > ${moment(before)} - interval '2 days'
    ),
    worked as materialized (
      select task_id, user_id, sum(${secondsWithin(scope.from, scope.to)}) as now, sum(${secondsWithin(before, scope.from)}) as previous
      from hours where ${users}::uuid[] is null or user_id = any(${users}::uuid[]) group by task_id, user_id
    )`
}

/** As a float: `extract` reckons with decimals, which takes ten times as long. */
const secondsBetween = (from: string, to: string) =>
  sql<number>`round(date_part('epoch', ${sql.ref(to)} - ${sql.ref(from)}))`

/** The part of an entry between two moments, null where there is none. Nearly all lie wholly on one side, which is quick to see. */
export const secondsWithin = (from: Date, to: Date) => sql<number | null>`case
  when start_time >= ${moment(from)} and end_time <= ${moment(to)} then duration::float8
  when start_time < ${moment(to)} and end_time > ${moment(from)}
  then date_part('epoch', least(end_time, ${moment(to)}) - greatest(start_time, ${moment(from)})) end`

export const isOpen = sql<boolean>`(kind in ('waiting', 'started'))`

export const isOverdue = ({ today }: Scope) => sql<boolean>`(${isOpen} and due_date < ${today}::date)`

export type Which = 'now' | 'previous'

const within = (column: string, { before, from, to }: Scope, which: Which) =>
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
