import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict } from '#server/core/errors.ts'
import { hold, release, startOver } from './queries.ts'
import { refreshLater } from './refresh.ts'

export const paymentUnderWay = () =>
  conflict('payment_under_way', t`Somebody is paying for this workspace right now. Please wait a moment.`)

/** Longer than all calls of one payment together may take. */
const HELD_MS = 120_000

/**
 * No lock lasts over a call to the gateway: a row says until when somebody is at it. Should this server die meanwhile, a job that
 * was added with that asks the gateway how it went.
 */
export async function onlyOneAtATime<T>(ctx: Ctx, workspaceId: string, work: (number: number) => Promise<T>) {
  const { jobs, payments } = ctx.tools
  const until = new Date(ctx.now.getTime() + HELD_MS)
  const number = await ctx.transact(async (inner) => {
    const held = await hold(inner.db, payments.gateway, workspaceId, ctx.user._id, { now: ctx.now, until })
    if (held === null) throw paymentUnderWay()
    await startOver(inner.db, payments.gateway, workspaceId)
    await refreshLater(jobs, inner.db, workspaceId, until)
    return held
  })
  try {
    return await work(number)
  } catch (error) {
    // It may have gone through all the same.
    await refreshLater(jobs, ctx.db, workspaceId)
    throw error
  } finally {
    await release(ctx.db, workspaceId)
  }
}
