import { v7 as newId } from 'uuid'
import type { Comment, commentsApi, TaskActivity } from '#contract/comments.ts'
import type { Input } from '#contract/endpoint.ts'
import { MAX_REACTIONS, withReaction } from '#contract/reactions.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, forbidden, hiddenBehindDoor, notFound } from '#server/core/errors.ts'
import { requireVersion } from '#server/core/version.ts'
import { mayOnBoard } from '#server/features/boards/service.ts'
import { cardOf, type FoundTask, lockTask, requireTask } from '#server/features/tasks/service.ts'
import { lineAmongOthers } from './among-others.ts'
import { commentChanged } from './events.ts'
import {
  amongOthersBefore,
  commentsBefore,
  deleteCommentRow,
  descriptionAround,
  eventsBefore,
  findComment,
  insertComment,
  saveReactions,
  updateCommentBody,
} from './queries.ts'

type Api = typeof commentsApi

/** Three streams, each newest first; ids of all rise with time, so they are the cursor of the one they make together. */
export async function listTaskActivity(ctx: Ctx, { taskId, before, limit }: Input<Api['listTaskActivity']>) {
  await requireTask(ctx, taskId, 'view')
  const said = await commentsBefore(ctx.db, taskId, before, limit + 1)
  const happened = await eventsBefore(ctx.db, taskId, before, limit + 1)
  const amongOthers = await amongOthersBefore(ctx.db, taskId, before, limit + 1)
  const activity: TaskActivity[] = [
    ...said.map((comment) => ({
      kind: 'comment' as const,
      _id: comment._id,
      who: comment.author,
      when: comment.createdAt,
      comment,
    })),
    ...happened.map(({ payload, ...event }) => {
      const changes = payload.changes ?? []
      const [first] = changes
      return {
        kind: 'change' as const,
        ...event,
        field: first?.field ?? null,
        from: first?.from ?? null,
        to: first?.to ?? null,
        changes,
        payload,
      }
    }),
    ...amongOthers.map((event) => lineAmongOthers(taskId, event)),
  ].sort((one, other) => (one._id < other._id ? 1 : -1))
  return { activity: activity.slice(0, limit), hasMore: activity.length > limit }
}

export async function getDescriptionChange(ctx: Ctx, { taskId, first, last }: Input<Api['getDescriptionChange']>) {
  await requireTask(ctx, taskId, 'view')
  const texts = await descriptionAround(ctx.db, taskId, first, last ?? first)
  if (!texts) throw notFound(t`Change`)
  return texts
}

export async function createComment(ctx: Ctx, { taskId, body }: Input<Api['createComment']>) {
  const task = await lockTask(ctx, taskId, 'comment')
  const id = newId()
  await insertComment(ctx.db, { id, task_id: taskId, author: ctx.user._id, body })
  return publish(ctx, 'comment-created', task, (await findComment(ctx.db, id))!)
}

export async function updateComment(ctx: Ctx, { commentId, body, version }: Input<Api['updateComment']>) {
  const { task, comment } = await requireComment(ctx, commentId)
  if (comment.author?._id !== ctx.user._id) throw forbidden(t`This is somebody else’s comment`)
  requireVersion(version, comment.version, t`comment`, { comment })
  await updateCommentBody(ctx.db, commentId, body, ctx.now)
  return publish(ctx, 'comment-updated', task, (await findComment(ctx.db, commentId))!, comment.body)
}

export async function deleteComment(ctx: Ctx, { commentId }: Input<Api['deleteComment']>) {
  const { task, comment } = await requireComment(ctx, commentId)
  if (comment.author?._id !== ctx.user._id && !mayOnBoard(task, 'manage'))
    throw forbidden(t`This is somebody else’s comment`)
  await deleteCommentRow(ctx.db, comment)
  return publish(ctx, 'comment-deleted', task, comment)
}

export async function reactToComment(ctx: Ctx, { commentId, emoji }: Input<Api['reactToComment']>) {
  const { task, comment } = await requireComment(ctx, commentId)
  const reactions = withReaction(comment.reactions, emoji, ctx.user._id)
  if (Object.keys(reactions).length > MAX_REACTIONS)
    throw conflict('too_many', () => t`A comment can have at most ${MAX_REACTIONS} different emoji`)
  await saveReactions(ctx.db, commentId, reactions)
  return publish(ctx, 'comment-updated', task, { ...comment, reactions })
}

/** A comment through the door of its task, with the task's lock: two reactions at once are both kept. */
async function requireComment(ctx: Ctx, commentId: string) {
  const found = await findComment(ctx.db, commentId)
  if (!found) throw notFound(t`Comment`)
  const task = await lockTask(ctx, found.task, 'comment').catch(hiddenBehindDoor(t`Comment`))
  const comment = await findComment(ctx.db, commentId)
  if (!comment) throw notFound(t`Comment`)
  return { task, comment }
}

async function publish(
  ctx: Ctx,
  type: Parameters<typeof commentChanged>[0],
  task: FoundTask,
  comment: Comment,
  before?: string,
) {
  const { workspaceId, _id: boardId, taskId, taskTitle: title } = task
  const { commentCount } = await cardOf(ctx.db, taskId)
  await ctx.publish(commentChanged(type, { workspaceId, boardId, taskId, title }, comment, commentCount, before))
  return { comment }
}
