import { sql } from 'kysely'
import type { Comment, TaskActivity } from '#contract/comments.ts'
import type { Person } from '#contract/people.ts'
import type { TaskCard } from '#contract/tasks.ts'
import type { Db } from '#server/database/connect.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

const comments = (db: Db) =>
  db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.author')
    .select([
      'comments.id as _id',
      'comments.task_id as task',
      personOrNullJson.as('author'),
      'comments.body',
      'comments.reactions',
      'comments.created_at as createdAt',
      'comments.edited_at as editedAt',
      'comments.version',
    ])
    .$castTo<Comment>()

export const findComment = (db: Db, id: string) => comments(db).where('comments.id', '=', id).executeTakeFirst()

/** Newest first, older than `before`. */
export const commentsBefore = (db: Db, taskId: string, before: string | undefined, limit: number) => {
  const query = comments(db).where('comments.task_id', '=', taskId).orderBy('comments.id', 'desc').limit(limit)
  return (before ? query.where('comments.id', '<', before) : query).execute()
}

/** Whether the event, under this name in the query, gave the task of its row another description. */
const isRewritten = (event: string) => {
  const of = (column: string) => sql.ref(`${event}.${column}`)
  return sql`${of('task_id')} = tasks.id and ${of('type')} = 'task-updated' and ${of('before')} ? 'description'`
}

/** As `events_of_many_tasks` has it. */
const tasksNamed = sql`(jsonb_path_query_array(payload, '$.tasks[*]._id') || coalesce(payload -> 'deleted', '[]'))`

interface Happened {
  _id: string
  type: string
  who: Person | null
  when: string
  hasTexts: boolean
  payload: Record<string, unknown> & { changes?: Extract<TaskActivity, { kind: 'change' }>['changes'] }
}

/** What happened to the task itself; comments stand in their own table as they are now. */
export const eventsBefore = (db: Db, taskId: string, before: string | undefined, limit: number) => {
  const query = db
    .selectFrom('events')
    .innerJoin('tasks', 'tasks.id', 'events.task_id')
    .leftJoin('users', 'users.id', 'events.actor')
    .select(['events.id as _id', 'events.type', personOrNullJson.as('who'), 'events.at as when', 'events.payload'])
    .select(sql`coalesce(${isRewritten('events')} and events.board_id = tasks.board_id, false)`.as('hasTexts'))
    .where('events.task_id', '=', taskId)
    .where('events.type', 'not like', 'comment-%')
    .orderBy('events.id', 'desc')
    .limit(limit)
    .$castTo<Happened>()
  return (before ? query.where('events.id', '<', before) : query).execute()
}

/**
 * An event has the text it replaced; what it was replaced with is in the next one, or in the task. After an import nobody knows: that tells of
 * its tasks, not of their texts. Of the board the task is on alone: what was written on another one was for the people there.
 */
export async function descriptionAround(db: Db, taskId: string, first: string, last: string) {
  const { rows } = await sql<{ before: string; after: string | null }>`
    select oldest.before ->> 'description' as before, case
      when exists (
        select from events where type = 'tasks-bulk-updated' and ${tasksNamed} ? ${taskId} and payload -> 'changes' ? 'imported'
          and events.id > newest.id and (later.id is null or events.id < later.id)) then null
      else coalesce(later.before ->> 'description', tasks.description) end as after
    from tasks
    join events oldest on oldest.id = ${first}::uuid and ${isRewritten('oldest')} and oldest.board_id = tasks.board_id
    join events newest on newest.id = ${last}::uuid and ${isRewritten('newest')} and newest.board_id = tasks.board_id
    left join lateral (
      select events.id, events.before from events where ${isRewritten('events')} and events.id > newest.id order by events.id limit 1
    ) later on true
    where tasks.id = ${taskId}::uuid and oldest.id <= newest.id`.execute(db)
  return rows[0]
}

export interface AmongOthers {
  _id: string
  who: Person | null
  when: string
  said: { imported?: string; removed?: Record<string, string>; columnId?: string }
  isDeleted: boolean
  before: TaskCard | null
  after: TaskCard | null
}

const cardIn = (tasks: ReturnType<typeof sql>, taskId: string) =>
  sql`jsonb_path_query_first(${tasks}, '$[*] ? (@._id == $id)', jsonb_build_object('id', ${taskId}::text))`

/** Newest first, older than `before`. Those that only followed a change of their column are left out: nobody did anything to them. */
export async function amongOthersBefore(db: Db, taskId: string, before: string | undefined, limit: number) {
  const { rows } = await sql<AmongOthers>`
    with found as materialized (
      select id from events
      where type = 'tasks-bulk-updated' and ${tasksNamed} ? ${taskId} and not payload -> 'changes' ? 'type'
    )
    select events.id as _id, ${personOrNullJson} as who, events.at as "when", payload -> 'changes' as said,
      payload -> 'deleted' ? ${taskId} as "isDeleted",
      ${cardIn(sql`before -> 'tasks'`, taskId)} as before,
      ${cardIn(sql`payload -> 'tasks'`, taskId)} as after
    from found join events using (id) left join users on users.id = events.actor
    where ${before ?? null}::uuid is null or events.id < ${before ?? null}::uuid
    order by events.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many there are is shown on the card. */
const recount = (db: Db, taskId: string) =>
  sql`update tasks set comment_count = (select count(*) from comments where task_id = ${taskId}) where id = ${taskId}`.execute(
    db,
  )

export async function insertComment(db: Db, row: { id: string; task_id: string; author: string; body: string }) {
  await db.insertInto('comments').values(row).execute()
  await recount(db, row.task_id)
}

export const updateCommentBody = (db: Db, id: string, body: string, now: Date) =>
  db.updateTable('comments').set({ body, edited_at: now, version: sql`version + 1` }).where('id', '=', id).execute()

export async function deleteCommentRow(db: Db, { _id, task }: Comment) {
  await db.deleteFrom('comments').where('id', '=', _id).execute()
  await recount(db, task)
}

export const saveReactions = (db: Db, id: string, reactions: Comment['reactions']) =>
  db
    .updateTable('comments')
    .set({ reactions: JSON.stringify(reactions) })
    .where('id', '=', id)
    .execute()
