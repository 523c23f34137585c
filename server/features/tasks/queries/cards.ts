// Tasks as they go over the wire.
import { type RawBuilder, sql } from 'kysely'
import type { Task, TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import type { Db } from '#server/database/connect.ts'
import { momentJson } from '#server/database/moments.ts'

/** What cards and whole tasks have in common, in contract shape. Needs `tasks` and `boards`. */
const sharedColumns = sql`tasks.id as "_id", boards.key || '-' || tasks.number as "taskId", tasks.board_id as "boardId",
  tasks.column_id as "columnId", tasks.position, tasks.title, tasks.members, tasks.labels, tasks.priority, tasks.complexity,
  tasks.start_date as "startDate", tasks.due_date as "dueDate", tasks.blockers, tasks.dependencies, tasks.cover,
  tasks.cover_image as "coverImage", tasks.comment_count as "commentCount", tasks.attachment_count as "attachmentCount",
  tasks.total_seconds as "totalTime", coalesce((select json_agg(json_build_object('user', user_id,
      'startTime', ${momentJson('start_time')}, 'timeEntryId', id) order by start_time, id)
    from time_entries where task_id = tasks.id and duration is null), '[]') as "activeTimers",
  ${momentJson('tasks.completed_at')} as "completedAt", ${momentJson('tasks.created_at')} as "createdAt",
  ${momentJson('tasks.updated_at')} as "updatedAt", tasks.version`

export const cardColumns = sql`${sharedColumns}, tasks.description <> '' as "hasDescription",
  json_build_object('done', tasks.checklist_done, 'total', tasks.checklist_total) as checklist`

/** Everything there is to a task. */
export const wholeColumns = sql`${sharedColumns}, tasks.description, tasks.checklist, tasks.created_by as "createdBy",
  coalesce((select json_agg(json_build_object('_id', id, 'task', task_id, 'user', user_id,
      'startTime', ${momentJson('start_time')}, 'duration', duration, 'description', description, 'version', version)
      order by start_time, id)
    from time_entries where task_id = tasks.id), '[]') as "timeEntries"`

/**
 * With the blockers that are deleted, here or in a project they were carried to, those gone for good, and those finished elsewhere. This
 * answer is kept until something happens on this board: what happens elsewhere shows to whoever loads it after that.
 *
 * The whole answer as text: neither the driver nor we take a board of thousands of cards apart just to put it together again. */
export async function cardsAsJson(db: Db, boardId: string) {
  const { rows } = await sql<{
    seq: number
    tasks: string
    columns: string
    deletedBlockers: string
    finishedBlockers: string
  }>`select boards.seq, (
      select coalesce(json_agg(json_build_object('_id', id, 'boardId', board_id, 'title', title, 'type', type, 'color', color,
          'position', position, 'limit', task_limit, 'status', 'active', 'createdAt', ${momentJson('created_at')},
          'updatedAt', ${momentJson('updated_at')}, 'version', version) order by position, id), '[]')::text
        from columns where board_id = boards.id
    ) as columns, (
      select coalesce(json_agg(card), '[]')::text from (
        select ${cardColumns} from tasks where tasks.board_id = boards.id and tasks.deleted_at is null
        order by tasks.column_id, tasks.position, tasks.id
      ) card
    ) as tasks, gone.deleted as "deletedBlockers", gone.finished as "finishedBlockers"
    from boards, lateral (
      select coalesce(json_agg(distinct named.id) filter (where there.id is null or there.deleted_at is not null), '[]')::text
          as deleted,
        coalesce(json_agg(distinct named.id) filter (where there.board_id <> boards.id and there.deleted_at is null
          and there.completed_at is not null), '[]')::text as finished
      from tasks, unnest(tasks.blockers) as named (id) left join tasks there on there.id = named.id
      where tasks.board_id = boards.id and tasks.deleted_at is null and tasks.blockers <> '{}'
    ) gone where boards.id = ${boardId}`.execute(db)
  return rows[0]
}

const cards = (db: Db, which: RawBuilder<unknown>) =>
  sql<{ card: TaskCard }>`select row_to_json(card) as card from (
    select ${cardColumns} from tasks join boards on boards.id = tasks.board_id where ${which}
    order by tasks.column_id, tasks.position, tasks.id) card`
    .execute(db)
    .then(({ rows }) => rows.map(({ card }) => card))

export const cardsOf = (db: Db, ids: string[]) => cards(db, sql`tasks.id = any(${ids})`)

export async function cardOf(db: Db, id: string) {
  const [card] = await cardsOf(db, [id])
  if (!card) throw notFound(t`Task`)
  return card
}

/** Its board may be deleted after the door let somebody in. */
export async function describeTask(db: Db, id: string): Promise<Task> {
  const { rows } = await sql<{ task: Task }>`select row_to_json(whole) as task from (
    select ${wholeColumns} from tasks join boards on boards.id = tasks.board_id where tasks.id = ${id}) whole`.execute(
    db,
  )
  if (!rows[0]) throw notFound(t`Task`)
  return rows[0].task
}
