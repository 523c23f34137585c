// What each person was told, and what of it they have read.
import type { Input } from '#contract/endpoint.ts'
import type { notificationsApi } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'
import {
  countNotifications,
  countUnread,
  findNotification,
  notificationsOf,
  setAllRead,
  setRead,
  visibleAmong,
} from './queries/inbox.ts'

export { changePreferences, muteProject, readPreferences } from '#server/features/notification-preferences/service.ts'

export { deleteOldNotifications } from './queries/inbox.ts'

type Api = typeof notificationsApi

export async function listNotifications(ctx: Ctx, { page, limit, unread, types }: Input<Api['listNotifications']>) {
  const counts = await countNotifications(ctx.db, ctx.user._id, { unread, types })
  const totalPages = Math.ceil(counts.total / limit)
  return {
    notifications: await notificationsOf(ctx.db, ctx.user._id, { page, limit, unread, types }),
    meta: { ...counts, page, limit, totalPages },
  }
}

export async function markAllRead(ctx: Ctx) {
  await setAllRead(ctx.db, ctx.user._id, ctx.now)
  await ctx.publish(notificationsMarked(ctx.user._id, { ids: null, read: true, unread: 0 }))
  return { unread: 0 as const }
}

/** One that is not there is passed over: it may have gone with its task while somebody looked at it. */
export async function markNotifications(ctx: Ctx, { ids, read }: Input<Api['markNotifications']>) {
  return { unread: await mark(ctx, await visibleAmong(ctx.db, ctx.user._id, ids), read) }
}

export const markRead = (ctx: Ctx, { notificationId }: Input<Api['markRead']>) => markOne(ctx, notificationId, true)
export const markUnread = (ctx: Ctx, { notificationId }: Input<Api['markUnread']>) =>
  markOne(ctx, notificationId, false)

async function markOne(ctx: Ctx, id: string, read: boolean) {
  const notification = await findNotification(ctx.db, ctx.user._id, id)
  if (!notification) throw notFound(t`Notification`)
  await mark(ctx, [id], read)
  return { notification: { ...notification, read } }
}

async function mark(ctx: Ctx, ids: string[], read: boolean) {
  await setRead(ctx.db, ids, read, ctx.now)
  const unread = await countUnread(ctx.db, ctx.user._id)
  if (ids.length > 0) await ctx.publish(notificationsMarked(ctx.user._id, { ids, read, unread }))
  return unread
}

const notificationsMarked = (
  userId: string,
  body: { ids: string[] | null; read: boolean; unread: number },
): HearthEvent => ({
  type: 'notifications-marked',
  unrecorded: true,
  payload: {},
  live: [{ room: rooms.notifications(userId), name: 'notifications-marked', body }],
})
