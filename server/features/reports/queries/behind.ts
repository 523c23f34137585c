// The tasks behind a figure: the same conditions that count them, asked for one by one.
import { type RawBuilder, sql } from 'kysely'
import type { ReportTask } from '#contract/report-tasks.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { ageing } from './board.ts'
import {
  isCompleted,
  isCreated,
  isOpen,
  isOverdue,
  moment,
  punctuality,
  secondsWithin,
  tasksOf,
  withRoom,
} from './facts.ts'
import { cycleTimes, leadTimes } from './figures.ts'

/** Tasks, and what each adds. */
export type Behind = RawBuilder<{ id: string; seconds: number | null }>

const those = (condition: RawBuilder<boolean>): Behind =>
  sql`select id, null::float8 as seconds from facts where ${condition}`

const and = (one: RawBuilder<boolean>, other: RawBuilder<boolean>) => sql<boolean>`(${one} and ${other})`

export interface Stretch {
  from: Date
  to: Date
}

const between = (column: string, { from, to }: Stretch) =>
  sql<boolean>`(${sql.ref(column)} >= ${moment(from)} and ${sql.ref(column)} < ${moment(to)})`

/** How a figure is narrowed down to one of its parts. */
const onBoard = (id: string) => sql<boolean>`board_id = ${id}::uuid`
const having = (user: string) => sql<boolean>`${user}::uuid = any(members)`

export const open = () => those(isOpen)
export const overdue = (scope: Scope) => those(isOverdue(scope))
export const completed = (scope: Scope) => those(isCompleted(scope))
export const created = (scope: Scope) => those(isCreated(scope))
export const inColumns = (ids: string[]): Behind =>
  sql`select id, null::float8 as seconds from every where column_id = any(${ids}::uuid[])`
export const completedWithin = (scope: Scope, stretch: Stretch) =>
  those(and(isCompleted(scope), between('completed_at', stretch)))
export const createdWithin = (scope: Scope, stretch: Stretch) =>
  those(and(isCreated(scope), between('created_at', stretch)))
export const punctual = (scope: Scope, bucket: string) =>
  those(and(isCompleted(scope), sql<boolean>`${punctuality} = ${bucket}`))

export const openOnBoard = (id: string) => those(and(isOpen, onBoard(id)))
export const overdueOnBoard = (scope: Scope, id: string) => those(and(isOverdue(scope), onBoard(id)))
export const completedOnBoard = (scope: Scope, id: string) => those(and(isCompleted(scope), onBoard(id)))
export const createdOnBoard = (scope: Scope, id: string) => those(and(isCreated(scope), onBoard(id)))

export const openOf = (user: string) => those(and(isOpen, having(user)))
export const overdueOf = (scope: Scope, user: string) => those(and(isOverdue(scope), having(user)))
export const completedOf = (scope: Scope, user: string) => those(and(isCompleted(scope), having(user)))
export const inTimeOf = (scope: Scope, user: string) =>
  those(sql<boolean>`(${isCompleted(scope)} and ${having(user)} and completed_on <= due_date)`)

export const cycle = (scope: Scope): Behind => sql`select id, seconds from (${cycleTimes(scope, 'now')}) times`
export const lead = (scope: Scope): Behind => sql`select id, seconds from (${leadTimes(scope, 'now')}) times`
export const cycleOf = (scope: Scope, user: string): Behind =>
  sql`select id, seconds from (${cycle(scope)}) measured join facts using (id) where ${having(user)}`
export const withoutCycle = (scope: Scope) => those(sql<boolean>`(${isCompleted(scope)} and cycle_seconds is null)`)
export const underWay = (scope: Scope): Behind => ageing(scope)

export const ofComplexity = (
  scope: Scope,
  complexity: number,
): Behind => sql`select id, total_seconds::float8 as seconds
  from facts where ${isCompleted(scope)} and complexity = ${complexity} and total_seconds > 0`
export const cycleOfComplexity = (scope: Scope, complexity: number): Behind =>
  sql`select id, seconds from (${cycle(scope)}) measured join facts using (id) where complexity = ${complexity}`

/** Tasks that stood in one of these columns at a moment; `null` among them stands for a time before an import. */
export const stoodIn = (
  { boardIds }: Scope,
  columns: (string | null)[],
  at: Date,
): Behind => sql`select every.id, null::float8 as seconds
  from every join task_stays stays on stays.task_id = every.id
  where stays.board_id = any(${boardIds}::uuid[]) and stays.entered_at < ${moment(at)}
    and coalesce(stays.left_at, 'infinity') >= ${moment(at)}
    and (stays.column_id = any(${columns.filter((id) => id !== null)}::uuid[])
      or (${columns.includes(null)} and stays.column_id is null))`

const loggedOn = (which = sql<boolean>`true`): Behind => sql`select here.id, round(sum(worked.now)) as seconds
  from worked join here on here.id = worked.task_id where worked.now is not null and ${which} group by here.id`

export const loggedIn = () => loggedOn()
export const loggedOnBoard = (id: string) => loggedOn(onBoard(id))

/** Without a label stands for tasks that have none. */
export const loggedUnder = (label: string | null) =>
  loggedOn(
    label
      ? sql<boolean>`${label}::uuid = any(here.labels)`
      : sql<boolean>`not exists (select 1 from labels known where known.id = any(here.labels))`,
  )

export function loggedBy(user: string, { from, to }: Stretch): Behind {
  const seconds = secondsWithin(from, to)
  return sql`select task_id as id, round(sum(${seconds})) as seconds from hours
    where user_id = ${user}::uuid and ${seconds} is not null group by task_id`
}

export const given = (tasks: { id: string; seconds: number }[]): Behind => sql`select * from unnest(
  ${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ seconds }) => seconds)}::float8[]) as given (id, seconds)`

interface Page {
  page: number
  limit: number
}

/** A page of them: what takes most comes first, else what was finished or made last. */
export async function pageOf(db: Db, scope: Scope, behind: Behind, { page, limit }: Page) {
  const { rows } = await withRoom(db, (roomy) =>
    sql<{ total: number; seconds: number | null; tasks: ReportTask[] }>`${tasksOf(scope)},
    behind as materialized (${behind}),
    page as (
      select behind.*, row_number() over latest as nth from behind join tasks using (id)
      window latest as (order by behind.seconds desc nulls last, coalesce(tasks.completed_at, tasks.created_at) desc, tasks.id)
      order by nth limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from behind) as total, (select sum(seconds) from behind) as seconds, (
      select coalesce(json_agg(json_build_object('_id', tasks.id, 'taskId', boards.key || '-' || tasks.number, 'boardId', boards.id,
        'title', tasks.title, 'board', json_build_object('_id', boards.id, 'key', boards.key, 'title', boards.title),
        'column', json_build_object('_id', columns.id, 'title', columns.title, 'type', columns.type, 'color', columns.color),
        'members', tasks.members, 'complexity', tasks.complexity, 'dueDate', tasks.due_date,
        'createdAt', ${momentJson('tasks.created_at')}, 'completedAt', ${momentJson('tasks.completed_at')},
        'totalTime', tasks.total_seconds, 'seconds', page.seconds) order by page.nth), '[]')
      from page join tasks using (id) join boards on boards.id = tasks.board_id join columns on columns.id = tasks.column_id
    ) as tasks`.execute(roomy),
  )
  const { total, seconds, tasks } = rows[0]!
  return { tasks, meta: { total, seconds, page, limit, totalPages: Math.ceil(total / limit) } }
}
