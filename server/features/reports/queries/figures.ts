// Questions that a project's and a workspace's reports have in common.
import { type RawBuilder, sql } from 'kysely'
import type { ReportTask } from '#contract/report-tasks.ts'
import { momentJson } from '#server/database/moments.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { isCompleted, isCreated, isOpen, isOverdue, moments, punctuality, type Which } from './facts.ts'

interface Counts {
  open: number
  overdue: number
  completedNow: number
  completedPrevious: number
  createdNow: number
  createdPrevious: number
}

export const counts = (scope: Scope) => sql<Counts>`select count(*) filter (where ${isOpen}) as open,
    count(*) filter (where ${isOverdue(scope)}) as overdue,
    count(*) filter (where ${isCompleted(scope, 'now')}) as "completedNow",
    count(*) filter (where ${isCompleted(scope, 'previous')}) as "completedPrevious",
    count(*) filter (where ${isCreated(scope, 'now')}) as "createdNow",
    count(*) filter (where ${isCreated(scope, 'previous')}) as "createdPrevious" from facts`

export const byColumn = sql<{
  columnId: string
  count: number
}>`select column_id as "columnId", count(*) from every group by 1`

export const logged = sql<{ now: number; previous: number }>`select coalesce(round(sum(now)), 0) as now,
    coalesce(round(sum(previous)), 0) as previous from worked`

export interface Percentiles {
  count: number
  p50: number | null
  p85: number | null
  mean: number | null
}

/** How long the tasks completed in a period took, one by one. */
export type Measured = RawBuilder<{ id: string; completed_at: string; completed_on: string; seconds: number }>

const measured = (scope: Scope, which: Which, seconds: RawBuilder<number>): Measured =>
  sql`select id, completed_at, completed_on, ${seconds} as seconds from facts
    where ${isCompleted(scope, which)} and ${seconds} is not null`

export const cycleTimes = (scope: Scope, which: Which) => measured(scope, which, sql`cycle_seconds`)
export const leadTimes = (scope: Scope, which: Which) => measured(scope, which, sql`lead_seconds`)

export const percentiles = (times: Measured) => sql<Percentiles>`select count, mean, round(ranked[1]) as p50,
    round(ranked[2]) as p85
  from (
    select count(*), round(avg(seconds)) as mean,
      percentile_cont(array[0.5, 0.85]) within group (order by seconds) as ranked from (${times}) times
  ) summed`

export const namedTask = sql<
  Pick<ReportTask, '_id' | 'taskId' | 'boardId' | 'title'>
>`json_build_object('_id', tasks.id, 'taskId', boards.key || '-' || tasks.number, 'boardId', boards.id, 'title', tasks.title)`

export interface Point {
  task: Pick<ReportTask, '_id' | 'taskId' | 'boardId' | 'title'>
  completedAt: string
  day: string
  seconds: number
}

/** The newest of them, oldest first. */
export const points = (times: Measured, most: number) => sql<Point>`select ${namedTask} as task,
    ${momentJson('newest.completed_at')} as "completedAt", newest.completed_on as day, newest.seconds
  from (select * from (${times}) times order by completed_at desc, id limit ${most}) newest
    join tasks on tasks.id = newest.id join boards on boards.id = tasks.board_id
  order by newest.completed_at, newest.id`

/** By the number of the week within the period. */
export function byWeek(scope: Scope, weekStarts: Date[]) {
  const week = (column: string) => sql`width_bucket(${sql.ref(column)}, ${moments(weekStarts)})`
  return sql<{ week: number; completed: number; created: number }>`select week, sum(completed)::int as completed,
      sum(created)::int as created from (
    select ${week('completed_at')} as week, 1 as completed, 0 as created from facts where ${isCompleted(scope)}
    union all
    select ${week('created_at')}, 0, 1 from facts where ${isCreated(scope)}
  ) happened group by week`
}

export const byPunctuality = (scope: Scope, which: Which = 'now') =>
  sql<{
    bucket: 'early' | 'onTime' | 'late' | 'undated'
    count: number
  }>`select ${punctuality} as bucket, count(*) from facts where ${isCompleted(scope, which)} group by 1`

/** A row of `worked` is a person on a task. */
export function timeByMember(which: Which = 'now') {
  const seconds = sql.ref(which)
  return sql<{
    user: string
    seconds: number
    tasks: number
  }>`select user_id as "user", round(sum(${seconds})) as seconds,
      count(*) as tasks
    from worked where ${seconds} is not null group by user_id order by 2 desc, 1`
}
