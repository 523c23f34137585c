// An import from the file to its end.
import { sql } from 'kysely'
import type { Import, ImportProvider, ImportRemark } from '#contract/imports.ts'
import type { Person } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'
import type { ColumnChoices } from '#server/features/imports/places.ts'
import type { Mapping } from '#server/features/imports/providers/csv.ts'
import { personJson } from '#server/features/people/service.ts'

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
