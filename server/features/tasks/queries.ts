import { type RawBuilder, sql } from 'kysely'
import type { MyTask } from '#contract/account.ts'
import type { ChecklistItem, Task, TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { MAX_DURATION_SECONDS, MIN_DURATION_SECONDS } from '#contract/time.ts'
import { notFound } from '#server/core/errors.ts'
import { type EventHead, headColumns, headRow, headValues } from '#server/core/event-log.ts'
import { boardsSeenBy, lacksSecondFactor, mayWorkOn, type Sight } from '#server/database/access.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { lock } from '#server/database/locks.ts'
import { momentJson } from '#server/database/moments.ts'
import { doorColumns, visibleTo } from '#server/features/boards/service.ts'
import { isFinishing, type NoPlace, placeFor, type Wish } from '#server/features/places/service.ts'

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

const cardColumns = sql`${sharedColumns}, tasks.description <> '' as "hasDescription",
  json_build_object('done', tasks.checklist_done, 'total', tasks.checklist_total) as checklist`

/** Everything there is to a task. */
export const wholeColumns = sql`${sharedColumns}, tasks.description, tasks.checklist, tasks.created_by as "createdBy",
  coalesce((select json_agg(json_build_object('_id', id, 'task', task_id, 'user', user_id,
      'startTime', ${momentJson('start_time')}, 'duration', duration, 'description', description, 'version', version)
      order by start_time, id)
    from time_entries where task_id = tasks.id), '[]') as "timeEntries"`

/** The whole answer as text: neither the driver nor we take a board of thousands of cards apart just to put it together again. */
export async function cardsAsJson(db: Db, boardId: string) {
  const { rows } = await sql<{ seq: number; tasks: string; columns: string }>`select boards.seq, (
      select coalesce(json_agg(json_build_object('_id', id, 'boardId', board_id, 'title', title, 'type', type, 'color', color,
          'position', position, 'limit', task_limit, 'status', 'active', 'createdAt', ${momentJson('created_at')},
          'updatedAt', ${momentJson('updated_at')}, 'version', version) order by position, id), '[]')::text
        from columns where board_id = boards.id
    ) as columns, (
      select coalesce(json_agg(card), '[]')::text from (
        select ${cardColumns} from tasks where tasks.board_id = boards.id and tasks.deleted_at is null
        order by tasks.column_id, tasks.position, tasks.id
      ) card
    ) as tasks from boards where boards.id = ${boardId}`.execute(db)
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

const taskColumns = [
  'tasks.id as taskId',
  'tasks.column_id as columnId',
  'tasks.position',
  'tasks.version as taskVersion',
  'tasks.completed_at as completedAt',
  'tasks.title as taskTitle',
  'tasks.deleted_at as deletedAt',
] as const

/** A task through the door of its board: one of a board the caller does not see cannot be looked up. */
const findTaskFor = compiledOnce((db, userId: string, within: string, id: string) =>
  visibleTo(db, { userId, within })
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([...doorColumns, ...taskColumns])
    .where('tasks.id', '=', id),
)
export const findTask = (db: Db, { userId, within }: Sight, id: string) => findTaskFor(db, userId, within, id)

export type FoundTask = NonNullable<Awaited<ReturnType<typeof findTask>>>

export const findTasks = (db: Db, sight: Sight, ids: string[]) =>
  visibleTo(db, sight)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([...doorColumns, ...taskColumns])
    .where(sql<boolean>`tasks.id = any(${ids})`)
    .where('tasks.deleted_at', 'is', null)
    .execute()

/** Through the door of every board: what somebody was given where they see nothing any more is not theirs to read. */
export const openTasksOf = (db: Db, sight: Sight, { limit, before }: { limit: number; before: number }) =>
  visibleTo(db, sight)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .innerJoin('columns', 'columns.id', 'tasks.column_id')
    .select([
      'tasks.id as _id',
      sql<string>`boards.key || '-' || tasks.number`.as('taskId'),
      'tasks.title',
      'tasks.priority',
      'tasks.start_date as startDate',
      'tasks.due_date as dueDate',
      sql<MyTask['column']>`json_build_object('title', columns.title, 'type', columns.type, 'color', columns.color)`.as(
        'column',
      ),
      sql<MyTask['board']>`json_build_object('_id', boards.id, 'title', boards.title)`.as('board'),
      sql<
        MyTask['workspace']
      >`json_build_object('_id', workspaces.id, 'name', workspaces.name, 'url', workspaces.url)`.as('workspace'),
    ])
    .where(isGivenTo(sight.userId, 'open'))
    .where('tasks.completed_at', 'is', null)
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .where(sql<boolean>`not ${lacksSecondFactor}`)
    .orderBy(sql`tasks.due_date nulls last`)
    // No priority is the number 0, and still comes after the lowest.
    .orderBy(sql`nullif(tasks.priority, 0) nulls last`)
    .orderBy('tasks.id')
    .limit(limit)
    .offset(before)
    .$castTo<MyTask>()
    .execute()

export const findIdByNumber = (db: Db, boardId: string, key: string, number: number) =>
  db
    .selectFrom('tasks')
    .innerJoin('boards', 'boards.id', 'tasks.board_id')
    .select('tasks.id')
    .where('tasks.board_id', '=', boardId)
    .where('boards.key', '=', key)
    .where('tasks.number', '=', number)
    .executeTakeFirst()

/** Held until the commit, in one order for everybody: two changes of one task come one after the other. */
export const lockTasks = (db: Db, ids: string[]) =>
  sql`select id from tasks where id = any(${ids}) order by id for no key update`.execute(db)

export interface TaskRow {
  title: string
  description: string
  members: string[]
  labels: string[]
  priority: number
  complexity: number
  start_date: string | null
  due_date: string | null
  blockers: string[]
  dependencies: string[]
  cover: string | null
  cover_image: string | null
  checklist: ChecklistItem[]
}

export interface NewTask extends TaskRow {
  id: string
  column_id: string
  created_by: string | null
  /** Files that are put on it in the same transaction. */
  attachment_count?: number
  head: EventHead
  /** Told with the event beyond the task itself. */
  facts?: Record<string, unknown>
  wish: Wish
}

interface On {
  boardId: string
  workspaceId: string
}

interface Inserted {
  problem: NoPlace | null
  above: string | null
  seq: number
  card: TaskCard
}

/**
 * New tasks of one board, with its next numbers, and their events, in one statement: nobody else who works on the board waits for
 * more than that. For each there is either a problem or all the rest. Several at once only at the end of columns. A board that was
 * archived or taken to another workspace since it was looked at gets none of them.
 */
export async function insertTasks(db: Db, { boardId, workspaceId }: On, tasks: NewTask[]): Promise<Inserted[]> {
  const items = tasks.map(({ wish, ...task }, n) => ({ n, ...task, ...wish, top: wish.from === 'top' }))
  const { rows } = await sql<Inserted>`with items as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (n integer, id uuid, column_id uuid, title text,
        description text, members uuid[], labels uuid[], priority smallint, complexity smallint, start_date date, due_date date,
        blockers uuid[], dependencies uuid[], cover text, cover_image text, checklist jsonb, created_by uuid, head jsonb,
        attachment_count integer, facts jsonb, before uuid, after uuid, "position" double precision, top boolean)
    ),
    placed as materialized (
      select items.n, items.id, taken.* from (select * from items order by column_id, n) items
      cross join lateral ${placeFor(boardId, {
        columnId: sql`items.column_id`,
        taskId: sql`items.id`,
        isNew: true,
        before: sql`items.before`,
        after: sql`items.after`,
        position: sql`items.position`,
        top: sql`items.top`,
      })} taken
    ),
    accepted as (select n, place, row_number() over (order by n) as nth from placed where problem is null),
    numbered as (
      update boards set last_number = last_number + counted.total, seq = seq + counted.total
      from (select count(*) as total from accepted) counted where boards.id = ${boardId} and counted.total > 0
        and boards.status = 'active' and boards.workspace_id = ${workspaceId}
      returning boards.id, boards.key, boards.last_number - counted.total as number, boards.seq - counted.total as seq
    ),
    inserted as (
      insert into tasks (id, board_id, column_id, number, position, title, description, members, labels, priority, complexity,
        start_date, due_date, blockers, dependencies, cover, cover_image, checklist, attachment_count, completed_at, created_by)
      select items.id, numbered.id, items.column_id, numbered.number + accepted.nth, accepted.place, items.title,
        items.description, items.members, items.labels, items.priority, items.complexity, items.start_date, items.due_date,
        items.blockers, items.dependencies, items.cover, items.cover_image, items.checklist,
        coalesce(items.attachment_count, 0), case when ${isFinishing(sql`items.column_id`, sql`numbered.id`)} then now() end, items.created_by
      from accepted join items using (n), numbered returning *
    ),
    card as (select ${cardColumns} from inserted tasks cross join numbered boards),
    logged as (
      insert into events (${headColumns}, payload, seq)
      select ${headValues}, jsonb_build_object('task', to_jsonb(card), 'taskId', card._id, 'title', card.title)
        || coalesce(items.facts, '{}'), numbered.seq + accepted.nth
      from accepted join items using (n) join card on card._id = items.id, numbered, ${headRow(sql`items.head`)}
    )
    select placed.problem, placed.above, numbered.seq + accepted.nth as seq,
      (select row_to_json(card) from card where card._id = placed.id) as card,
      case when accepted.n is not null and numbered.id is null then overtaken() end
    from placed left join accepted using (n) left join numbered on true order by placed.n`.execute(db)
  return rows
}

/** What is so already is not written again: a version nobody is told of would make copies of the task look outdated. */
export async function updateTaskRow(db: Db, id: string, { checklist, ...rest }: Partial<TaskRow>) {
  const changes = { ...rest, ...(checklist && { checklist: JSON.stringify(checklist) }) }
  const columns = Object.keys(changes) as (keyof typeof changes)[]
  if (columns.length === 0) return
  await db
    .updateTable('tasks')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where((is) => is.or(columns.map((column) => sql<boolean>`${sql.ref(column)} is distinct from ${changes[column]}`)))
    .execute()
}

/** Whose timers ran on them: nobody could stop those any more. What ran a minute or longer is kept, for when the task comes back. */
export async function markDeleted(db: Db, ids: string[], at: Date) {
  const timersOf = await endTimersOn(db, ids, at)
  await sql`update tasks set deleted_at = ${at}::timestamptz, version = version + 1, updated_at = now(),
    total_seconds = coalesce((select sum(duration) from time_entries where task_id = tasks.id), 0)
    where id = any(${ids})`.execute(db)
  return timersOf
}

async function endTimersOn(db: Db, ids: string[], at: Date) {
  const { rows } = await sql<{ user: string }>`with ran as (
      select id, user_id, floor(extract(epoch from ${at}::timestamptz - start_time)) as seconds from time_entries
      where task_id = any(${ids}) and duration is null order by id for update
    ),
    kept as (
      update time_entries set duration = least(ran.seconds, ${sql.lit(MAX_DURATION_SECONDS)}), version = version + 1
      from ran where ran.id = time_entries.id and ran.seconds >= ${sql.lit(MIN_DURATION_SECONDS)}
    ),
    dropped as (
      delete from time_entries using ran where ran.id = time_entries.id and ran.seconds < ${sql.lit(MIN_DURATION_SECONDS)}
    )
    select user_id as user from ran`.execute(db)
  return rows.map(({ user }) => user)
}

export const markRestored = (db: Db, id: string) => sql`update tasks set deleted_at = null where id = ${id}`.execute(db)

/** Which of these people can be given a task of this board: whoever may work on it. */
export async function assignable(db: Db, boardId: string, userIds: string[]) {
  const { rows } = await sql<{ id: string }>`select person as id from unnest(${userIds}::uuid[]) person
    where person in ${mayWorkOn(boardId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function knownLabels(db: Db, boardId: string, labelIds: string[]) {
  const { rows } = await sql<{
    id: string
  }>`select labels.id from labels join boards on boards.workspace_id = labels.workspace_id
    where boards.id = ${boardId} and labels.id = any(${labelIds})
      and (labels.board_id is null or labels.board_id = boards.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Tasks of the same workspace that this person sees. */
export async function seenTasks(db: Db, userId: string, workspaceId: string, ids: string[]) {
  const { rows } = await sql<{ id: string }>`select id from tasks where id = any(${ids}) and deleted_at is null
    and board_id in ${boardsSeenBy(userId, workspaceId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
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

export async function findPreview(db: Db, taskId: string, attachmentId: string) {
  const found = await db
    .selectFrom('attachments')
    .select('preview')
    .where('task_id', '=', taskId)
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  return found?.preview ?? null
}
