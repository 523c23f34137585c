import type { Ctx } from '#server/core/context.ts'
import { activitiesOfActor } from './queries.ts'

/** What I did myself, wherever it was. */
export async function myActivities(ctx: Ctx, { before, limit }: { before?: string | undefined; limit: number }) {
  const found = await activitiesOfActor(ctx.db, ctx.user._id, { before, limit: limit + 1 })
  return { activities: found.slice(0, limit), hasMore: found.length > limit }
}
