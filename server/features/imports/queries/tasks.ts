// Many tasks at a time, with what hangs on them.
import { sql } from 'kysely'
import { POSITION_STEP } from '#contract/positions.ts'
import type { Db } from '#server/database/connect.ts'
import type { Values } from '#server/features/imports/values.ts'
import { isFinishing } from '#server/features/places/service.ts'

export interface NewRow extends Values {
  id: string
  completedAt: string | null
  createdAt: string | null
  updatedAt: string | null
}

const itemColumns = sql`n integer, id uuid, title text, description text, "columnId" uuid, labels uuid[], members uuid[],
  priority smallint, complexity smallint, "startDate" date, "dueDate" date, checklist jsonb, blockers uuid[], dependencies uuid[],
  cover text, "completedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz`

const itemsOf = (rows: object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ n, ...row })))}::jsonb) as item (${itemColumns})`

/**
 * New tasks at the ends of their columns, with the board's next numbers, in the order given. The columns are locked already. A board
 * that was archived or taken away since it was looked at gets none of them.
 */
export async function insertRows(db: Db, on: { boardId: string; workspaceId: string; userId: string }, rows: NewRow[]) {
  const step = sql`${sql.lit(POSITION_STEP)}::double precision`
  const { rows: inserted } = await sql<{ id: string }>`with items as materialized (select * from ${itemsOf(rows)}),
    ended as (
      update columns set end_position = end_position + counted.total * ${step}
      from (select "columnId", count(*) as total from items group by 1) counted
      where columns.id = counted."columnId" and columns.board_id = ${on.boardId}
      returning columns.id, end_position - counted.total * ${step} as start,
        ${isFinishing(sql`columns.id`, sql`columns.board_id`)} as finishing
    ),
    numbered as (
      update boards set last_number = last_number + ${rows.length}
      where id = ${on.boardId} and status = 'active' and workspace_id = ${on.workspaceId}
      returning last_number - ${rows.length} as number
    )
    insert into tasks (id, board_id, column_id, number, position, title, description, members, labels, priority, complexity,
      start_date, due_date, blockers, dependencies, cover, checklist, completed_at, created_by, created_at, updated_at)
    select items.id, ${on.boardId}, items."columnId", numbered.number + row_number() over (order by items.n),
      ended.start + row_number() over (partition by items."columnId" order by items.n) * ${step},
      items.title, items.description, items.members, items.labels, items.priority, items.complexity, items."startDate",
      items."dueDate", items.blockers, items.dependencies, items.cover, items.checklist,
      case when ended.finishing then coalesce(items."completedAt", now()) end, ${on.userId},
      coalesce(items."createdAt", now()), coalesce(items."updatedAt", now())
    from items join ended on ended.id = items."columnId", numbered returning id`.execute(db)
  return inserted.length
}

export interface StandingTask extends Values {
  id: string
  completedAt: string | null
}

export async function tasksAsTheyAre(db: Db, ids: string[]) {
  const { rows } = await sql<{
    task: StandingTask
  }>`select json_build_object('id', id, 'title', title, 'description', description,
      'columnId', column_id, 'labels', labels, 'members', members, 'priority', priority, 'complexity', complexity,
      'startDate', start_date, 'dueDate', due_date, 'checklist', checklist, 'blockers', blockers, 'dependencies', dependencies,
      'cover', cover, 'completedAt', completed_at) as task
    from tasks where id = any(${ids}) order by id for no key update`.execute(db)
  return new Map(rows.map(({ task }) => [task.id, task]))
}

/** One that changes its column goes to its end. */
export const updateRows = (db: Db, boardId: string, rows: StandingTask[]) => {
  const step = sql`${sql.lit(POSITION_STEP)}::double precision`
  return sql`with items as materialized (
      select item.*, tasks.column_id <> item."columnId" as moves from ${itemsOf(rows)} join tasks on tasks.id = item.id
    ),
    ended as (
      update columns set end_position = end_position + counted.total * ${step}
      from (select "columnId", count(*) filter (where moves) as total from items group by 1) counted
      where columns.id = counted."columnId" and columns.board_id = ${boardId}
      returning columns.id, end_position - counted.total * ${step} as start,
        ${isFinishing(sql`columns.id`, sql`columns.board_id`)} as finishing
    ),
    placed as (
      select items.*, ended.finishing,
        ended.start + count(*) filter (where items.moves) over (partition by items."columnId" order by items.n) * ${step} as place
      from items join ended on ended.id = items."columnId"
    )
    update tasks set title = placed.title, description = placed.description, column_id = placed."columnId",
      position = case when placed.moves then placed.place else tasks.position end, labels = placed.labels,
      members = placed.members, priority = placed.priority, complexity = placed.complexity, start_date = placed."startDate",
      due_date = placed."dueDate", checklist = placed.checklist, blockers = placed.blockers,
      dependencies = placed.dependencies, cover = placed.cover,
      cover_image = case when placed.cover is not distinct from tasks.cover then tasks.cover_image end,
      completed_at = case when placed.finishing then coalesce(tasks.completed_at, placed."completedAt", now()) end,
      version = tasks.version + 1, updated_at = now()
    from placed where placed.id = tasks.id`.execute(db)
}

export interface NewComment {
  id: string
  taskId: string
  author: string | null
  body: string
  createdAt: string
}

export async function insertComments(db: Db, comments: NewComment[]) {
  if (comments.length === 0) return
  await sql`with added as (
      insert into comments (id, task_id, author, body, created_at)
      select id, "taskId", author, body, "createdAt" from jsonb_to_recordset(${JSON.stringify(comments)}::jsonb)
        as item (id uuid, "taskId" uuid, author uuid, body text, "createdAt" timestamptz) returning task_id
    )
    update tasks set comment_count = comment_count + counted.total
    from (select task_id, count(*) as total from added group by 1) counted where counted.task_id = tasks.id`.execute(db)
}

export interface NewTime {
  id: string
  taskId: string
  userId: string
  startTime: string
  duration: number
  description: string
}

export async function insertTime(db: Db, entries: NewTime[]) {
  if (entries.length === 0) return
  await sql`with added as (
      insert into time_entries (id, task_id, user_id, start_time, duration, description)
      select id, "taskId", "userId", "startTime", duration, description from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as item (id uuid, "taskId" uuid, "userId" uuid, "startTime" timestamptz, duration integer, description text)
      returning task_id, duration
    )
    update tasks set total_seconds = total_seconds + spent.seconds
    from (select task_id, sum(duration) as seconds from added group by 1) spent where spent.task_id = tasks.id`.execute(
    db,
  )
}
