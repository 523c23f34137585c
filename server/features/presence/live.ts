// Who looks at a board, and at which card. Never stored: it is as true as the connections are.
import { z } from 'zod'
import type { Present } from '#contract/board-tools.ts'
import { Id } from '#contract/fields.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import { type LiveFeature, reading } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'

const About = z.object({
  boardId: Id,
  taskId: Id.nullable().default(null),
  state: z.enum(['viewing', 'editing', 'away', 'left']).default('viewing'),
})

/** Many come and go together (a stand-up, a restart): all of it is told once. */
const SETTLE_MS = 250
/** A screen shows a handful of faces; who else is there is a number. */
const FACES = 30

interface Seat {
  taskId: string | null
  state: string
}
type Seats = Record<string, Seat>

export const presenceLive: LiveFeature = ({ socket }) => {
  const seats = () => ((socket.data as { seats?: Seats }).seats ??= {})

  noticeLeaving(socket)

  return {
    presence: async (about) => {
      const { boardId, taskId, state } = reading(About, about, t`Project`)
      // Joining was guarded; without this check anyone could be seen on any board.
      if (!socket.rooms.has(rooms.board(boardId))) throw notFound(t`Project`)
      if (state === 'left') delete seats()[boardId]
      else seats()[boardId] = { taskId, state }
      tellSoon(socket, boardId)
      return {}
    },
  }
}

type Socket = Parameters<LiveFeature>[0]['socket']
type Adapter = Socket['nsp']['adapter']
const watched = new WeakSet<Adapter>()

/** Whoever left the room is not there any more, be it that they went, lost their connection or were taken off the project. */
function noticeLeaving({ nsp }: Socket) {
  const { adapter } = nsp
  if (watched.has(adapter)) return
  watched.add(adapter)
  adapter.on('leave-room', (room: string, id: string) => {
    const socket = nsp.sockets.get(id)
    const seats = (socket?.data as { seats?: Seats } | undefined)?.seats ?? {}
    const boardId = Object.keys(seats).find((seat) => rooms.board(seat) === room)
    if (!socket || !boardId) return
    delete seats[boardId]
    tellSoon(socket, boardId)
  })
}

const waiting = new Map<string, NodeJS.Timeout>()

function tellSoon(socket: Socket, boardId: string) {
  if (waiting.has(boardId)) return
  const room = rooms.board(boardId)
  const tell = async () => {
    waiting.delete(boardId)
    const present = await whoIsThere(socket, boardId)
    socket.nsp.to(room).emit('presence', { boardId, users: present.slice(0, FACES), count: present.length })
  }
  waiting.set(
    boardId,
    setTimeout(() => void tell().catch(() => {}), SETTLE_MS),
  )
}

/** On every node; somebody with three tabs is one person, where they were last busy. */
async function whoIsThere(socket: Socket, boardId: string): Promise<Present[]> {
  const people = new Map<string, Present>()
  for (const { data } of await socket.nsp.in(rooms.board(boardId)).fetchSockets()) {
    const { user, seats } = data as { user: User; seats?: Seats }
    const seat = seats?.[boardId]
    if (!seat) continue
    const known = people.get(user._id)
    if (known?.taskId && !seat.taskId) continue
    const { _id, name, username, avatar, avatarThumbnail } = user
    people.set(_id, { user: { _id, name, username, avatar, avatarThumbnail }, ...seat })
  }
  return [...people.values()].sort((one, other) => one.user.name.localeCompare(other.user.name))
}
