import { sql } from 'kysely'
import type { RunningTimer, TimeEntry } from '#contract/time.ts'
import { MIN_DURATION_SECONDS } from '#contract/time.ts'
import type { Sight } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'
import { visibleTo } from '#server/features/boards/service.ts'

const columns = [
  'time_entries.id as _id',
  'time_entries.task_id as task',
  'time_entries.user_id as user',
  'time_entries.start_time as startTime',
  'time_entries.duration',
  'time_entries.description',
  'time_entries.version',
] as const

export const findEntry = (db: Db, taskId: string, entryId: string) =>
  db
    .selectFrom('time_entries')
    .select(columns)
    .where('task_id', '=', taskId)
    .where('id', '=', entryId)
    .$castTo<TimeEntry>()
    .executeTakeFirst()

export const insertEntry = (
  db: Db,
  row: {
    id: string
    task_id: string
    user_id: string
    start_time: Date | string
    duration: number | null
    description?: string
  },
) => db.insertInto('time_entries').values(row).returning(columns).$castTo<TimeEntry>().executeTakeFirstOrThrow()

export const updateEntry = (
  db: Db,
  id: string,
  changes: { start_time?: string; duration?: number; description?: string },
) =>
  db
    .updateTable('time_entries')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .$castTo<TimeEntry>()
    .executeTakeFirstOrThrow()

export const deleteEntry = (db: Db, id: string) => db.deleteFrom('time_entries').where('id', '=', id).execute()

/** Taken before any other lock: what one person does with their timer comes one after the other. */
export const lockTimersOf = (db: Db, userId: string) => lock(db, 'timers', userId)

export const findRunningTask = (db: Db, userId: string) =>
  db
    .selectFrom('time_entries')
    .select('task_id as taskId')
    .where('user_id', '=', userId)
    .where('duration', 'is', null)
    .executeTakeFirst()

export interface Running extends TimeEntry {
  taskBoardId: string
  taskTitle: string
  taskWorkspaceId: string
}

/** Locked, so that of two who stop the same timer one does. */
export const lockRunning = async (db: Db, by: { userId: string } | { taskId: string }): Promise<Running[]> =>
  db
    .selectFrom('time_entries')
    .innerJoin('tasks', 'tasks.id', 'time_entries.task_id')
    .innerJoin('boards', 'boards.id', 'tasks.board_id')
    .select([
      ...columns,
      'tasks.title as taskTitle',
      'tasks.board_id as taskBoardId',
      'boards.workspace_id as taskWorkspaceId',
    ])
    .where('time_entries.duration', 'is', null)
    .where(
      'userId' in by
        ? sql<boolean>`time_entries.user_id = ${by.userId}`
        : sql<boolean>`time_entries.task_id = ${by.taskId}`,
    )
    .orderBy('time_entries.id')
    .forUpdate(['time_entries'])
    .$castTo<Running>()
    .execute()

/** The task's sum, from its entries: a figure kept beside them could drift. */
export async function sumUp(db: Db, taskId: string) {
  const { rows } = await sql<{ totalTime: number }>`update tasks set total_seconds = coalesce((
      select sum(duration) from time_entries where task_id = ${taskId} and duration >= ${sql.lit(MIN_DURATION_SECONDS)}), 0)
    where id = ${taskId} returning total_seconds as "totalTime"`.execute(db)
  return rows[0]!.totalTime
}

/** Through the door of each board: what one does not see any more is not told by a timer that was left running there. */
export const runningTimersOf = (db: Db, sight: Sight) =>
  visibleTo(db, sight)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .innerJoin('time_entries', 'time_entries.task_id', 'tasks.id')
    .select([
      ...columns,
      sql<string>`boards.key || '-' || tasks.number`.as('taskId'),
      'tasks.title',
      sql<RunningTimer['board']>`json_build_object('_id', boards.id, 'title', boards.title)`.as('board'),
      sql<RunningTimer['workspace']>`json_build_object('_id', workspaces.id, 'url', workspaces.url)`.as('workspace'),
    ])
    .where('time_entries.user_id', '=', sight.userId)
    .where('time_entries.duration', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .$castTo<RunningTimer>()
    .execute()

/** Seconds per person and span on one workspace's boards, also of the timer that runs. */
export async function workedBetween(db: Db, workspaceId: string, userIds: string[], from: Date, to: Date, now: Date) {
  const { rows } = await sql<{ user: string; seconds: number }>`select time_entries.user_id as user,
      sum(coalesce(duration, greatest(0, extract(epoch from ${now}::timestamptz - start_time))))::integer as seconds
    from time_entries join tasks on tasks.id = time_entries.task_id join boards on boards.id = tasks.board_id
    where boards.workspace_id = ${workspaceId} and time_entries.user_id = any(${userIds})
      and start_time >= ${from} and start_time < ${to}
    group by time_entries.user_id`.execute(db)
  return new Map(rows.map(({ user, seconds }) => [user, seconds]))
}

/** Seconds of one person by the days that begin then, up to the last, on all boards, also of the timer that runs. */
export async function workedByDay(db: Db, userId: string, starts: Date[], now: Date) {
  const { rows } = await sql<{ day: number; seconds: number }>`select
      width_bucket(start_time, ${starts}::timestamptz[]) - 1 as day,
      sum(coalesce(duration, greatest(0, extract(epoch from ${now}::timestamptz - start_time))))::integer as seconds
    from time_entries where user_id = ${userId} and start_time >= ${starts[0]} and start_time < ${starts.at(-1)}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, seconds }) => [day, seconds]))
}
