import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { enterRoom, type LiveFeature, reading } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { rememberVisit, requireOnBoard } from './service.ts'

const About = z.object({ boardId: Id })

/** Answers with the board's seq: what happened before it is in what the client loads, what follows arrives here. */
export const boardsLive: LiveFeature = ({ socket, ...ctx }) => ({
  'join-board': async (about) => {
    const { boardId } = reading(About, about, t`Project`)
    const board = await enterRoom(socket, rooms.board(boardId), () => requireOnBoard(ctx, boardId, 'view'))
    // A convenience: somebody who is removed at this very moment is no reason to fail.
    await rememberVisit(ctx, board).catch(() => {})
    return { seq: board.seq }
  },
  'leave-board': async (about) => {
    await socket.leave(rooms.board(reading(About, about, t`Project`).boardId))
    return {}
  },
})
