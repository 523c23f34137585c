// What somebody was told and has not read yet, in the words it has now; gone when nothing of it is left.
import type { GuestCtx } from '#server/core/context.ts'
import { rooms } from '#server/core/rooms.ts'
import { inLanguage } from '#server/core/speech.ts'
import { composeInTurn } from './compose.ts'
import { deleteNotifications, type Reworded, reword } from './queries/telling.ts'

export async function sayAgain(ctx: GuestCtx, told: Reworded[]) {
  if (told.length === 0) return
  const empty = told.filter(({ sayings }) => sayings.length === 0).map(({ id }) => id)
  if (empty.length > 0) await deleteNotifications(ctx.db, empty)
  for (const { id, language, sayings } of told)
    if (sayings.length > 0)
      await reword(
        ctx.db,
        id,
        inLanguage(language, () => composeInTurn(sayings)),
      )
  const live = [...new Set(told.map(({ userId }) => userId))].map((userId) => ({
    room: rooms.notifications(userId),
    name: 'notifications-reworded' as const,
    body: {},
  }))
  await ctx.publish({ type: 'notifications-reworded', unrecorded: true, payload: {}, live })
}
