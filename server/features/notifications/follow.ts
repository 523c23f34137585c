// From an event alone: who is told what.
import type { GuestCtx } from '#server/core/context.ts'
import type { Follower, PastEvent } from '#server/core/followers.ts'
import { escapeHtml } from '#server/core/html.ts'
import { bodyNow, newsOfComment, newsOfEditedComment } from './comment-news.ts'
import { changesDescription, correctDescription } from './description-news.ts'
import { newsOfManyTasks } from './many-tasks-news.ts'
import { excerptOf } from './mentions.ts'
import {
  newsOfAcceptance,
  newsOfImport,
  newsOfInvitation,
  newsOfNewLogin,
  newsOfPassword,
  newsOfPlace,
  newsOfSubscription,
} from './people-news.ts'
import { aboutNothing, forgetComment, lockTelling, rewriteComment } from './queries/telling.ts'
import { sayAgain } from './say-again.ts'
import { newsOfCreatedTask, newsOfMovedTask, newsOfUpdatedTask } from './task-news.ts'
import { type News, type Occasion, tell } from './tell.ts'

type Reading = (ctx: GuestCtx, event: PastEvent) => Promise<News[] | { about: Partial<Occasion>; news: News[] }>

const readings: Record<string, Reading> = {
  'task-created': newsOfCreatedTask,
  'task-updated': newsOfUpdatedTask,
  'task-moved': newsOfMovedTask,
  'tasks-bulk-updated': newsOfManyTasks,
  'comment-created': newsOfComment,
  'comment-updated': newsOfEditedComment,
  'members-changed': newsOfPlace,
  'invitation-sent': newsOfInvitation,
  'invitation-accepted': newsOfAcceptance,
  'import-finished': newsOfImport,
  'subscription-upgraded': newsOfSubscription,
  'subscription-canceled': newsOfSubscription,
  'signed-in': newsOfNewLogin,
  'password-changed': newsOfPassword,
  'password-reset': newsOfPassword,
}

/** What one did oneself one knows, except what ran on its own, what somebody else may have done in one's name, and what costs money. */
const toldToOneself = new Set([
  'import-finished',
  'signed-in',
  'password-changed',
  'password-reset',
  'subscription-upgraded',
  'subscription-canceled',
])

export const notifyPeople: Follower = async (ctx, events) => {
  for (const event of events) await notifyOf(ctx, event)
}

async function notifyOf(ctx: GuestCtx, event: PastEvent) {
  // A reaction changes no word: nothing is told, and nobody has to wait for it.
  if (event.type === 'comment-updated' && !event.before) return
  // Whoever tells of the same words at this moment does it before or after, and in which order is not known: what they are is read now.
  const isWritten = changesDescription(event)
  if (event.boardId && (isWritten || event.type.startsWith('comment-'))) await lockTelling(ctx.db, event.boardId)
  if (event.type === 'comment-deleted') return takeBackComment(ctx, String(event.payload.commentId))
  if (event.type === 'comment-updated') await correctComment(ctx, event)
  if (event.taskId && isWritten) await correctDescription(ctx, event.taskId)
  const read = readings[event.type]
  // What is taken back tells nobody: it was said already that it happened.
  if (!read || event.undoes) return
  const found = await read(ctx, event)
  const { about, news } = Array.isArray(found) ? { about: subjectOf(event), news: found } : found
  const others = toldToOneself.has(event.type) ? news : news.filter(({ userId }) => userId !== event.actor)
  await tell(ctx, { ...aboutNothing, cause: event.id, sender: event.actor, ...about }, others)
}

/** What somebody no longer wants to have said stands in nobody's inbox either. */
const takeBackComment = async (ctx: GuestCtx, commentId: string) =>
  sayAgain(ctx, await forgetComment(ctx.db, commentId))

/** Nor what they have put differently since. */
async function correctComment(ctx: GuestCtx, event: PastEvent) {
  const body = await bodyNow(ctx.db, event)
  if (body === null || !event.taskId) return
  const said = escapeHtml(await excerptOf(ctx.db, event.taskId, body))
  await sayAgain(ctx, await rewriteComment(ctx.db, String(event.payload.commentId), said))
}

const subjectOf = ({ workspaceId, boardId, payload }: PastEvent): Partial<Occasion> => ({
  workspaceId,
  boardId,
  ...(typeof payload.commentId === 'string' && { commentId: payload.commentId }),
})
