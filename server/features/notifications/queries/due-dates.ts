// Tasks whose day is near, or over.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

export async function zonesOfPeople(db: Db) {
  const { rows } = await sql<{ name: string }>`select distinct coalesce(timezone, 'UTC') as name from users`.execute(db)
  return rows.map(({ name }) => name)
}

interface Zone {
  name: string
  today: string
  tomorrow: string
}

export interface Due {
  userId: string
  kind: 'due' | 'overdue'
  cause: string
  _id: string
  taskId: string
  title: string
  dueDate: string
  workspaceId: string
  boardId: string
  board: string
}

/** Open tasks that are due on somebody's tomorrow, or were before their today, and of which they were not told yet. */
export async function dueTasks(db: Db, zones: Zone[], { first, last }: { first: string; last: string }) {
  const { rows } = await sql<Due>`with due as (
      select tasks.*, users.id as user_id, case when tasks.due_date = zone.tomorrow then 'due' else 'overdue' end as kind
      from tasks cross join lateral unnest(tasks.members) as member (id)
        join users on users.id = member.id
        join jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as zone (name text, today date, tomorrow date)
          on zone.name = coalesce(users.timezone, 'UTC')
      where tasks.due_date between ${first} and ${last} and tasks.due_date is not null and tasks.completed_at is null
        and tasks.deleted_at is null and tasks.members <> '{}'
        and (tasks.due_date = zone.tomorrow or tasks.due_date < zone.today)
    ), caused as (
      select due.*, kind || ' ' || due_date || ' ' || id as cause from due
    )
    select caused.user_id as "userId", caused.kind, caused.cause, caused.id as "_id",
      boards.key || '-' || caused.number as "taskId", caused.title, caused.due_date as "dueDate",
      boards.workspace_id as "workspaceId", boards.id as "boardId", boards.title as board
    from caused join boards on boards.id = caused.board_id
    where boards.status = 'active'
      and not exists (select 1 from notices where notices.user_id = caused.user_id and notices.cause = caused.cause)
    order by boards.id, caused.user_id, caused.due_date, caused.id`.execute(db)
  return rows
}
