// Whom a description names. It is saved while it is typed, so what they are told of it follows until they have read it.
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { escapeHtml } from '#server/core/html.ts'
import { mentionedIn, newlyMentionedIn, quotesIn } from './mentions.ts'
import { factsOf, type TaskFacts } from './queries/about.ts'
import { forgetQuotes, quotedFor, rewriteQuotes } from './queries/quotes.ts'
import { sayAgain } from './say-again.ts'
import type { News } from './tell.ts'
import { mentionedInDescription } from './words.ts'

interface About {
  task: TaskFacts
  where: { actor: string | null; board: string }
}

export const changesDescription = ({ type, payload }: PastEvent) =>
  type === 'task-updated' && (payload.changes as { field: string }[]).some(({ field }) => field === 'description')

export async function newsOfFirstDescription(ctx: GuestCtx, about: About): Promise<News[]> {
  const { _id, description } = about.task
  return mentionsOf(ctx, about, await mentionedIn(ctx.db, _id, description))
}

/** Those are told whom it did not name before. */
export async function newsOfDescription(ctx: GuestCtx, about: About, event: PastEvent): Promise<News[]> {
  const { _id, description } = about.task
  const before = String(event.before?.description ?? '')
  return mentionsOf(ctx, about, await newlyMentionedIn(ctx.db, _id, description, before))
}

async function mentionsOf({ db }: GuestCtx, { task, where }: About, userIds: string[]): Promise<News[]> {
  if (userIds.length === 0) return []
  const quotes = await quotesIn(db, task._id, task.description, userIds)
  return [...quotes].map(([userId, quote]) => ({
    userId,
    taskId: task._id,
    ...mentionedInDescription(where, task, quote),
  }))
}

/** Whoever has not read it yet reads what it says now, and nothing when it does not name them any more. */
export async function correctDescription(ctx: GuestCtx, taskId: string) {
  const userIds = await quotedFor(ctx.db, taskId)
  const [task] = userIds.length > 0 ? await factsOf(ctx.db, [taskId]) : []
  if (!task) return
  const quotes = await quotesIn(ctx.db, taskId, task.description, userIds)
  const gone = userIds.filter((userId) => !quotes.has(userId))
  const now = [...quotes].map(([userId, quote]) => ({ userId, quoted: escapeHtml(quote) }))
  await sayAgain(ctx, [...(await forgetQuotes(ctx.db, taskId, gone)), ...(await rewriteQuotes(ctx.db, taskId, now))])
}
