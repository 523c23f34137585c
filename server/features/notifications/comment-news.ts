// Whom it concerns when somebody says something about a task.
import type { Comment } from '#contract/comments.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import type { Db } from '#server/database/connect.ts'
import { excerptOf, mentionedIn, newlyMentionedIn } from './mentions.ts'
import { commentersOf, findCommentBody } from './queries/about.ts'
import { aboutTask, toEach } from './task-news.ts'
import type { News } from './tell.ts'
import { commented, mentioned } from './words.ts'

/** Whom it names, its events tell one after the other. */
const bodyOf = ({ payload }: PastEvent) => (payload.comment as Comment).body

/** An event may be followed after a later one: what is said is what the comment says now. Null when it was deleted. */
export async function bodyNow(db: Db, { payload }: PastEvent) {
  const comment = await findCommentBody(db, String(payload.commentId))
  return comment?.body ?? null
}

/** Whoever works on it, asked for it, or has a say in it already. */
export async function newsOfComment(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  const about = await aboutTask(ctx, event)
  const body = await bodyNow(ctx.db, event)
  if (!about || body === null) return []
  const { task, where } = about
  const said = await excerptOf(ctx.db, task._id, body)
  const concerned = [...task.members, task.createdBy, ...(await commentersOf(ctx.db, task._id))]
  const named = await mentionedIn(ctx.db, task._id, bodyOf(event))
  return [
    ...toEach(named, task._id, mentioned(where, task, said)),
    ...toEach(
      concerned.filter((id) => !id || !named.includes(id)),
      task._id,
      commented(where, task, said),
    ),
  ]
}

/** Only those it did not name before. A reaction changes no word. */
export async function newsOfEditedComment(ctx: GuestCtx, event: PastEvent): Promise<News[]> {
  if (event.before === null) return []
  const about = bodyOf(event).includes('@') ? await aboutTask(ctx, event) : null
  const body = about && (await bodyNow(ctx.db, event))
  if (!about || body === null) return []
  const { task, where } = about
  const named = await newlyMentionedIn(ctx.db, task._id, bodyOf(event), String(event.before.body))
  if (named.length === 0) return []
  return toEach(named, task._id, mentioned(where, task, await excerptOf(ctx.db, task._id, body)))
}
