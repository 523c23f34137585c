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
  const working = Promise.all(
    [ada, bo, ada, bo].map((person, n) =>
      // Dice of their own: what each does next does not depend on who was answered first.
      new Client(stage, ledger, person, seeded(random() * 2 ** 32)).work(`c${n}`, () => isOver),
    ),
  )
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
  }
}
