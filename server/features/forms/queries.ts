import { sql } from 'kysely'
import type { Attachment } from '#contract/attachments.ts'
import type { Form, Submission } from '#contract/forms.ts'
import { mayWorkOn } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { lock } from '#server/database/locks.ts'
import { momentJson } from '#server/database/moments.ts'
import type { StoredAnswer } from '#server/database/tables/intake.ts'

export type FormRow = Omit<Form, 'url'>

const forms = (db: Db) =>
  db
    .selectFrom('forms')
    .select([
      'forms.id as _id',
      'forms.board_id as boardId',
      'forms.title',
      'forms.description',
      'forms.column_id as columnId',
      'forms.fields',
      'forms.published',
      'forms.confirmation',
      'forms.redirect_path as redirectPath',
      'forms.accent',
      'forms.cover',
      'forms.protection',
      // Whoever was given another role, or saw the project only while it was open to all, is told nothing any more.
      sql<string[]>`array(select user_id from form_listeners where form_id = forms.id
        and user_id in ${mayWorkOn(sql.ref('forms.board_id'))} order by user_id)`.as('listeners'),
      'forms.slug',
      sql<number>`(select count(*) from form_submissions where form_id = forms.id)`.as('submissionCount'),
      sql<string | null>`(select max(created_at) from form_submissions where form_id = forms.id)`.as(
        'lastSubmissionAt',
      ),
      'forms.created_by as createdBy',
      'forms.created_at as createdAt',
      'forms.updated_at as updatedAt',
      'forms.version',
    ])
    .$castTo<FormRow>()

export const formsOf = (db: Db, boardId: string) =>
  forms(db).where('forms.board_id', '=', boardId).orderBy('forms.id', 'desc').execute()

export const findForm = (db: Db, id: string) => forms(db).where('forms.id', '=', id).executeTakeFirst()

/** Two changes of one form come one after the other. */
export const lockForm = (db: Db, id: string) => sql`select id from forms where id = ${id} for no key update`.execute(db)

/** Forms of a board are made one after the other: two people at once would both find room for the last one. */
export const lockFormsOf = (db: Db, boardId: string) => lock(db, 'forms', boardId)

const found = sql`forms.id as "_id", forms.board_id as "boardId", boards.workspace_id as "workspaceId", forms.title, forms.description,
  forms.fields, forms.confirmation, forms.redirect_path as "redirectPath", forms.accent, forms.cover, forms.protection,
  forms.column_id as "columnId"`

const isOpen = sql`forms.published and boards.status = 'active' and workspaces.status = 'active'`

export type OpenForm = Pick<
  Form,
  | '_id'
  | 'boardId'
  | 'title'
  | 'description'
  | 'fields'
  | 'confirmation'
  | 'redirectPath'
  | 'accent'
  | 'cover'
  | 'protection'
  | 'columnId'
> & { workspaceId: string }

export async function findOpenForm(db: Db, slug: string, { held = false } = {}): Promise<OpenForm | undefined> {
  // Held, nobody takes it back or changes it before what was sent through it is stored.
  const { rows } = await sql<OpenForm>`select ${found} from forms join boards on boards.id = forms.board_id
    join workspaces on workspaces.id = boards.workspace_id where forms.slug = ${slug} and ${isOpen}
    ${held ? sql`for share of forms` : sql``}`.execute(db)
  return rows[0]
}

export interface FormValues {
  title: string
  description: string
  column_id: string | null
  fields: Form['fields']
  published: boolean
  confirmation: string
  redirect_path: string | null
  accent: string
  cover: string | null
  protection: Form['protection']
}

export const insertForm = (
  db: Db,
  { fields, ...row }: FormValues & { id: string; board_id: string; slug: string; created_by: string },
) =>
  db
    .insertInto('forms')
    .values({ ...row, fields: JSON.stringify(fields) })
    .execute()

export const updateFormRow = (db: Db, id: string, { fields, ...changes }: Partial<FormValues & { slug: string }>) =>
  db
    .updateTable('forms')
    .set({
      ...changes,
      ...(fields && { fields: JSON.stringify(fields) }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Whoever is told from now on, nobody else. */
export async function setListeners(db: Db, formId: string, userIds: string[]) {
  await sql`delete from form_listeners where form_id = ${formId} and user_id <> all(${userIds}::uuid[])`.execute(db)
  await sql`insert into form_listeners (form_id, board_id, workspace_id, user_id)
    select forms.id, boards.id, boards.workspace_id, person
    from forms join boards on boards.id = forms.board_id, unnest(${userIds}::uuid[]) as person
    where forms.id = ${formId} on conflict do nothing`.execute(db)
}

export const deleteFormRow = (db: Db, id: string) => db.deleteFrom('forms').where('id', '=', id).execute()

/** In their order. */
export async function columnIdsOf(db: Db, boardId: string) {
  const rows = await db
    .selectFrom('columns')
    .select('id')
    .where('board_id', '=', boardId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const labelsFor = (db: Db, boardId: string) =>
  db
    .selectFrom('labels')
    .innerJoin('boards', 'boards.workspace_id', 'labels.workspace_id')
    .select(['labels.id as _id', 'labels.name'])
    .where('boards.id', '=', boardId)
    .where(sql<boolean>`(labels.board_id is null or labels.board_id = boards.id)`)
    .execute()

export const findSubmission = (db: Db, id: string) =>
  db.selectFrom('form_submissions').select(['id', 'form_id as formId']).where('id', '=', id).executeTakeFirst()

interface SubmissionRow {
  id: string
  form_id: string
  answers: StoredAnswer[]
  start: string | null
}

/** False when this submission, or another one with the same start, is there already; one that is under way is waited for. */
export async function insertSubmission(db: Db, { answers, ...row }: SubmissionRow) {
  const inserted = await db
    .insertInto('form_submissions')
    .values({ ...row, task_id: null, answers: JSON.stringify(answers) })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when there is none of this form. */
export async function deleteSubmissionRow(db: Db, formId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('form_submissions')
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export const setTaskOf = (db: Db, id: string, taskId: string) =>
  db.updateTable('form_submissions').set({ task_id: taskId }).where('id', '=', id).execute()

export type StoredSubmission = Omit<Submission, 'answers'> & { answers: StoredAnswer[] }

/** A task that went to another project is not named: not everybody who reads the answers sees that one. */
export async function submissionsOf(db: Db, formId: string, page: { offset: number; limit: number }) {
  const { rows } = await sql<{
    submission: StoredSubmission
  }>`select json_build_object('_id', form_submissions.id, 'form', form_id,
      'answers', answers, 'createdAt', ${momentJson('form_submissions.created_at')}, 'task', case when tasks.board_id = forms.board_id then
      json_build_object('_id', tasks.id, 'taskId', boards.key || '-' || tasks.number, 'title', tasks.title,
        'deleted', tasks.deleted_at is not null) end,
      'taskIsElsewhere', coalesce(tasks.board_id <> forms.board_id and tasks.deleted_at is null, false)) as submission
    from form_submissions join forms on forms.id = form_id join boards on boards.id = forms.board_id
    left join tasks on tasks.id = form_submissions.task_id
    where form_id = ${formId} order by form_submissions.created_at desc, form_submissions.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows.map(({ submission }) => submission)
}

/** Of these, what is still on a task of this board. */
export const filesOn = (db: Db, boardId: string, ids: string[]) =>
  db
    .selectFrom('attachments')
    .innerJoin('tasks', 'tasks.id', 'attachments.task_id')
    .select(['attachments.id as _id', 'attachments.name', 'attachments.size', 'attachments.preview'])
    .where(sql<boolean>`attachments.id = any(${ids}::uuid[])`)
    .where('tasks.board_id', '=', boardId)
    .where('tasks.deleted_at', 'is', null)
    .$castTo<Pick<Attachment, '_id' | 'name' | 'size' | 'preview'>>()
    .execute()
