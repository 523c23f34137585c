// Questions only a project's reports ask.
import { sql } from 'kysely'
import type { BoardReports } from '#contract/reports.ts'
import { momentJson } from '#server/database/moments.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { hasCycle, hasLead, isCompleted, isOpen, moment, moments, worked } from './facts.ts'
import { namedTask } from './figures.ts'

export const unmeasured = (scope: Scope) => sql<{ cycle: number; lead: number }>`select
    count(*) filter (where ${hasCycle} is not true) as cycle, count(*) filter (where ${hasLead} is not true) as lead
  from facts where ${isCompleted(scope)}`

/**
 * How the number of tasks in each column changes at the end of which day, counted from 0. A task is in a column at the end of a day
 * when it came before and did not leave before; whatever came and left before the first end cannot be seen.
 */
export const flowChanges = ({ boardIds }: Scope, ends: Date[]) => sql<{
  columnId: string | null
  day: number
  change: number
}>`select column_id as "columnId", day, sum(change)::int as change from (
    select stays.column_id, width_bucket(stays.entered_at, ${moments(ends)}) as day, 1 as change
    from task_stays stays join every on every.id = stays.task_id
    where stays.board_id = any(${boardIds}::uuid[]) and coalesce(stays.left_at, 'infinity') >= ${moment(ends[0]!)}
    union all
    select stays.column_id, width_bucket(stays.left_at, ${moments(ends)}), -1
    from task_stays stays join every on every.id = stays.task_id
    where stays.board_id = any(${boardIds}::uuid[]) and stays.left_at >= ${moment(ends[0]!)}
  ) changes where day < ${ends.length} group by column_id, day`

type Ageing = Omit<BoardReports['ageing']['tasks'][number], 'column'> & { columnId: string }

const isAgeing = sql<boolean>`(${isOpen} and began_at is not null)`

export const ageingTasks = ({ now }: Scope, most: number) => sql<Ageing>`select ${namedTask} as task,
    oldest.column_id as "columnId", ${momentJson('oldest.began_at')} as since,
    greatest(0, round(extract(epoch from ${moment(now)} - oldest.began_at)))::float8 as seconds
  from (select id, column_id, began_at from facts where ${isAgeing} order by began_at, id limit ${most}) oldest
    join tasks on tasks.id = oldest.id join boards on boards.id = tasks.board_id order by oldest.began_at, oldest.id`

export const ageingCount = sql<{ count: number }>`select count(*) from facts where ${isAgeing}`

export const ageing = ({ now }: Scope) => sql<{ id: string; seconds: number }>`select id,
  greatest(0, round(extract(epoch from ${moment(now)} - began_at)))::float8 as seconds from facts where ${isAgeing}`

/** A task with two labels is under both; what has none is under null. */
export const timeByLabel = ({ users, from, to }: Scope) => sql<{
  label: { _id: string; name: string; color: string } | null
  seconds: number
  tasks: number
}>`select case when labels.id is not null then json_build_object('_id', labels.id, 'name', labels.name, 'color', labels.color) end
      as label, round(sum(entries.seconds))::float8 as seconds, count(distinct entries.task_id) as tasks
    from (${worked({ users }, from, to)}) entries left join labels on labels.id = any(entries.labels)
    group by labels.id order by 2 desc, labels.name`

/** What is finished on each day and what is added, for the forecast. */
export const historyByDay = (starts: Date[]) => sql<{ day: number; completed: number; created: number }>`select day,
      sum(completed)::int as completed, sum(created)::int as created from (
    select width_bucket(completed_at, ${moments(starts)}) - 1 as day, 1 as completed, 0 as created from facts
      where kind = 'done' and completed_at >= ${moment(starts[0]!)} and completed_at < ${moment(starts.at(-1)!)}
    union all
    select width_bucket(created_at, ${moments(starts)}) - 1, 0, 1 from facts
      where kind <> 'canceled' and created_at >= ${moment(starts[0]!)} and created_at < ${moment(starts.at(-1)!)}
  ) happened group by day`

export const oldestTask = sql<{ at: string | null }>`select ${momentJson('oldest.at')} as at
  from (select min(created_at) as at from every) oldest`
