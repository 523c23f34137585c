import { sql } from 'kysely'
import type { Task, TaskCard } from '#contract/tasks.ts'
import { boardsSeenBy } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { containing } from '#server/database/containing.ts'
import { momentJson } from '#server/database/moments.ts'

/** Everything a file tells of a task, with names instead of ids. */
export interface ExportedTask
  extends Pick<
    TaskCard,
    | '_id'
    | 'taskId'
    | 'title'
    | 'priority'
    | 'complexity'
    | 'startDate'
    | 'dueDate'
    | 'completedAt'
    | 'createdAt'
    | 'updatedAt'
    | 'totalTime'
    | 'members'
    | 'labels'
    | 'blockers'
    | 'dependencies'
  > {
  column: string
  description: string
  memberNames: string[]
  labelNames: string[]
  blockerIds: string[]
  /** For the filter: whoever waits only for finished tasks is not blocked. */
  finishedBlockers: number
  dependencyIds: string[]
  checklist: Task['checklist']
}

/** What only our own format has room for. */
export interface Rest {
  _id: string
  /** A colour; a picture of the task's own stays behind with its files. */
  cover: string | null
  comments: { author: string | null; body: string; createdAt: string }[]
  timeEntries: { user: string; startTime: string; duration: number; description: string }[]
  attachments: { name: string; size: number }[]
}

export async function restOf(db: Db, taskIds: string[]) {
  const { rows } =
    await sql<Rest>`select tasks.id as "_id", case when tasks.cover_image is null then tasks.cover end as cover,
      coalesce((select json_agg(json_build_object('author', author, 'body', body, 'createdAt', ${momentJson('created_at')})
        order by id) from comments where task_id = tasks.id), '[]') as comments,
      coalesce((select json_agg(json_build_object('user', user_id, 'startTime', ${momentJson('start_time')},
        'duration', duration, 'description', description) order by start_time, id)
        from time_entries where task_id = tasks.id and duration is not null), '[]') as "timeEntries",
      coalesce((select json_agg(json_build_object('name', name, 'size', size) order by id)
        from attachments where task_id = tasks.id), '[]') as attachments
    from tasks where tasks.id = any(${taskIds})`.execute(db)
  return new Map(rows.map((row) => [row._id, row]))
}

export const peopleNamed = (db: Db, ids: string[]) =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'username', 'email'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const columnsOf = (db: Db, boardId: string) =>
  db
    .selectFrom('columns')
    .select(['title', 'type', 'color', 'task_limit as limit'])
    .where('board_id', '=', boardId)
    .orderBy('position')
    .orderBy('id')
    .execute()

interface Asking {
  boardId: string
  workspaceId: string
  userId: string
}

/** Tasks of other projects are named to whoever sees those. */
export async function exportedTasks(db: Db, { boardId, workspaceId, userId }: Asking) {
  const numbers = (list: string) => sql`array(select owners.key || '-' || others.number from tasks others
    join boards owners on owners.id = others.board_id where others.id = any(${sql.ref(list)}) and others.deleted_at is null
      and owners.id in ${boardsSeenBy(userId, workspaceId)} order by others.number)`
  const { rows } =
    await sql<ExportedTask>`select tasks.id as "_id", boards.key || '-' || tasks.number as "taskId", tasks.title,
      columns.title as column, tasks.description, tasks.priority, tasks.complexity, tasks.start_date as "startDate",
      tasks.due_date as "dueDate", ${momentJson('tasks.completed_at')} as "completedAt",
      ${momentJson('tasks.created_at')} as "createdAt", ${momentJson('tasks.updated_at')} as "updatedAt",
      tasks.total_seconds as "totalTime", tasks.members, tasks.labels, tasks.dependencies, tasks.checklist,
      array(select id from tasks others where others.id = any(tasks.blockers) and others.deleted_at is null) as blockers,
      (select count(*)::int from tasks others where others.id = any(tasks.blockers) and others.deleted_at is null
        and others.completed_at is not null) as "finishedBlockers",
      array(select users.name from users where users.id = any(tasks.members) order by users.name) as "memberNames",
      array(select labels.name from labels where labels.id = any(tasks.labels) order by lower(labels.name)) as "labelNames",
      ${numbers('tasks.blockers')} as "blockerIds", ${numbers('tasks.dependencies')} as "dependencyIds"
    from tasks join boards on boards.id = tasks.board_id join columns on columns.id = tasks.column_id
    where tasks.board_id = ${boardId} and tasks.deleted_at is null
    order by columns.position, columns.id, tasks.position, tasks.id`.execute(db)
  return rows
}

export async function idsContaining(db: Db, boardId: string, text: string) {
  const pattern = containing(text)
  const { rows } = await sql<{ id: string }>`select tasks.id from tasks join boards on boards.id = tasks.board_id
    where tasks.board_id = ${boardId} and tasks.deleted_at is null and (tasks.title ilike ${pattern}
      or tasks.description ilike ${pattern} or boards.key || '-' || tasks.number ilike ${pattern})`.execute(db)
  return rows.map(({ id }) => id)
}
