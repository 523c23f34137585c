// What a task may name: people, labels, other tasks.
import { sql } from 'kysely'
import type { LinkedTask } from '#contract/tasks.ts'
import { boardsSeenBy, heldWorkers } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'

/** Which of these people can be given a task of this board: whoever may work on it. They stay until the commit. */
export async function assignable(db: Db, boardId: string, userIds: string[]) {
  const { rows } = await sql<{ id: string }>`with ${heldWorkers(boardId, sql`${userIds}`)}
    select id from workers`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those who have the task stay on the board it is taken to until the commit, or are off it already. Everybody it had, to compare. */
export async function holdPeopleOf(db: Db, taskId: string, boardId: string): Promise<string[]> {
  const { rows } = await sql<{
    members: string[]
  }>`with had as materialized (select members from tasks where id = ${taskId}),
      ${heldWorkers(boardId, sql`array(select unnest(members) from had)`)}
    select members from had where (select count(*) from workers) >= 0`.execute(db)
  return rows[0]?.members ?? []
}

/** Which of these labels the board has. None of them goes before the commit: whoever deletes one then finds it on the task. */
export async function knownLabels(db: Db, boardId: string, labelIds: string[]) {
  const { rows } = await sql<{
    id: string
  }>`select labels.id from labels join boards on boards.workspace_id = labels.workspace_id
    where boards.id = ${boardId} and labels.id = any(${labelIds})
      and (labels.board_id is null or labels.board_id = boards.id)
    for key share of labels`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Tasks of the same workspace that this person sees. */
export async function seenTasks(db: Db, userId: string, workspaceId: string, ids: string[]) {
  const { rows } = await sql<{ id: string }>`select id from tasks where id = any(${ids}) and deleted_at is null
    and board_id in ${boardsSeenBy(userId, workspaceId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface Asked {
  userId: string
  workspaceId: string
  taskId: string
}

const linkedColumns = sql`tasks.id as "_id", boards.key || '-' || tasks.number as "taskId", tasks.title,
  tasks.board_id as "boardId"`

/** Those the task names, as far as this person sees them. */
export async function linkedTasksOf(db: Db, { userId, workspaceId, taskId }: Asked) {
  const { rows } = await sql<LinkedTask>`select ${linkedColumns} from tasks naming
    join tasks on tasks.id = any(naming.blockers || naming.dependencies) and tasks.deleted_at is null
    join boards on boards.id = tasks.board_id
    where naming.id = ${taskId} and tasks.board_id in ${boardsSeenBy(userId, workspaceId)}
    order by tasks.id`.execute(db)
  return rows
}

/** Those that name the task, as far as this person sees them. */
export async function tasksNaming(db: Db, field: 'blockers' | 'dependencies', { userId, workspaceId, taskId }: Asked) {
  const named = sql.ref(`tasks.${field}`)
  const { rows } = await sql<LinkedTask>`select ${linkedColumns} from tasks join boards on boards.id = tasks.board_id
    where ${named} <> '{}' and ${named} @> ${[taskId]}::uuid[] and tasks.deleted_at is null
      and tasks.board_id in ${boardsSeenBy(userId, workspaceId)}
    order by tasks.id`.execute(db)
  return rows
}

/** One change of who waits for whom at a time: two that are fine alone could make a circle together. */
export const lockWaiting = (db: Db, workspaceId: string) => lock(db, 'waiting', workspaceId)

/** Whether one comes back to the task by following these from one to the next. */
export async function leadsBackTo(db: Db, field: 'blockers' | 'dependencies', taskId: string, from: string[]) {
  const { rows } = await sql<{ circle: boolean }>`with recursive waiting (id) as (
      select unnest(${from}::uuid[])
      union
      select unnest(tasks.${sql.ref(field)}) from waiting join tasks on tasks.id = waiting.id
    )
    select exists (select 1 from waiting where id = ${taskId}) as circle`.execute(db)
  return rows[0]!.circle
}
