import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { type formsApi, MAX_FORMS, type Submission } from '#contract/forms.ts'
import type { BoardAction } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { csv } from '#server/core/csv.ts'
import { defined } from '#server/core/defined.ts'
import { conflict, hiddenBehindDoor, notFound } from '#server/core/errors.ts'
import { newSecret } from '#server/core/secrets.ts'
import { told } from '#server/core/speech.ts'
import { requireVersion } from '#server/core/version.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { requireKnown } from '#server/features/tasks/service.ts'
import { tableOf } from './answers-table.ts'
import { formChanged } from './events.ts'
import {
  columnIdsOf,
  deleteFormRow,
  deleteSubmissionRow,
  type FormRow,
  type FormValues,
  filesOn,
  findForm,
  formsOf,
  insertForm,
  lockForm,
  lockFormsOf,
  type StoredSubmission,
  setListeners,
  submissionsOf,
  updateFormRow,
} from './queries.ts'
import { checkedQuestions } from './questions.ts'

type Api = typeof formsApi

/** More than a spreadsheet is read for. */
const EXPORTED = 10_000

type Door = readonly [BoardAction, { evenArchived: boolean }]

/** Forms are about tasks, and their answers too: whoever works on these reads them, also in the archive. */
const reading: Door = ['edit-tasks', { evenArchived: true }]
/** A form is part of how a board is arranged, like its columns. */
const arranging: Door = ['edit-columns', { evenArchived: false }]
/** The list of answers goes with it. */
const deleting: Door = ['manage', { evenArchived: false }]

export async function listForms(ctx: Ctx, { boardId }: Input<Api['listForms']>) {
  await requireOnBoard(ctx, boardId, ...reading)
  return { forms: (await formsOf(ctx.db, boardId)).map((row) => withAddress(ctx, row)) }
}

export async function getForm(ctx: Ctx, { formId }: Input<Api['getForm']>) {
  const { form } = await requireForm(ctx, formId, ...reading)
  return { form: withAddress(ctx, form) }
}

export async function createForm(ctx: Ctx, { boardId, listeners, ...fields }: Input<Api['createForm']>) {
  const board = await requireOnBoard(ctx, boardId, ...arranging)
  await lockFormsOf(ctx.db, boardId)
  if ((await formsOf(ctx.db, boardId)).length >= MAX_FORMS)
    throw conflict('too_many', () => t`A project can have at most ${MAX_FORMS} forms`)
  const id = newId()
  const row = { ...blank, ...(await rowOf(ctx, boardId, fields)), title: fields.title }
  await insertForm(ctx.db, { ...row, id, board_id: boardId, slug: newSlug(), created_by: ctx.user._id })
  // An answer never falls into silence, unless somebody wants that.
  await tellFromNowOn(ctx, { _id: id, boardId }, listeners ?? [ctx.user._id])
  await ctx.publish(formChanged(board, { _id: id, title: fields.title }, 'created'))
  return reply(ctx, id)
}

const blank: FormValues = {
  title: '',
  description: '',
  column_id: null,
  fields: [],
  published: false,
  confirmation: '',
  redirect_path: null,
  accent: 'ember',
  cover: null,
  protection: 'open',
}

/** What somebody said about a form, checked, in database words. */
async function rowOf(
  ctx: Ctx,
  boardId: string,
  { columnId, redirectPath, fields, ...plain }: Omit<Input<Api['updateForm']>, 'formId' | 'version' | 'listeners'>,
): Promise<Partial<FormValues>> {
  if (columnId && !(await columnIdsOf(ctx.db, boardId)).includes(columnId)) throw notFound(t`Column`)
  return {
    ...defined(plain),
    ...defined({ column_id: columnId, redirect_path: redirectPath }),
    ...(fields && { fields: checkedQuestions(fields) }),
  }
}

async function tellFromNowOn(ctx: Ctx, form: { _id: string; boardId: string }, listeners: string[]) {
  await requireKnown(ctx, form.boardId, { members: listeners, labels: [] })
  await setListeners(ctx.db, form._id, listeners)
}

export async function updateForm(ctx: Ctx, { formId, version, listeners, ...changes }: Input<Api['updateForm']>) {
  const { form: before, board } = await lockedForm(ctx, formId, ...arranging)
  requireVersion(version, before.version, t`form`, { form: withAddress(ctx, before) })
  await updateFormRow(ctx.db, formId, await rowOf(ctx, before.boardId, changes))
  if (listeners) await tellFromNowOn(ctx, before, listeners)
  const { form } = await reply(ctx, formId)
  const turned = form.published ? 'published' : 'unpublished'
  await ctx.publish(formChanged(board, form, form.published === before.published ? 'updated' : turned))
  return { form }
}

export async function deleteForm(ctx: Ctx, { formId }: Input<Api['deleteForm']>) {
  const { form, board } = await lockedForm(ctx, formId, ...deleting)
  await deleteFormRow(ctx.db, formId)
  await ctx.publish(formChanged(board, form, 'deleted'))
  return { form: withAddress(ctx, form) }
}

export async function renewFormSlug(ctx: Ctx, { formId }: Input<Api['renewFormSlug']>) {
  const { form, board } = await lockedForm(ctx, formId, ...arranging)
  await updateFormRow(ctx.db, formId, { slug: newSlug() })
  await ctx.publish(formChanged(board, form, 'address-renewed'))
  return reply(ctx, formId)
}

export async function listSubmissions(ctx: Ctx, { formId, page, limit }: Input<Api['listSubmissions']>) {
  const { form } = await requireForm(ctx, formId, ...reading)
  const total = form.submissionCount
  const stored = await submissionsOf(ctx.db, formId, { offset: (page - 1) * limit, limit })
  return {
    submissions: await withFiles(ctx, form.boardId, stored),
    meta: { total, page, limit, totalPages: Math.ceil(total / limit) },
  }
}

/** Whoever reads the answers may open the files of the tasks they made, as far as these are there. */
async function withFiles(ctx: Ctx, boardId: string, stored: StoredSubmission[]): Promise<Submission[]> {
  const ids = stored.flatMap(({ answers }) => answers.flatMap(({ files = [] }) => files))
  const found = ids.length > 0 ? await filesOn(ctx.db, boardId, ids) : []
  const byId = new Map(found.map((file) => [file._id, file]))
  return stored.map(({ answers, ...submission }) => ({
    ...submission,
    answers: answers.map(({ files, ...answer }) =>
      files ? { ...answer, files: files.map((id) => byId.get(id) ?? null) } : answer,
    ),
  }))
}

export async function exportSubmissions(ctx: Ctx, { formId }: Input<Api['exportSubmissions']>) {
  const { form, board } = await requireForm(ctx, formId, ...reading)
  const submissions = await submissionsOf(ctx.db, formId, { offset: 0, limit: EXPORTED })
  await ctx.publish(formChanged(board, form, 'answers-exported'))
  return {
    filename: `${board.key}-answers.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csv(tableOf(form.fields, submissions)),
  }
}

export async function deleteSubmission(ctx: Ctx, { formId, submissionId }: Input<Api['deleteSubmission']>) {
  const { form, board } = await requireForm(ctx, formId, ...deleting)
  if (!(await deleteSubmissionRow(ctx.db, formId, submissionId))) throw notFound(t`Answer`)
  await ctx.publish(formChanged(board, form, 'answer-deleted'))
  return told(ctx, t`The answer is deleted`)
}

/** The door to a form is the door of its board. */
async function requireForm(ctx: Ctx, formId: string, ...door: Door) {
  const form = await findForm(ctx.db, formId)
  if (!form) throw notFound(t`Form`)
  const board = await requireOnBoard(ctx, form.boardId, ...door).catch(hiddenBehindDoor(t`Form`))
  return { form, board }
}

async function lockedForm(ctx: Ctx, formId: string, ...door: Door) {
  await requireForm(ctx, formId, ...door)
  await lockForm(ctx.db, formId)
  return requireForm(ctx, formId, ...door)
}

async function reply(ctx: Ctx, formId: string) {
  return { form: withAddress(ctx, (await findForm(ctx.db, formId))!) }
}

const withAddress = (ctx: Ctx, form: FormRow) => ({ ...form, url: `${ctx.tools.appUrl}/form/${form.slug}` })

/** Short enough to be typed from a poster, long enough that nobody guesses one. */
const newSlug = () => newSecret().slice(0, 16)
