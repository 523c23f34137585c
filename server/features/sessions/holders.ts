// Who holds which session, kept between requests while the database tells of every change to it.
import type { User } from '#contract/people.ts'
import type { Line } from '#server/database/line.ts'

interface Holder {
  user: User
  expiresAt: string
}

/** Asked anew after this time, if only to note that the person is still there. */
export const SEEN_EVERY_MS = 60_000
/** More people at once than this, and all are asked for anew. */
const MOST = 10_000

export class Holders {
  private readonly line: Line
  private readonly kept = new Map<string, Holder & { askedAt: number }>()
  /** Rises with every change heard of: an answer that was on its way then may be of before. */
  private changes = 0

  constructor(line: Line) {
    this.line = line
    line.onChange((id) => this.forget(id))
  }

  get(sessionId: string, userId: string, now: number): User | null {
    const holder = this.kept.get(sessionId)
    if (!holder || holder.user._id !== userId) return null
    const isFresh = now - holder.askedAt < SEEN_EVERY_MS && Date.parse(holder.expiresAt) > now
    return isFresh ? holder.user : null
  }

  /** Asks, and keeps the answer unless something changed meanwhile. */
  async learn<Found extends Holder>(sessionId: string, ask: () => Promise<Found | null>): Promise<Found | null> {
    const before = this.changes
    const wasListening = this.line.isListening()
    const askedAt = Date.now()
    const holder = await ask()
    if (holder && wasListening && this.changes === before) {
      if (this.kept.size >= MOST) this.kept.clear()
      this.kept.set(sessionId, { ...holder, askedAt })
    }
    return holder
  }

  private forget(id: string | null) {
    this.changes += 1
    if (id === null) return this.kept.clear()
    if (this.kept.delete(id)) return
    for (const [sessionId, { user }] of this.kept) if (user._id === id) this.kept.delete(sessionId)
  }
}
