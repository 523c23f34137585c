// Somebody who uses Hearth through HTTP and the live connection, as a browser would.
import { io, type Socket } from 'socket.io-client'
import type { AuthResponse } from '#contract/auth.ts'
import { addressed, type Endpoint, type Output, type Sent } from '#contract/endpoint.ts'
import type { Acknowledgement, ClientSends, ServerSends } from '#contract/live.ts'
import type { User } from '#contract/people.ts'
import { until } from './until.ts'

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
  body: any
}

interface Extra {
  headers?: Record<string, string>
  /** Sent as they are instead of JSON. */
  form?: FormData
  /** Ends the wait for an answer. */
  signal?: AbortSignal
}

export async function request(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  { headers = {}, form, signal }: Extra = {},
): Promise<Reply> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(url + path, {
    method,
    headers: { ...(form ? {} : json), ...headers },
    ...(signal && { signal }),
    ...(form
      ? { body: form }
      : body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parsed(text) }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const ANSWER_MS = 90_000

export class Person {
  readonly url: string
  user: User
  tokens: Pick<AuthResponse, 'access_token' | 'refresh_token'>
  readonly password: string
  private sockets: Socket[] = []

  constructor(url: string, auth: AuthResponse, password: string) {
    this.url = url
    this.user = auth.user
    this.tokens = auth
    this.password = password
  }

  request(method: string, path: string, body?: unknown, extra: Extra = {}) {
    const authorization = `Bearer ${this.tokens.access_token}`
    return request(this.url, method, path, body, { ...extra, headers: { authorization, ...extra.headers } })
  }

  /** Calls an endpoint of the contract and expects it to succeed. */
  async call<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Output<E>> {
    const reply = await this.try(endpoint, input)
    if (reply.status >= 400) throw new Error(`${reply.status} ${reply.body.code}: ${reply.body.message}`)
    return reply.body
  }

  /** Calls an endpoint of the contract; whatever it answers. */
  try<E extends Endpoint>(endpoint: E, input: Sent<E>, extra: Extra = {}): Promise<Reply> {
    const { path, rest } = addressed(endpoint, input as Record<string, unknown>)
    if (endpoint.method !== 'GET') return this.request(endpoint.method, path, rest, extra)
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) query.set(name, String(value))
    return this.request('GET', `${path}?${query}`, undefined, extra)
  }

  /** A live connection, and everything it hears. */
  async connect() {
    const socket: Socket<ServerSends, ClientSends> = io(this.url, {
      auth: { token: this.tokens.access_token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    this.sockets.push(socket as never)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was sent
    const heard: { name: string; body: any }[] = []
    socket.onAny((name, body) => heard.push({ name, body }))
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => resolve())
      socket.on('connect_error', reject)
      // Cut between the first answer and the last: then there is neither. A refusal is told right after it.
      socket.io.once('close', (reason) => setImmediate(() => reject(new Error(reason))))
    })
    return {
      socket,
      heard,
      ask: (name: keyof ClientSends, about: object = {}): Promise<Acknowledgement> =>
        // A connection that is cut now never answers.
        (socket as Socket).timeout(ANSWER_MS).emitWithAck(name, about),
      hears: (name: keyof ServerSends, about = (_body: unknown): boolean => true) =>
        until(`${name} to be heard`, () => heard.find((message) => message.name === name && about(message.body))),
    }
  }

  leave() {
    for (const socket of this.sockets) socket.disconnect()
  }
}
