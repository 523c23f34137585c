// What strangers do: open a form and send it. Either it is refused and they are told, or all of it is stored.
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import { readAnswers } from '#contract/form-answers.ts'
import { MAX_FILES, type publicFormsApi, THANKS } from '#contract/forms.ts'
import { MAX_DESCRIPTION } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { invalid, notFound, overtaken } from '#server/core/errors.ts'
import { nameOf, removeAfter, removeUpload } from '#server/core/files/uploads.ts'
import { inLanguage } from '#server/core/speech.ts'
import type { StoredAnswer } from '#server/database/tables/intake.ts'
import { type AttachmentRow, insertAttachments, storeFile } from '#server/features/attachments/service.ts'
import { receiveTask } from '#server/features/tasks/service.ts'
import { formAnswered } from './events.ts'
import {
  columnIdsOf,
  findOpenForm,
  findSubmission,
  insertSubmission,
  labelsFor,
  type OpenForm,
  setTaskOf,
} from './queries.ts'
import { makeStart, requireStart, staleStart } from './start.ts'
import { taskOfAnswers } from './task-of-answers.ts'

type Api = typeof publicFormsApi
type Sent = Input<Api['submitForm']>

export async function readPublicForm(ctx: GuestCtx, { slug }: Input<Api['readPublicForm']>) {
  const form = await requireOpenForm(ctx, slug)
  return { form, start: makeStart(ctx.tools.seal, form, ctx.now) }
}

export async function submitForm(ctx: GuestCtx, { submissionId = newId(), ...body }: Sent) {
  const form = await requireOpenForm(ctx, body.slug)
  const sent = withFileAnswered(form, body)
  // A program learns nothing from the answer, least of all that it was found out.
  if (sent.website) return confirmationOf(form)
  if (await isSentAlready(ctx, form, submissionId)) return confirmationOf(form)
  const start = requireStart(ctx.tools.seal, form, sent, ctx.now)
  const received = filesFor(checkedAnswers(ctx, form, sent).asked, sent)
  const taskId = newId()
  const files: StoredFile[] = []
  try {
    for (const { question, file } of received) {
      const row = await storeFile(ctx.tools.files, file, { task_id: taskId, uploaded_by: null })
      files.push({ question, row })
    }
    return await ctx.transact((inner) => store(inner, sent, { submissionId, start, taskId, files }))
  } catch (error) {
    const rows = files.map(({ row }) => row)
    removeAfter(error, ctx.tools.files, rows)
    throw error
  }
}

/** A program calls a file it sends `file`, here as everywhere: it answers the question for one, where there is just one. */
function withFileAnswered({ fields }: OpenForm, body: Omit<Sent, 'submissionId'>) {
  const questions = fields.filter(({ type }) => type === 'file').map(({ id }) => id)
  const [question] = questions
  const { file, ...others } = body.files ?? {}
  if (!file || questions.length !== 1 || question! in others) return body
  return { ...body, files: { ...others, [question!]: file } }
}

interface StoredFile {
  question: string
  row: AttachmentRow
}

interface Storing {
  submissionId: string
  start: string | null
  taskId: string
  files: StoredFile[]
}

async function store(ctx: GuestCtx, sent: Sent, { submissionId, start, taskId, files }: Storing) {
  // As it is now, and held: it may have been changed or taken back since the files began to arrive.
  const form = await requireOpenForm(ctx, sent.slug, { held: true })
  const { asked, known, given } = checkedAnswers(ctx, form, sent)
  const row = { id: submissionId, form_id: form._id, answers: withIds(given, files), start }
  if (!(await insertSubmission(ctx.db, row))) {
    if (!(await isSentAlready(ctx, form, submissionId))) throw staleStart()
    for (const file of files) removeUpload(ctx.tools.files, file.row)
    return confirmationOf(form)
  }
  const task = taskOfAnswers(form, asked, known, await labelsFor(ctx.db, form.boardId))
  if (task.description.length > MAX_DESCRIPTION) throw invalid(t`All answers together are too long`)
  await land(ctx, form, taskId, { ...task, attachment_count: files.length })
  if (files.length > 0) {
    const rows = files.map((file) => file.row)
    await insertAttachments(ctx.db, rows)
  }
  await setTaskOf(ctx.db, submissionId, taskId)
  await ctx.publish(formAnswered(form.boardId))
  return confirmationOf(form)
}

/** So that the list of answers leads to the files themselves. */
const withIds = (given: StoredAnswer[], files: StoredFile[]): StoredAnswer[] =>
  given.map((answer) => {
    const ids = files.flatMap(({ question, row }) => (question === answer.id ? [row.id] : []))
    return answer.type === 'file' ? { ...answer, files: ids } : answer
  })

/** In the column chosen for it, or the first one where that is gone. */
async function land(ctx: GuestCtx, form: OpenForm, taskId: string, row: Parameters<typeof receiveTask>[2]) {
  const { boardId, workspaceId } = form
  const columnId = form.columnId ?? (await columnIdsOf(ctx.db, boardId))[0]
  if (!columnId) throw notFound(t`Form`)
  const facts = { form: form.title, formId: form._id }
  // Deleted at this very moment: looked at anew, the form names no column any more.
  if (!(await receiveTask(ctx, { boardId, workspaceId, columnId, taskId }, row, facts))) throw overtaken()
}

async function requireOpenForm(ctx: GuestCtx, slug: string, options?: { held: boolean }) {
  const form = await findOpenForm(ctx.db, slug, options)
  if (!form) throw notFound(t`Form`)
  return form
}

/** Whoever sends again because no answer came is answered like the first time. */
async function isSentAlready(ctx: GuestCtx, form: OpenForm, submissionId: string) {
  const earlier = await findSubmission(ctx.db, submissionId)
  if (earlier && earlier.formId !== form._id) throw invalid(t`This submission belongs to another form`)
  return earlier !== undefined
}

function checkedAnswers({ origin }: GuestCtx, form: OpenForm, { answers, files = {} }: Sent) {
  const names = Object.fromEntries(Object.entries(files).map(([id, some]) => [id, some.map(shownName)]))
  const { asked, known, problems } = inLanguage(origin.language, () => readAnswers(form.fields, answers, names))
  if (problems.length > 0) {
    const details = problems.map(({ field, message }) => ({ path: `answers.${field}`, message }))
    throw invalid(t`Some answers are missing or not right yet`, 'invalid_answers', details)
  }
  const given = asked.flatMap(({ id, label, type }): StoredAnswer[] => {
    const value = known.get(id)
    return value === undefined ? [] : [{ id, label, type, value }]
  })
  return { asked, known, given }
}

const shownName = ({ filename }: ReceivedFile) => nameOf(filename)

/** Files nobody asked for are no part of the submission. */
function filesFor(asked: readonly { id: string; type: string }[], { files = {} }: Sent) {
  const wanted = asked.flatMap(({ id, type }) =>
    type === 'file' && Object.hasOwn(files, id) ? files[id]!.map((file) => ({ question: id, file })) : [],
  )
  return wanted.slice(0, MAX_FILES)
}

const confirmationOf = ({ confirmation, redirectPath }: OpenForm) => ({
  confirmation: confirmation || THANKS,
  redirectPath,
})
