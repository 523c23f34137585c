// Carries an import out, batch by batch. Killed in the middle, it goes on behind the last batch that was committed.
import type { Language } from '#contract/languages.ts'
import { said, t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { Refusal } from '#server/core/errors.ts'
import { type Caller, inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { inLanguage } from '#server/core/speech.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { findUser } from '#server/features/people/service.ts'
import { carryOut } from './batch.ts'
import { importFinished, importProgressed } from './events.ts'
import { BrokenFile } from './plan.ts'
import { type OpenPlan, openPlan } from './plan-reader.ts'
import { prepare } from './prepare.ts'
import { beginWork, endImport, findImport, findWork, lockImportsOf, lockWork, type Work } from './queries/progress.ts'

/** Few enough that whoever works on the board meanwhile hardly waits for one. */
const BATCH = 125
/** One that fails again and again for no reason we know is given up. */
const MAX_ATTEMPTS = 8

export async function runImport(kernel: Kernel, importId: string) {
  const work = await findWork(kernel.db, importId)
  if (!work || isOver(work)) return
  const user = work.createdBy ? await findUser(kernel.db, work.createdBy) : undefined
  const language = user?.language ?? 'en'
  const caller: Caller = { ...theSystem, user: user ?? null, origin: { ...theSystem.origin, language } }
  try {
    if (!user) throw new Refusal(403, 'gone', t`Whoever began it is not here any more`)
    if (work.attempts >= MAX_ATTEMPTS) throw new Refusal(500, 'given_up', t`Something went wrong on our side`)
    await beginWork(kernel.db, importId)
    const plan = await open(kernel, work, language)
    try {
      while (await step(kernel, caller, importId, plan)) await othersTurn()
    } finally {
      plan.close()
    }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BrokenFile)) throw error
    const words = error instanceof Refusal ? error.words : error.message
    await fail(
      kernel,
      caller,
      importId,
      inLanguage(language, () => said(words)),
    )
  }
  if (work.file) await kernel.tools.files.delete(work.file)
}

const isOver = ({ status }: Work) => status !== 'queued' && status !== 'running'

/** Requests that came meanwhile are answered before the next batch. */
const othersTurn = () => new Promise<void>((resume) => void setImmediate(resume))

async function open(kernel: Kernel, { provider, file, choices }: Work, language: Language): Promise<OpenPlan> {
  const bytes = file && (await kernel.tools.files.get(file))
  if (!bytes) throw new Refusal(404, 'not_found', t`The file is not there any more`)
  return openPlan({ provider, bytes, mapping: choices.mapping, language })
}

/** The next batch; false when there is none. Somebody may take the import back between two of them. */
async function step(kernel: Kernel, caller: Caller, importId: string, plan: OpenPlan): Promise<boolean> {
  const seen = await findWork(kernel.db, importId)
  const rows = seen ? await plan.rows({ from: seen.done, count: BATCH }) : []
  return inTransaction(kernel, caller, async (guest) => {
    const ctx = guest as Ctx
    const work = await lockWork(ctx.db, importId)
    if (!work || isOver(work)) return false
    // Another worker was here meanwhile.
    if (work.done !== seen?.done) return true
    await lockImportsOf(ctx.db, work.boardId)
    const board = await requireOnBoard(ctx, work.boardId, 'edit-columns')
    if (!work.places) {
      await prepare(ctx, board, work, plan.outline)
      return true
    }
    if (rows.length > 0) {
      await carryOut(ctx, board, work, work.places, rows)
      return true
    }
    await endImport(ctx.db, importId, 'done', ctx.now)
    const done = (await findImport(ctx.db, importId))!
    await ctx.publish(importFinished({ boardId: board._id, workspaceId: board.workspaceId }, done))
    await ctx.publish(importProgressed(done))
    return false
  })
}

const fail = (kernel: Kernel, caller: Caller, importId: string, message: string) =>
  inTransaction(kernel, caller, async (ctx) => {
    const work = await lockWork(ctx.db, importId)
    // Whoever took it back meanwhile is not told that it failed.
    if (!work || isOver(work)) return
    await endImport(ctx.db, importId, 'failed', ctx.now, message)
    await ctx.publish(importProgressed((await findImport(ctx.db, importId))!))
  })
