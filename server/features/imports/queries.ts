import { sql } from 'kysely'
import type { Import, ImportProvider, ImportRemark } from '#contract/imports.ts'
import type { Person } from '#contract/people.ts'
import { POSITION_STEP } from '#contract/positions.ts'
import { mayWorkOn } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'
import { personJson } from '#server/features/people/service.ts'
import { isFinishing } from '#server/features/places/service.ts'
import type { Candidate, ColumnChoices } from './places.ts'
import type { Mapping } from './providers/csv.ts'
import type { Said, Values } from './values.ts'

const imports = (db: Db) =>
  db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.created_by')
    .select([
      'imports.id as _id',
      'imports.board_id as boardId',
      'imports.provider',
      'imports.filename',
      'imports.status',
      'imports.done',
      'imports.total',
      'imports.created',
      'imports.updated',
      'imports.skipped',
      'imports.skipped_count as skippedCount',
      'imports.notes',
      'imports.failure',
      sql<Person | null>`case when users.id is not null then ${personJson} end`.as('createdBy'),
      'imports.created_at as createdAt',
      'imports.finished_at as finishedAt',
    ])
    .$castTo<Import>()

export const findImport = (db: Db, id: string) => imports(db).where('imports.id', '=', id).executeTakeFirst()

export const importsOf = (db: Db, boardId: string, limit: number) =>
  imports(db).where('imports.board_id', '=', boardId).orderBy('imports.id', 'desc').limit(limit).execute()

export interface Places {
  columns: [title: string, id: string][]
  /** By name in small letters. */
  labels: [name: string, id: string][]
}

/** What carrying it out needs besides what people see. */
export interface Work {
  _id: string
  boardId: string
  provider: ImportProvider
  status: Import['status']
  done: number
  file: string | null
  choices: { mapping: Mapping | null; columns: ColumnChoices }
  places: Places | null
  madeColumns: string[]
  madeLabels: string[]
  createdBy: string | null
  attempts: number
}

const work = (db: Db, id: string) =>
  db
    .selectFrom('imports')
    .select([
      'id as _id',
      'board_id as boardId',
      'provider',
      'status',
      'done',
      'file',
      'choices',
      'places',
      'made_columns as madeColumns',
      'made_labels as madeLabels',
      'created_by as createdBy',
      'attempts',
    ])
    .where('id', '=', id)
    .$castTo<Work>()

export const findWork = (db: Db, id: string) => work(db, id).executeTakeFirst()

/** One batch of it at a time, and none while it is taken back. */
export const lockWork = (db: Db, id: string) => work(db, id).forUpdate().executeTakeFirst()

/** Of one board one import works at a time: two of the same file would each make what the other is making. */
export const lockImportsOf = (db: Db, boardId: string) => lock(db, 'imports', boardId)

export const insertImport = (
  db: Db,
  row: {
    id: string
    board_id: string
    provider: ImportProvider
    filename: string
    file: string
    total: number
    created_by: string
  },
  choices: Work['choices'],
  remarks: { skipped: ImportRemark[]; skippedCount: number; notes: ImportRemark[] },
) =>
  db
    .insertInto('imports')
    .values({
      ...row,
      choices: JSON.stringify(choices),
      skipped: JSON.stringify(remarks.skipped),
      skipped_count: remarks.skippedCount,
      notes: JSON.stringify(remarks.notes),
    })
    .execute()

export const beginWork = (db: Db, id: string) =>
  db.updateTable('imports').set({ status: 'running', attempts: sql`attempts + 1` }).where('id', '=', id).execute()

export const savePlaces = (db: Db, id: string, places: Places, made: { columns: string[]; labels: string[] }) =>
  db
    .updateTable('imports')
    .set({ places: JSON.stringify(places), made_columns: made.columns, made_labels: made.labels })
    .where('id', '=', id)
    .execute()

export const advance = (
  db: Db,
  id: string,
  step: { done: number; created: number; updated: number; skipped: ImportRemark[]; notes: ImportRemark[] },
  most: number,
) =>
  sql`update imports set done = ${step.done}, created = created + ${step.created}, updated = updated + ${step.updated},
    skipped_count = skipped_count + ${step.skipped.length},
    skipped = case when jsonb_array_length(skipped) < ${most} then skipped || ${JSON.stringify(step.skipped)}::jsonb else skipped end,
    notes = case when jsonb_array_length(notes) < ${most} then notes || ${JSON.stringify(step.notes)}::jsonb else notes end
    where id = ${id}`.execute(db)

export const endImport = (db: Db, id: string, status: 'done' | 'failed' | 'undone', now: Date, failure?: string) =>
  db
    .updateTable('imports')
    .set({ status, file: null, finished_at: now, ...(failure && { failure }) })
    .where('id', '=', id)
    .execute()

/** Whoever can be given a task of this board. */
export const candidatesOf = (db: Db, boardId: string) =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'username', 'avatar', 'avatar_thumbnail as avatarThumbnail', 'email'])
    .where(sql<boolean>`id in ${mayWorkOn(boardId)}`)
    .$castTo<Candidate>()
    .execute()

interface StandingColumn {
  _id: string
  title: string
  type: string
  finishing: boolean
}

/** With their locks, in the one order everybody takes them. */
export async function lockColumnsOf(db: Db, boardId: string) {
  const { rows } =
    await sql<StandingColumn>`select id as "_id", title, type, ${isFinishing(sql`columns.id`, sql`columns.board_id`)} as finishing
    from columns where board_id = ${boardId} order by id for no key update`.execute(db)
  return rows
}

export async function labelIdsOf(db: Db, boardId: string) {
  const { rows } = await sql<{ id: string }>`select labels.id from labels
    join boards on boards.workspace_id = labels.workspace_id
    where boards.id = ${boardId} and (labels.board_id is null or labels.board_id = boards.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const insertLabels = (
  db: Db,
  home: { workspaceId: string; boardId: string },
  labels: { id: string; name: string; color: string }[],
) =>
  db
    .insertInto('labels')
    .values(labels.map((label) => ({ ...label, workspace_id: home.workspaceId, board_id: home.boardId })))
    .execute()

export interface Source {
  externalId: string
  taskId: string
  boardId: string
  said: Said
}

/**
 * Tasks that came of these before and are there still. A task that our own export named by its id, on the board it is on, is one of
 * them even the first time.
 */
export async function sourcesOf(db: Db, boardId: string, provider: ImportProvider, externalIds: string[]) {
  const { rows } = await sql<Source>`select sources.external_id as "externalId", sources.task_id as "taskId",
      tasks.board_id as "boardId", sources.said
    from import_sources sources join tasks on tasks.id = sources.task_id and tasks.deleted_at is null
    where sources.board_id = ${boardId} and sources.provider = ${provider} and sources.external_id = any(${externalIds})
    union all
    select tasks.id::text, tasks.id, tasks.board_id, '{}'::jsonb from tasks
    where ${provider} = 'hearth' and tasks.board_id = ${boardId} and tasks.deleted_at is null
      and tasks.id::text = any(${externalIds}) and not exists (select 1 from import_sources sources
        where sources.board_id = ${boardId} and sources.provider = ${provider} and sources.external_id = tasks.id::text)`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.externalId, row]))
}

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

export const saveSources = (
  db: Db,
  boardId: string,
  provider: ImportProvider,
  sources: { externalId: string; taskId: string; said: Said }[],
) =>
  sql`insert into import_sources (board_id, provider, external_id, task_id, said)
    select ${boardId}, ${provider}, "externalId", "taskId", said from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
      as item ("externalId" text, "taskId" uuid, said jsonb)
    on conflict (board_id, provider, external_id) do update set task_id = excluded.task_id, said = excluded.said`.execute(
    db,
  )

/** `was` and `became` are null for a task that was made. */
export interface Changed {
  taskId: string
  was: Partial<Values> | null
  became: Partial<Values> | null
  saidBefore: Said | null
}

export const saveChanges = (db: Db, importId: string, changes: Changed[]) =>
  sql`insert into import_changes (import_id, task_id, was, became, said_before)
    select ${importId}, "taskId", was, became, "saidBefore" from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as item ("taskId" uuid, was jsonb, became jsonb, "saidBefore" jsonb)
    on conflict (import_id, task_id) do nothing`.execute(db)

/** What it did to tasks that are still on the board, and whether somebody else has touched them since. */
export async function changesOf(db: Db, importId: string, boardId: string, importer: string | null) {
  const { rows } = await sql<
    Changed & { isTouched: boolean }
  >`with started as (select created_at from imports where id = ${importId}),
    by_others as (
      select task_id, type, payload from events, started
      where board_id = ${boardId} and at >= started.created_at and actor is distinct from ${importer}::uuid
    ),
    touched as (
      select task_id from by_others where task_id is not null
      union select (card ->> '_id')::uuid from by_others, jsonb_array_elements(payload -> 'tasks') card
        where type = 'tasks-bulk-updated'
    )
    select changes.task_id as "taskId", changes.was, changes.became, changes.said_before as "saidBefore",
      exists (select 1 from touched where touched.task_id = tasks.id) as "isTouched"
    from import_changes changes join tasks on tasks.id = changes.task_id and tasks.deleted_at is null
      and tasks.board_id = ${boardId}
    where changes.import_id = ${importId} order by changes.task_id`.execute(db)
  return rows
}

/** The next file brings them anew. */
export const forgetSources = (db: Db, boardId: string, taskIds: string[]) =>
  sql`delete from import_sources where board_id = ${boardId} and task_id = any(${taskIds})`.execute(db)

export const restoreSaid = (db: Db, boardId: string, said: { taskId: string; said: Said }[]) =>
  sql`update import_sources set said = item.said from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as item ("taskId" uuid, said jsonb)
    where import_sources.board_id = ${boardId} and import_sources.task_id = item."taskId"`.execute(db)

/** Which of these columns hold no tasks, and which of these labels no task has. */
export async function leftOver(db: Db, boardId: string, columns: string[], labels: string[]) {
  const { rows } = await sql<{ columns: string[]; labels: string[]; others: number }>`select
    array(select id from columns where id = any(${columns}) and board_id = ${boardId} and not exists (
      select 1 from tasks where column_id = columns.id and deleted_at is null) order by id) as columns,
    array(select id from labels where id = any(${labels}) and board_id = ${boardId} and not exists (
      select 1 from tasks where board_id = ${boardId} and deleted_at is null and tasks.labels @> array[labels.id]) order by id) as labels,
    (select count(*) from columns where board_id = ${boardId} and id <> all(${columns}))::int as others`.execute(db)
  return rows[0]!
}
