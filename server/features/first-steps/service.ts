// For somebody new: what they did already, read from what happened, so that nobody has to tick anything.
import type { Input } from '#contract/endpoint.ts'
import { type firstStepsApi, isNew } from '#contract/first-steps.ts'
import { firstSteps } from '#contract/known-steps.ts'
import { canInWorkspace } from '#contract/permissions.ts'
import type { Ctx } from '#server/core/context.ts'
import { updateUser } from '#server/features/people/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { stepsTaken } from './queries.ts'

type Api = typeof firstStepsApi

export async function getFirstSteps(ctx: Ctx, { workspaceId }: Input<Api['getFirstSteps']>) {
  const { myRole, permissions } = await requireInWorkspace(ctx, workspaceId, 'createProjects')
  const { done: known, hidden } = ctx.user.onboarding.firstSteps ?? { done: [], hidden: false }
  if (hidden || !isNew(ctx.user, ctx.now)) return { steps: [] }
  const taken = await stepsTaken(ctx.db, workspaceId, ctx.user._id)
  return {
    steps: firstSteps
      .filter((step) => step !== 'invite' || canInWorkspace(myRole, 'invite', permissions))
      .map((step) => ({ step, done: taken[step] || known.includes(step) })),
  }
}

export const rememberFirstSteps = async (ctx: Ctx, firstSteps: Input<Api['rememberFirstSteps']>) => ({
  user: await updateUser(ctx.db, ctx.user._id, { onboarding: { firstSteps } }),
})
