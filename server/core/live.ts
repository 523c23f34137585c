// The live connection: signed-in people only, in the rooms their features let them join.
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { Acknowledgement, ClientSends, ServerSends } from '#contract/live.ts'
import type { User } from '#contract/people.ts'
import { said, t, type Words } from '#contract/texts.ts'
import type { Db } from '#server/database/connect.ts'
import { notFound, Refusal } from './errors.ts'
import type { LiveMessage, Reopening } from './event.ts'
import { languageOf, spokenWith } from './http/language.ts'
import { requestIdOf } from './http/request-ids.ts'
import type { Limits } from './limits.ts'
import type { Meters } from './meters.ts'
import { rooms } from './rooms.ts'
import { inLanguage } from './speech.ts'

type LiveServer = Server<ClientSends, ServerSends>
type LiveSocket = Socket<ClientSends, ServerSends>

/** What services and effects may do with the connections of others, on every node. */
export interface Live {
  send(message: LiveMessage): void
  /** Whether somebody is connected now, to whichever node. */
  reaches(userId: string): Promise<boolean>
  /** An ended session hears nothing more. */
  endSessions(sessionIds: string[]): void
  /** Who may be in these rooms has changed: they are taken out and told to join again through the door. */
  reopen(reopening: Reopening): void
}

interface Connection {
  socket: LiveSocket
  db: Db
  user: User
  /** Programs do not listen. */
  key: null
}

/** What a handler adds to the acknowledgement. */
interface Told {
  seq?: number
}

/** What a feature does with each message that arrives on one person's connection. */
export type LiveFeature = (connection: Connection) => {
  [Name in keyof ClientSends]?: (about: never) => Promise<Told>
}

interface Options {
  db: Db
  log: Logger
  appUrl: string
  /** Sent with every answer over HTTP. */
  headers: Record<string, string>
  /** Carries messages between nodes; undefined when there is only one. */
  adapter: ServerOptions['adapter'] | undefined
  /** Calls back when the nodes were cut off from each other and are not any more. */
  whenBack: ((listener: () => void) => void) | undefined
  whoHolds(token: string): Promise<{ user: User; sessionId: string } | null>
  features: LiveFeature[]
  limits: Limits
  /** Connections of one person at the same time: more than anybody has tabs, too few to take them all. */
  mostOfOne: number
  meters: Meters
}

/** Larger than any message of ours, small enough that nobody fills our memory with one. */
const MAX_MESSAGE_BYTES = 64 * 1024
const OTHER_NODES_MS = 300
const MESSAGES = { name: 'live', calls: 600, windowSeconds: 60 }
/** Somebody who has not said who they are by then goes again. */
const SAY_WHO_MS = 10_000

export function openLive(http: HttpServer, options: Options) {
  const { db, log, appUrl, headers, adapter, whenBack, whoHolds, features, limits, mostOfOne, meters } = options
  const server: LiveServer = new Server(http, {
    ...(adapter && { adapter }),
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    serveClient: false,
    connectTimeout: SAY_WHO_MS,
    allowRequest: (request, decide) => decide(null, isFromOurPages(request, appUrl)),
    // Compressing each message for each socket costs more than sending it; what comes by polling is compressed from 1 kB on.
  })

  server.engine.on('headers', (sent: Record<string, string>) => Object.assign(sent, headers))

  // In the handshake, not after it: messages that arrive with the connection would find nobody listening.
  server.use(async (socket, next) => {
    const { token } = socket.handshake.auth
    try {
      const holder = typeof token === 'string' ? await whoHolds(token) : null
      if (!holder) return next(new Error('Unauthorized'))
      const open = server.sockets.adapter.rooms.get(rooms.user(holder.user._id))?.size ?? 0
      if (open >= mostOfOne) return next(new Error('Too many connections'))
      Object.assign(socket.data, holder)
      next()
    } catch {
      // The database is away for a moment; that says nothing about the token.
      next(new Error('Unavailable'))
    }
  })

  server.on('connection', (socket) => {
    const { user, sessionId } = socket.data as { user: User; sessionId: string }
    const ofConnection = log.child({ reqId: requestIdOf(socket.request) })
    const { language } = spokenWith({ user, key: null }, languageOf(socket.handshake.headers))
    // One after the other: a leave that overtakes the join before it would leave the socket in the room.
    let turn = Promise.resolve()
    for (const feature of features) {
      for (const [name, handle] of Object.entries(feature({ socket, db, user, key: null }))) {
        socket.on(name as keyof ClientSends, (...message: unknown[]) => {
          turn = turn.then(() =>
            answer(ofConnection, language, message, async (about) => {
              await limits.spend(MESSAGES, user._id)
              return (handle as Handle)(about)
            }),
          )
        })
      }
    }
    void (async () => {
      await socket.join([rooms.user(user._id), rooms.session(sessionId)])
      // The session may have ended between the handshake and the join; from here on, its end reaches this socket.
      const over = await whoHolds(socket.handshake.auth.token as string).then(
        (holder) => holder === null,
        () => false,
      )
      if (over) socket.disconnect(true)
    })()
  })

  // What happened on other nodes was not heard here, nor whose session ended there: everybody connects again and catches up.
  whenBack?.(() => {
    for (const { conn } of server.sockets.sockets.values()) conn.close()
  })

  const live: Live = {
    send({ room, name, body }) {
      meters.liveMessages.inc({ name })
      ;(server.to(room).emit as (name: string, body: unknown) => boolean)(name, body)
    },
    async reaches(userId) {
      const room = rooms.user(userId)
      if (server.sockets.adapter.rooms.has(room)) return true
      if (!adapter) return false
      const elsewhere = server.timeout(OTHER_NODES_MS).in(room).fetchSockets()
      // A node that does not answer in time is no reason to keep anybody waiting.
      return elsewhere.then(
        (sockets) => sockets.length > 0,
        () => false,
      )
    },
    endSessions(ids) {
      if (ids.length) server.in(ids.map(rooms.session)).disconnectSockets(true)
    },
    reopen(reopening) {
      if ('everythingOf' in reopening) return server.in(rooms.user(reopening.everythingOf)).disconnectSockets(true)
      const emptied =
        'workspaceId' in reopening
          ? [
              rooms.workspace(reopening.workspaceId),
              ...reopening.boardIds.map(rooms.board),
              ...reopening.chatIds.map(rooms.chat),
            ]
          : [rooms.board(reopening.boardId)]
      const who = reopening.userId ? rooms.user(reopening.userId) : emptied
      if ('workspaceId' in reopening) server.to(who).emit('access-changed', { workspaceId: reopening.workspaceId })
      else server.to(who).emit('rejoin-board', { boardId: reopening.boardId })
      server.in(who).socketsLeave(emptied)
    },
  }
  return { live, server }
}

/** A program names no page it comes from; a page of somebody else has no business here, whatever token it got hold of. */
function isFromOurPages({ headers }: IncomingMessage, appUrl: string) {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && [host, new URL(appUrl).host].includes(new URL(origin).host)
}

/** What a message is about, or nothing: a message that names no thing names one that does not exist. */
export function reading<Schema extends z.ZodType>(schema: Schema, about: unknown, what: Words): z.output<Schema> {
  const parsed = schema.safeParse(about)
  if (!parsed.success) throw notFound(what)
  return parsed.data
}

/** Asked before and after: somebody who loses the right while they enter is not left inside. */
export async function enterRoom<Seen>(socket: LiveSocket, room: string, look: () => Promise<Seen>): Promise<Seen> {
  await look()
  await socket.join(room)
  try {
    return await look()
  } catch (error) {
    await socket.leave(room)
    throw error
  }
}

type Handle = (about: unknown) => Promise<Told>

/** A message may come bare, with an object, with or without somebody waiting for the answer. */
async function answer(log: Logger, language: Language, message: unknown[], handle: Handle) {
  const last = message.at(-1)
  const reply = typeof last === 'function' ? (last as (answer: Acknowledgement) => void) : () => {}
  const about = typeof message[0] === 'object' && message[0] !== null ? message[0] : {}
  try {
    reply({ ok: true, ...(await handle(about)) })
  } catch (error) {
    // Left uncaught, a refusal in a listener would end the process.
    if (!(error instanceof Refusal)) log.error({ err: error }, 'a live message failed')
    const words = error instanceof Refusal ? error.words : t`Something went wrong`
    reply({ ok: false, message: inLanguage(language, () => said(words)) })
  }
}
