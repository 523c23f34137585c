// Questions only a workspace's reports ask.
import { sql } from 'kysely'
import { complexityPoints } from '#contract/report-parts.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { isCompleted, isCreated, isOpen, isOverdue, moments, type Which } from './facts.ts'
import { namedTask, type Point } from './figures.ts'

interface BoardRow {
  board: string
  open: number
  overdue: number
  completed: number
  created: number
  done: number
  total: number
}

export const byBoard = (
  scope: Scope,
) => sql<BoardRow>`select board, coalesce(open, 0) as open, coalesce(overdue, 0) as overdue,
    coalesce(completed, 0) as completed, coalesce(created, 0) as created, done, total
  from (
    select board_id as board, count(*) filter (where kind = 'done') as done, count(*) filter (where kind <> 'canceled') as total
    from every group by 1
  ) altogether left join (
    select board_id as board, count(*) filter (where ${isOpen}) as open, count(*) filter (where ${isOverdue(scope)}) as overdue,
      count(*) filter (where ${isCompleted(scope)}) as completed, count(*) filter (where ${isCreated(scope)}) as created
    from facts group by 1
  ) lately using (board)`

export const timeByBoard = sql<{ board: string; seconds: number }>`select board_id as board, round(sum(now)) as seconds
  from worked join here on here.id = worked.task_id where now is not null group by 1`

interface MemberRow {
  user: string
  open: number
  overdue: number
  completed: number
}

/** A task counts for everybody who has it. */
export const byMember = (
  scope: Scope,
) => sql<MemberRow>`select member as "user", count(*) filter (where ${isOpen}) as open,
    count(*) filter (where ${isOverdue(scope)}) as overdue, count(*) filter (where ${isCompleted(scope)}) as completed
  from facts, unnest(members) as member where ${isWanted(scope)} group by member`

const isWanted = ({ users }: Scope) => sql<boolean>`(${users}::uuid[] is null or member = any(${users}::uuid[]))`

export interface Performance {
  user: string
  completed: number
  dated: number
  inTime: number
  measured: number
  cycle: number | null
  points: number
}

export const performance = (
  scope: Scope,
  which: Which,
) => sql<Performance>`select member as "user", count(*) as completed,
    count(due_date) as dated, count(*) filter (where completed_on <= due_date) as "inTime",
    count(cycle_seconds) as measured,
    round(percentile_cont(0.5) within group (order by cycle_seconds)) as cycle,
    sum((${[...complexityPoints]}::int[])[complexity + 1])::int as points
  from facts, unnest(members) as member where ${isCompleted(scope, which)} and ${isWanted(scope)} group by member`

interface Level {
  complexity: number
  count: number
  unlogged: number
  median: number | null
  p85: number | null
  mean: number | null
  cycle: number | null
}

const isLogged = sql<boolean>`(total_seconds > 0)`

export const byComplexity = (
  scope: Scope,
) => sql<Level>`select complexity, count(*) filter (where ${isLogged}) as count,
    count(*) filter (where not ${isLogged}) as unlogged,
    round(percentile_cont(0.5) within group (order by total_seconds) filter (where ${isLogged}))::float8 as median,
    round(percentile_cont(0.85) within group (order by total_seconds) filter (where ${isLogged}))::float8 as p85,
    round(avg(total_seconds) filter (where ${isLogged}))::float8 as mean,
    round(percentile_cont(0.5) within group (order by cycle_seconds)) as cycle
  from facts where ${isCompleted(scope)} group by complexity`

/** Tukey's fence, for those levels that have enough tasks to say what is usual. */
export const outliers = (scope: Scope, fewest: number, most: number) => sql<{
  complexity: number
  task: Point['task']
  seconds: number
}>`select complexity, ${namedTask} as task, far.total_seconds as seconds from (
    select facts.id, facts.complexity, facts.total_seconds,
      row_number() over (partition by facts.complexity order by facts.total_seconds desc, facts.id) as nth
    from facts join (
      select complexity, count(*) as tasks, percentile_cont(0.25) within group (order by total_seconds) as low,
        percentile_cont(0.75) within group (order by total_seconds) as high
      from facts where ${isCompleted(scope)} and ${isLogged} group by complexity
    ) usual using (complexity)
    where ${isCompleted(scope)} and ${isLogged} and usual.tasks >= ${fewest}
      and facts.total_seconds > usual.high + 1.5 * (usual.high - usual.low)
  ) far join tasks using (id, complexity) join boards on boards.id = tasks.board_id
  where nth <= ${most} order by complexity, nth`

export const complexityTrend = (scope: Scope, weekStarts: Date[]) => sql<{
  complexity: number
  week: number
  count: number
  median: number
}>`select complexity, width_bucket(completed_at, ${moments(weekStarts)}) as week, count(*),
    round(percentile_cont(0.5) within group (order by total_seconds))::float8 as median
  from facts where ${isCompleted(scope)} and ${isLogged} group by 1, 2`

/** What finished tasks took, by complexity and, as null, all together. */
export const usualTimes = sql<{
  complexity: number | null
  tasks: number
  median: number
}>`select complexity, count(*) as tasks,
    round(percentile_cont(0.5) within group (order by total_seconds))::float8 as median
  from every where kind = 'done' and ${isLogged} group by grouping sets ((complexity), ())`

export interface PlannedTask {
  id: string
  members: string[]
  start: string | null
  due: string | null
  complexity: number
  logged: number
}

export const plannedTasks = sql<PlannedTask>`select id, members, start_date as start, due_date as due, complexity,
    total_seconds as logged
  from facts where ${isOpen} and coalesce(start_date, due_date) is not null and members <> '{}'`
