// Tasks brought from other programs. Looked at in the request, carried out in a job, taken back in one piece.
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { ReceivedFile } from '#contract/fields.ts'
import type { ImportProvider, importsApi } from '#contract/imports.ts'
import type { BoardAction } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { forbidden, notFound, Refusal } from '#server/core/errors.ts'
import { nameOf, removeAfter } from '#server/core/files/uploads.ts'
import { Answered } from '#server/core/http/answered.ts'
import { type FoundBoard, mayOnBoard, requireOnBoard } from '#server/features/boards/service.ts'
import type { ColumnChoices } from './places.ts'
import { BrokenFile } from './plan.ts'
import { type OpenPlan, openPlan } from './plan-reader.ts'
import { columnsOn, previewOf } from './preview.ts'
import { findImport, importsOf, insertImport, lockWork, type Work } from './queries/progress.ts'
import { takeBack } from './take-back.ts'

type Api = typeof importsApi

const LISTED = 20

/** Making columns and labels is part of it, so that is the right it needs: everybody on the project but clients. */
export async function importTasks(ctx: Ctx, input: Input<Api['importTasks']>) {
  const { boardId, provider, mapping = null, columns = {}, preview } = input
  const board = await requireOnBoard(ctx, boardId, 'edit-columns')
  await requireColumns(ctx, boardId, columns)
  const { filename, bytes } = input.file as ReceivedFile
  const plan = await openPlan({ provider, bytes, mapping, language: ctx.origin.language }).catch(refuseBroken)
  const sent: SentFile = { provider, filename: nameOf(filename), bytes, choices: { mapping, columns } }
  try {
    return preview === 'true' ? await lookAt(ctx, board, plan, sent) : await begin(ctx, board, plan, sent)
  } finally {
    plan.close()
  }
}

interface SentFile {
  provider: ImportProvider
  filename: string
  bytes: Uint8Array
  choices: Work['choices']
}

async function lookAt(ctx: Ctx, board: FoundBoard, plan: OpenPlan, { provider, filename, choices }: SentFile) {
  const seen = await previewOf(ctx, board, plan, { provider, columns: choices.columns })
  return new Answered(200, { preview: { provider, filename, ...seen } })
}

async function begin(ctx: Ctx, { _id: boardId }: FoundBoard, { outline }: OpenPlan, sent: SentFile) {
  const { provider, filename, bytes, choices } = sent
  const id = newId()
  const file = `imports/${id}`
  await ctx.tools.files.put(file, bytes, 'application/octet-stream')
  const row = { id, board_id: boardId, provider, filename, file, total: outline.total, created_by: ctx.user._id }
  try {
    await ctx.transact(async (inner) => {
      await insertImport(inner.db, row, choices, outline)
      await inner.tools.jobs.add(inner.db, 'run-import', { importId: id }, { key: `import ${id}` })
    })
  } catch (error) {
    removeAfter(error, ctx.tools.files, [{ file, preview: null }])
    throw error
  }
  return { import: (await findImport(ctx.db, id))! }
}

/** A column of another project is not there, wherever its id stands. */
async function requireColumns(ctx: Ctx, boardId: string, choices: ColumnChoices) {
  const { columns } = await columnsOn(ctx, boardId)
  const known = new Set(columns.map(({ _id }) => _id))
  if (!Object.values(choices).every((id) => id === null || known.has(id))) throw notFound(t`Column`)
}

function refuseBroken(error: unknown): never {
  if (!(error instanceof BrokenFile)) throw error
  const { message, row } = error
  throw new Refusal(400, 'broken_file', message, { row, details: [{ path: 'file', message }] })
}

export async function listImports(ctx: Ctx, { boardId }: Input<Api['listImports']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return { imports: await importsOf(ctx.db, boardId, LISTED) }
}

export async function getImport(ctx: Ctx, { importId }: Input<Api['getImport']>) {
  return { import: (await requireImport(ctx, importId, 'view')).found }
}

export async function undoImport(ctx: Ctx, { importId }: Input<Api['undoImport']>) {
  const { found, board } = await requireImport(ctx, importId, 'edit-columns')
  if (found.createdBy?._id !== ctx.user._id && !mayOnBoard(board, 'manage'))
    throw forbidden(t`This is somebody else’s import`)
  const work = await lockWork(ctx.db, importId)
  if (!work) throw notFound(t`Import`)
  if (work.status !== 'undone') await takeBack(ctx, board, work)
  return { import: (await findImport(ctx.db, importId))! }
}

/** An import through the door of its project. */
async function requireImport(ctx: Ctx, importId: string, action: BoardAction) {
  const found = await findImport(ctx.db, importId)
  if (!found) throw notFound(t`Import`)
  const board = await requireOnBoard(ctx, found.boardId, action).catch((error: { status?: number }) => {
    throw error.status === 404 ? notFound(t`Import`) : error
  })
  return { found, board }
}
