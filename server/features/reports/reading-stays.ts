// Brings what is known of the past of a workspace up to this moment. All of its boards, since tasks come from one to another.
import type { Ctx } from '#server/core/context.ts'
import { lockMark, moveMark, noteSize, readStays, type Unread, unreadBoards } from './queries/stays.ts'

/** So many events at once: all of a large board would be held in memory. */
const EVENTS_AT_ONCE = 50_000
const MANY_EVENTS = 5_000

export async function catchUp(ctx: Ctx, workspaceId: string) {
  for (const unread of await unreadBoards(ctx.db, workspaceId)) await readBoard(ctx, unread)
}

/** Each part is a transaction of its own: whoever is interrupted goes on there the next time. */
async function readBoard(ctx: Ctx, { boardId, seq }: Unread) {
  for (let read = 0; read < seq; )
    read = await ctx.transact(async ({ db }) => {
      const after = await lockMark(db, boardId)
      if (after >= seq) return after
      const until = Math.min(seq, after + EVENTS_AT_ONCE)
      await readStays(db, boardId, after, until)
      await moveMark(db, { boardId, seq: until })
      if (until - after >= MANY_EVENTS) await noteSize(db)
      return until
    })
}
