import type { codeLinksApi } from '#contract/code-links.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Ctx } from '#server/core/context.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import { requireTask } from '#server/features/tasks/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { codeSourceChanged } from './events.ts'
import { deleteSource, deliveriesOf, findSource, linksOf, putSource } from './queries.ts'

export { deleteOldCodeDeliveries } from './queries.ts'

type Api = typeof codeLinksApi

export async function listCodeLinks(ctx: Ctx, { taskId }: Input<Api['listCodeLinks']>) {
  await requireTask(ctx, taskId, 'view')
  return { links: await linksOf(ctx.db, taskId) }
}

export async function getCodeSource(ctx: Ctx, { workspaceId }: Input<Api['getCodeSource']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', { evenArchived: true })
  return described(ctx, workspaceId)
}

export async function makeCodeSource(ctx: Ctx, { workspaceId }: Input<Api['makeCodeSource']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage')
  const [token, secret] = [newSecret(), newSecret()]
  await putSource(ctx.db, workspaceId, {
    token_hash: hashSecret(token),
    sealed_token: ctx.tools.seal.close(token),
    sealed_secret: ctx.tools.seal.close(secret),
    created_by: ctx.user._id,
    created_at: ctx.now,
  })
  await ctx.publish(codeSourceChanged(workspaceId, 'connected'))
  return { ...(await described(ctx, workspaceId)), secret }
}

/** Even in an archived workspace: an address that got out can always be ended. */
export async function deleteCodeSource(ctx: Ctx, { workspaceId }: Input<Api['deleteCodeSource']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', { evenArchived: true })
  await deleteSource(ctx.db, workspaceId)
  await ctx.publish(codeSourceChanged(workspaceId, 'disconnected'))
  return described(ctx, workspaceId)
}

async function described(ctx: Ctx, workspaceId: string) {
  const found = await findSource(ctx.db, workspaceId)
  const deliveries = await deliveriesOf(ctx.db, workspaceId)
  if (!found) return { source: null, deliveries }
  const { sealedToken, ...source } = found
  return {
    source: { ...source, url: `${ctx.tools.appUrl}/webhooks/github/${ctx.tools.seal.open(sealedToken)}` },
    deliveries,
  }
}
