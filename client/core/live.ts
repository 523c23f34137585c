// The live connection: one socket per tab, made only for someone signed in. The library loads with the first connection.

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { LIVE_CONNECTION } from '#contract/constants.ts'
import type { Acknowledgement, ClientSends, ServerSends } from '#contract/live.ts'
import { isRefusal, refreshTokens } from './refresh.ts'
import { sessionState } from './session-state.ts'

export type LiveState =
  | { status: 'connecting' }
  | { status: 'connected' }
  | { status: 'reconnecting'; attempt: number }
  | { status: 'disconnected'; error?: string }

type LiveSocket = Socket<ServerSends, ClientSends>
type Handler = (...news: unknown[]) => void

let socket: LiveSocket | null = null
let making: Promise<LiveSocket> | null = null
let state: LiveState = { status: 'disconnected' }
let failedAttempts = 0
let nextAttempt: ReturnType<typeof setTimeout> | undefined
const stateListeners = new Set<() => void>()
const handlers = new Map<string, Set<Handler>>()

function setState(next: LiveState) {
  state = next
  for (const listener of stateListeners) listener()
}

/** Connects, or does nothing when it already tries to. */
export async function startLive(): Promise<void> {
  if (!sessionState.accessToken() || state.status !== 'disconnected') return
  failedAttempts = 0
  setState({ status: 'connecting' })
  try {
    making ??= makeSocket()
    socket = await making
  } catch (error) {
    making = null
    return stopLive(`Connection error: ${(error as Error).message}`)
  }
  // Loading the library takes a moment, and somebody may have signed out in it.
  if (!sessionState.accessToken()) return stopLive()
  connect(socket)
}

async function makeSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client')
  return listen(
    io({
      autoConnect: false,
      transports: ['websocket', 'polling'],
      // Asked anew for every attempt: the token of the first one may have run out.
      auth: (give) => give({ token: sessionState.accessToken() }),
      reconnectionAttempts: LIVE_CONNECTION.attempts,
      reconnectionDelay: LIVE_CONNECTION.delayMs,
      reconnectionDelayMax: LIVE_CONNECTION.maxDelayMs,
      randomizationFactor: LIVE_CONNECTION.jitter,
      timeout: LIVE_CONNECTION.timeoutMs,
    }),
  )
}

/** Unless it was stopped while we waited for something. */
function connect(waiting: LiveSocket) {
  if (state.status !== 'disconnected') waiting.connect()
}

export function stopLive(error?: string): void {
  clearTimeout(nextAttempt)
  socket?.disconnect()
  setState(error ? { status: 'disconnected', error } : { status: 'disconnected' })
}

function listen(made: LiveSocket): LiveSocket {
  made.on('connect', () => {
    failedAttempts = 0
    setState({ status: 'connected' })
    tell('connect')
  })
  made.on('connect_error', (error) => void afterFailure(made, error))
  made.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    setState({ status: 'reconnecting', attempt: 1 })
    // The library comes back by itself except when the server ended the connection, as it does when a session ends.
    if (reason === 'io server disconnect') void reconnectWithFreshToken(made)
  })
  made.io.on('reconnect_attempt', (attempt) => setState({ status: 'reconnecting', attempt }))
  made.onAny(tell)
  return made
}

function tell(name: string, ...news: unknown[]) {
  for (const handle of handlers.get(name) ?? []) handle(...news)
}

async function afterFailure(failed: LiveSocket, { message }: Error) {
  failedAttempts += 1
  if (failedAttempts >= LIVE_CONNECTION.attempts) return stopLive(`Connection error: ${message}`)
  if (message === 'Unauthorized' || message.includes('Authentication')) await reconnectWithFreshToken(failed)
  // Refused in the handshake, as by a server whose database is away for a moment: the library tries no more.
  else if (!failed.active) connectLater(failed)
}

async function reconnectWithFreshToken(refused: LiveSocket) {
  try {
    await refreshTokens(sessionState.accessToken())
  } catch (error) {
    if (isRefusal(error)) stopLive('Authentication failed')
    else connectLater(refused)
    return
  }
  connect(refused)
}

/** In the rhythm of the library: twice as long each time, and not everybody at the same moment. */
function connectLater(waiting: LiveSocket) {
  if (state.status === 'disconnected') return
  const { delayMs, maxDelayMs, jitter } = LIVE_CONNECTION
  const attempt = Math.max(failedAttempts, 1)
  const delay = Math.min(delayMs * 2 ** (attempt - 1), maxDelayMs)
  setState({ status: 'reconnecting', attempt })
  clearTimeout(nextAttempt)
  nextAttempt = setTimeout(() => connect(waiting), delay * (1 + jitter * (2 * Math.random() - 1)))
}

/** The server answered, and said no. */
export class LiveRefusal extends Error {}

/** Asks to enter or leave a room; settles with the server's answer. */
export function ask<Name extends keyof ClientSends>(
  name: Name,
  about: Parameters<ClientSends[Name]>[0],
): Promise<Acknowledgement & { ok: true }> {
  if (!socket?.connected) return Promise.reject(new Error('Socket not connected'))
  const asked = socket.timeout(LIVE_CONNECTION.timeoutMs) as unknown as {
    emitWithAck(name: Name, about: unknown): Promise<Acknowledgement>
  }
  return asked.emitWithAck(name, about).then(
    (answer) => {
      if (!answer.ok) throw new LiveRefusal(answer.message)
      if (name === 'join-board') tell(name)
      return answer
    },
    (error: Error) => {
      throw new Error(`Connection error: ${error.message}`)
    },
  )
}

/** Listens outside of React, across reconnections; answers how to stop. */
export function onLive<Name extends keyof ServerSends>(name: Name, handler: ServerSends[Name]): () => void {
  return hear(name, handler as Handler)
}

function hear(name: string, handler: Handler): () => void {
  const listeners = handlers.get(name) ?? new Set()
  handlers.set(name, listeners.add(handler))
  return () => void listeners.delete(handler)
}

/** The same for a component, while it is on screen. */
export function useLive<Name extends keyof ServerSends>(name: Name, handler: ServerSends[Name]): void {
  const latest = useEffectEvent(handler as Handler)
  useEffect(() => onLive(name, ((...news: unknown[]) => latest(...news)) as ServerSends[Name]), [name])
}

/** Runs whenever news begin to come while this is on screen, mine with a connection, a board's with its room: what happened before nobody told us. */
export function useCatchUp(beginning: 'connect' | 'join-board', catchUp: () => void): void {
  const latest = useEffectEvent(catchUp)
  useEffect(() => hear(beginning, () => latest()), [beginning])
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    () => state,
  )
}

/** After giving up, a network that is back or a person who looks again is reason to try once more. */
function tryAgain() {
  const gaveUp = state.status === 'disconnected' && state.error
  if (gaveUp && document.visibilityState === 'visible') void startLive()
}

window.addEventListener('online', tryAgain)
document.addEventListener('visibilitychange', tryAgain)
sessionState.onEnd(() => stopLive())
