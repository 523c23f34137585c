// Four clients of two people, as fast as the answers come.
import { until } from '#server/testing/until.ts'
import { Client } from './client.ts'
import type { Ledger } from './ledger.ts'
import { type Random, seeded } from './random.ts'
import type { Stage } from './stage.ts'

export type Load = ReturnType<typeof startLoad>

export function startLoad(stage: Stage, ledger: Ledger, random: Random) {
  const { ada, bo } = stage.people
  let isOver = false
  // Dice of their own: what each does next does not depend on who was answered first.
  const clients = [ada, bo, ada, bo].map((person) => new Client(stage, ledger, person, seeded(random() * 2 ** 32)))
  const working = Promise.all(clients.map((client, n) => client.work(`c${n}`, () => isOver)))
  return {
    /** Until so many more changes were acknowledged. */
    goOn(more: number) {
      const goal = ledger.acknowledged + more
      return until(`${more} more acknowledged changes`, () => ledger.acknowledged >= goal, 60_000)
    },
    /** Whoever waits for an answer gets it first, or tries until they do. */
    async stop() {
      isOver = true
      await working
    },
    /** When something is so broken that they could try for ever. */
    async abandon() {
      for (const client of clients) client.giveUp()
      await this.stop()
    },
  }
}
