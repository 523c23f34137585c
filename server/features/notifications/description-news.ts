// Whom a description names. It is saved while it is typed, so what they are told of it follows until they have read it.
import type { GuestCtx } from '#server/core/context.ts'
import type { PastEvent } from '#server/core/followers.ts'
import { escapeHtml } from '#server/core/html.ts'
import { quotesIn } from './mentions.ts'
import type { TaskFacts } from './queries/about.ts'
import { lockTelling, rewriteMentions } from './queries/telling.ts'
import { sayAgain } from './say-again.ts'
import type { News } from './tell.ts'
import { mentioned } from './words.ts'

interface About {
  task: TaskFacts
  where: { actor: string | null; board: string }
}

export async function newsOfFirstDescription(ctx: GuestCtx, about: About): Promise<News[]> {
  const quotes = await quotesIn(ctx.db, about.task._id, about.task.description)
  return mentionsOf(about, [...quotes])
}

/** Those are told whom it did not name before. */
export async function newsOfDescription(ctx: GuestCtx, about: About, event: PastEvent): Promise<News[]> {
  const { _id, description } = about.task
  const now = await quotesIn(ctx.db, _id, description)
  if (now.size === 0) return []
  const before = await quotesIn(ctx.db, _id, String(event.before?.description ?? ''))
  await correct(ctx, about.task, before, now, event)
  return mentionsOf(
    about,
    [...now].filter(([userId]) => !before.has(userId)),
  )
}

const mentionsOf = ({ task, where }: About, quotes: [userId: string, quote: string][]): News[] =>
  quotes.map(([userId, quote]) => ({ userId, taskId: task._id, ...mentioned(where, task, quote) }))

async function correct(ctx: GuestCtx, { _id }: TaskFacts, before: Quotes, now: Quotes, { boardId }: PastEvent) {
  const changed = [...before].flatMap(([userId, was]) => {
    const is = now.get(userId)
    return is === undefined || is === was ? [] : [{ userId, was: escapeHtml(was), is: escapeHtml(is) }]
  })
  if (changed.length === 0) return
  await lockTelling(ctx.db, boardId!)
  await sayAgain(ctx, await rewriteMentions(ctx.db, _id, changed))
}

type Quotes = Map<string, string>
