// Who somebody is, kept between requests while the database tells of every change to it.
import type { Line } from '#server/database/line.ts'

/** Asked anew after this time, if only to note that they are still there. */
export const ASKED_EVERY_MS = 60_000
/** More at once than this, and all are asked for anew. */
const MOST = 10_000

export class Kept<Answer> {
  private readonly line: Line
  private readonly hangsOn: (answer: Answer) => string[]
  private readonly kept = new Map<string, { answer: Answer; askedAt: number }>()
  /** Rises with every change heard of: an answer that was on its way then may be of before. */
  private changes = 0

  /** `hangsOn`: whatever an answer is wrong without, besides what it is kept under. */
  constructor(line: Line, hangsOn: (answer: Answer) => string[]) {
    this.line = line
    this.hangsOn = hangsOn
    line.onChange((id) => this.forget(id))
  }

  get(name: string, now: Date): Answer | null {
    const known = this.kept.get(name)
    return known && now.getTime() - known.askedAt < ASKED_EVERY_MS ? known.answer : null
  }

  /** Asks, and keeps the answer unless something changed meanwhile. */
  async learn(name: string, ask: () => Promise<Answer | null>): Promise<Answer | null> {
    const before = this.changes
    const wasListening = this.line.isListening()
    const askedAt = Date.now()
    const answer = await ask()
    if (answer && wasListening && this.changes === before) {
      if (this.kept.size >= MOST) this.kept.clear()
      this.kept.set(name, { answer, askedAt })
    }
    return answer
  }

  private forget(id: string | null) {
    this.changes += 1
    if (id === null) return this.kept.clear()
    if (this.kept.delete(id)) return
    for (const [name, { answer }] of this.kept) if (this.hangsOn(answer).includes(id)) this.kept.delete(name)
  }
}
