// Questions only a project's reports ask.
import { sql } from 'kysely'
import type { BoardReports } from '#contract/board-reports.ts'
import { momentJson } from '#server/database/moments.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { isCompleted, isOpen, moment, moments } from './facts.ts'
import { namedTask } from './figures.ts'

export const unmeasured = (scope: Scope) => sql<{ cycle: number; lead: number }>`select
    count(*) - count(cycle_seconds) as cycle, count(*) - count(lead_seconds) as lead
  from facts where ${isCompleted(scope)}`

/**
 * How the number of tasks in each column changes at the end of which day, counted from 0. A task is in a column at the end of a day
 * when it came before and did not leave before; whatever came and left before the first end cannot be seen.
 */
export const flowChanges = ({ boardIds }: Scope, ends: Date[]) => sql<{
  columnId: string | null
  day: number
  change: number
}>`with stayed as materialized (
    select column_id, came, gone, count(*)::int as tasks from (
      select stays.column_id, width_bucket(stays.entered_at, ${moments(ends)}) as came,
        width_bucket(stays.left_at, ${moments(ends)}) as gone
      from task_stays stays join every on every.id = stays.task_id
      where stays.board_id = any(${boardIds}::uuid[]) and (stays.left_at is null or stays.left_at >= ${moment(ends[0]!)})
    ) one group by column_id, came, gone
  )
  select column_id as "columnId", day, sum(change)::int as change from (
    select column_id, came as day, tasks as change from stayed
    union all
    select column_id, gone, -tasks from stayed where gone is not null
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

/** A task with two labels is under both; what has none is under null. Tasks have few different sets of labels, so these are summed up first. */
export const timeByLabel = sql<{
  label: { _id: string; name: string; color: string } | null
  seconds: number
  tasks: number
}>`select case when labels.id is not null then json_build_object('_id', labels.id, 'name', labels.name, 'color', labels.color) end
      as label, round(sum(sets.seconds)) as seconds, sum(sets.tasks)::int as tasks
    from (
      select labels, sum(seconds) as seconds, count(*) as tasks
      from (select task_id as id, sum(now) as seconds from worked where now is not null group by task_id) spent join here using (id)
      group by labels
    ) sets left join labels on labels.id = any(sets.labels)
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
