/** Sends what concerns the same thing one after the other: two moves of one card arrive at the server in the order they were made. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>()

  async send<Answer>(subjects: string[], send: () => Promise<Answer>): Promise<Answer> {
    const before = subjects.map((subject) => this.last.get(subject))
    const sent = Promise.allSettled(before).then(send)
    for (const subject of subjects) this.last.set(subject, sent)
    try {
      return await sent
    } finally {
      for (const subject of subjects) if (this.last.get(subject) === sent) this.last.delete(subject)
    }
  }
}
