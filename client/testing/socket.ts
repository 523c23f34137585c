// The live line of the outside, for tests: `vi.mock('socket.io-client', fakeSocketLibrary)`.
import { act } from '@testing-library/react'
import type { ServerSends } from '#contract/live.ts'

type Listener = (...news: unknown[]) => void

/** The socket of the library, as far as our side can see it. */
export class FakeSocket {
  connected = false
  /** Whether the library tries again by itself. */
  active = true
  connects = 0
  listeners = new Map<string, Listener>()
  anyListener: (name: string, ...news: unknown[]) => void = () => {}
  /** What was asked of the server, such as "join-board". */
  asked: string[] = []
  /** To whatever is asked; an error is a line that breaks. */
  answer: unknown = { ok: true }
  io = { on: (name: string, listener: Listener) => this.listeners.set(`manager ${name}`, listener) }

  on(name: string, listener: Listener) {
    this.listeners.set(name, listener)
  }
  onAny(listener: (name: string, ...news: unknown[]) => void) {
    this.anyListener = listener
  }
  connect() {
    this.connects += 1
  }
  disconnect() {
    this.connected = false
  }
  timeout() {
    return {
      emitWithAck: async (name: string) => {
        this.asked.push(name)
        if (this.answer instanceof Error) throw this.answer
        return this.answer
      },
    }
  }

  /** Something happens to the line itself. */
  async happens(name: string, ...news: unknown[]) {
    if (name === 'connect') this.connected = true
    await act(async () => this.listeners.get(name)?.(...news))
  }
  /** The server sends something. */
  async brings<Name extends keyof ServerSends>(name: Name, news: Parameters<ServerSends[Name]>[0]) {
    await act(async () => this.anyListener(name, news))
  }
}

/** One for a whole file of tests, as one tab has. */
export const socket = new FakeSocket()

export const fakeSocketLibrary = () => ({ io: () => socket })
