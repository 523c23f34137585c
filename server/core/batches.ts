// Group commit for the busiest writes. Whoever comes while one statement is under way waits for it together with all others who
// do, and the next statement carries all of them out at once: the busier a board, the less each change on it costs.
import type { Meters } from './meters.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Carries out all items, and answers for each in the same order. All or nothing when it throws. */
export type Run<Item, Result> = (items: Item[]) => Promise<Result[]>

const MOST_AT_ONCE = 100

export class Batches {
  private readonly lines = new Map<string, Waiting<unknown, unknown>[]>()
  private readonly meters: Meters

  constructor(meters: Meters) {
    this.meters = meters
  }

  /** Things of one key come one after the other, in the order they were asked for. */
  join<Item, Result>(key: string, item: Item, run: Run<Item, Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const waiting = { item, resolve, reject } as Waiting<unknown, unknown>
      const line = this.lines.get(key)
      if (line) return void line.push(waiting)
      this.lines.set(key, [waiting])
      void this.work(key, run as Run<unknown, unknown>)
    })
  }

  private async work(key: string, run: Run<unknown, unknown>) {
    const line = this.lines.get(key)!
    // Whoever arrived at the same moment is taken along.
    await new Promise((resolve) => setImmediate(resolve))
    while (line.length > 0) {
      const batch = line.splice(0, MOST_AT_ONCE)
      this.meters.batches.observe(batch.length)
      await carryOut(batch, run)
    }
    this.lines.delete(key)
  }
}

async function carryOut(batch: Waiting<unknown, unknown>[], run: Run<unknown, unknown>): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item))
    for (const [at, { resolve }] of batch.entries()) resolve(results[at])
  } catch (error) {
    if (batch.length === 1) return batch[0]!.reject(error)
    // One of them spoils it for the others: alone, each gets its own answer.
    for (const one of batch) await carryOut([one], run)
  }
}
