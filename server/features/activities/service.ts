import { type ActivityKind, activityKinds } from '#contract/activity-kinds.ts'
import { describeActivity } from '#contract/activity-words.ts'
import type { Input } from '#contract/endpoint.ts'
import { canInWorkspace } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { workspaceActivitiesApi } from '#contract/workspaces.ts'
import type { Ctx } from '#server/core/context.ts'
import { csv } from '#server/core/csv.ts'
import { notFound } from '#server/core/errors.ts'
import { requireOnBoard } from '#server/features/boards/service.ts'
import { type FoundWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { activitiesOfActor, activitiesOfWorkspace, isKnownIn, type Wanted } from './queries.ts'

type Api = typeof workspaceActivitiesApi

const EXPORTED = 10_000

/** What I did myself, wherever it was. */
export async function myActivities(ctx: Ctx, { before, limit }: { before?: string | undefined; limit: number }) {
  return page(await activitiesOfActor(ctx.db, ctx.user._id, { before, limit: limit + 1 }), limit)
}

export async function listWorkspaceActivities(
  ctx: Ctx,
  { workspaceId, ...which }: Input<Api['listWorkspaceActivities']>,
) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'view')
  return activitiesIn(ctx, workspace, await understood(ctx, workspaceId, which))
}

export async function exportWorkspaceActivities(
  ctx: Ctx,
  { workspaceId, ...which }: Input<Api['exportWorkspaceActivities']>,
) {
  const workspace = await requireInWorkspace(ctx, workspaceId, 'view')
  const wanted = await understood(ctx, workspaceId, { ...which, limit: EXPORTED })
  const { activities } = await activitiesIn(ctx, workspace, wanted)
  await ctx.publish({ type: 'activities-exported', workspaceId, payload: { count: activities.length } })
  const lines = activities.map((activity) => [
    activity.at,
    activity.actor?.name ?? '',
    activity.actor?.username ?? '',
    describeActivity(activity),
    activity.board?.title ?? '',
    activity.type,
    activity.via ?? '',
  ])
  return {
    filename: `${workspace.url}-activities.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csv([['Time', 'Person', 'Username', 'What', 'Project', 'Type', 'API key'], ...lines]),
  }
}

/** Those who manage a workspace read everything, others what happened on projects they see. */
export async function activitiesIn(ctx: Ctx, { _id, myRole }: FoundWorkspace, { limit, ...wanted }: Wanted) {
  const readsAll = canInWorkspace(myRole, 'manage')
  return page(await activitiesOfWorkspace(ctx.db, _id, ctx.user._id, readsAll, { ...wanted, limit: limit + 1 }), limit)
}

interface Asked extends Omit<Wanted, 'types'> {
  type?: string | undefined
}

/** A person or project of another workspace is not there. */
async function understood(ctx: Ctx, workspaceId: string, { type, ...asked }: Asked): Promise<Wanted> {
  if (asked.board && (await requireOnBoard(ctx, asked.board, 'view')).workspaceId !== workspaceId)
    throw notFound(t`Project`)
  if (asked.user && !(await isKnownIn(ctx.db, workspaceId, asked.user))) throw notFound(t`Person`)
  return { ...asked, types: type === undefined ? undefined : typesOf(type) }
}

const typesOf = (type: string): readonly string[] =>
  Object.hasOwn(activityKinds, type) ? activityKinds[type as ActivityKind] : [type]

const page = <T>(found: T[], limit: number) => ({ activities: found.slice(0, limit), hasMore: found.length > limit })
