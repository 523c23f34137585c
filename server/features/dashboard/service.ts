import type { dashboardApi } from '#contract/dashboard.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Ctx } from '#server/core/context.ts'
import { workedThisWeek } from '#server/features/time/service.ts'
import { myWorkspaces } from '#server/features/workspaces/service.ts'
import { cameAt, findVisit, happenedOn, projectsOf, saveVisit } from './queries.ts'

type Api = typeof dashboardApi

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Whoever comes back within this is still on the same visit. */
const SAME_VISIT_MS = 30 * MINUTE_MS
/** How far the digest of somebody who was never here, or away for long, goes back. */
const FIRST_DAYS = 7
const MOST_DAYS = 30

export async function getDashboard(ctx: Ctx, { clientTime }: Input<Api['getDashboard']>) {
  const since = await digestBegins(ctx)
  const { mine, recent } = await projectsOf(ctx.db, ctx.user._id)
  return {
    since: since.toISOString(),
    digest: await happenedOn(ctx.db, ctx.user._id, mine, since),
    projects: recent,
    week: await week(ctx, clientTime),
  }
}

export async function visitDashboard(ctx: Ctx) {
  const since = await digestBegins(ctx)
  return remember(ctx, since)
}

export const clearDigest = (ctx: Ctx) => remember(ctx, ctx.now)

async function remember(ctx: Ctx, since: Date) {
  await saveVisit(ctx.db, { user_id: ctx.user._id, since, seen_at: ctx.now })
  return { since: since.toISOString() }
}

/** Reading it changes nothing: a link somebody only points at is no visit. */
async function digestBegins(ctx: Ctx): Promise<Date> {
  const visit = await findVisit(ctx.db, ctx.user._id)
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS)
  if (!visit) return later(daysAgo(FIRST_DAYS), await cameAt(ctx.db, ctx.user._id))
  const seen = new Date(visit.seen_at)
  const begins = ctx.now.getTime() - seen.getTime() > SAME_VISIT_MS ? seen : new Date(visit.since)
  return later(begins, daysAgo(MOST_DAYS))
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** A person has one week, whatever they work on; whose rules it follows is that of the workspace they were in last. */
async function week(ctx: Ctx, clientTime: string) {
  const workspaces = await myWorkspaces(ctx)
  const home = workspaces.find(({ url }) => url === ctx.user.lastActiveWorkspaceURL) ?? workspaces[0]
  return home ? workedThisWeek(ctx, home.settings, clientTime) : null
}
