// A link with which anybody reads one task.
import type { taskLinksApi } from '#contract/attachments.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { newSecret } from '#server/core/secrets.ts'
import { type FoundTask, lockTask, requireTask } from '#server/features/tasks/service.ts'
import { deleteLink, findLink, findPublicTask, insertLink } from './queries.ts'

type Api = typeof taskLinksApi

export async function getPublicLink(ctx: Ctx, { taskId }: Input<Api['getPublicLink']>) {
  await requireTask(ctx, taskId, 'view')
  return linkOf(ctx, taskId)
}

export async function makePublicLink(ctx: Ctx, { taskId }: Input<Api['makePublicLink']>) {
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  if (await findLink(ctx.db, taskId)) return linkOf(ctx, taskId)
  await insertLink(ctx.db, { task_id: taskId, token: newSecret(), created_by: ctx.user._id })
  await ctx.publish(publicLinkChanged(task, 'made'))
  return linkOf(ctx, taskId)
}

export async function deletePublicLink(ctx: Ctx, { taskId }: Input<Api['deletePublicLink']>) {
  const task = await lockTask(ctx, taskId, 'edit-tasks')
  if (await findLink(ctx.db, taskId)) {
    await deleteLink(ctx.db, taskId)
    await ctx.publish(publicLinkChanged(task, 'deleted'))
  }
  return { link: null }
}

export async function readPublicTask(ctx: GuestCtx, { token }: Input<Api['readPublicTask']>) {
  const task = await findPublicTask(ctx.db, token)
  if (!task) throw notFound(t`Task`)
  return { task }
}

async function linkOf(ctx: Ctx, taskId: string) {
  const link = await findLink(ctx.db, taskId)
  return { link: link ? { ...link, url: `${ctx.tools.appUrl}/share/${link.token}` } : null }
}

/** Never with the token: events are kept, and sent to everybody on the board. */
const publicLinkChanged = (task: FoundTask, what: 'made' | 'deleted'): HearthEvent => ({
  type: `public-link-${what}`,
  workspaceId: task.workspaceId,
  boardId: task._id,
  taskId: task.taskId,
  payload: { taskId: task.taskId, title: task.taskTitle },
})
