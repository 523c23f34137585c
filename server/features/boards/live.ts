import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { notFound } from '#server/core/errors.ts'
import type { LiveFeature } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireOnBoard } from './service.ts'

const About = z.object({ boardId: Id })

/** Answers with the board's seq: what happened before it is in what the client loads, what follows arrives here. */
export const boardsLive: LiveFeature = ({ socket, ...ctx }) => ({
  'join-board': async (about) => {
    const { boardId } = aboutBoard(about)
    await requireOnBoard(ctx, boardId, 'view')
    await socket.join(rooms.board(boardId))
    // Asked again after joining: an event in between is either counted here or was sent to the room.
    const { seq } = await requireOnBoard(ctx, boardId, 'view')
    return { seq }
  },
  'leave-board': async (about) => {
    await socket.leave(rooms.board(aboutBoard(about).boardId))
    return {}
  },
})

function aboutBoard(about: unknown) {
  const parsed = About.safeParse(about)
  if (!parsed.success) throw notFound('Project')
  return parsed.data
}
