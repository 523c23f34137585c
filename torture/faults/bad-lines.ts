import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

/** Longer than clients wait: they ask again while the first try is still on its way. */
const HELD_MS = 10_000
const CUTS = 5

export const badLines: Fault = {
  name: 'bad-lines',
  what: `connections slow, torn in the middle of messages, held for ${HELD_MS / 1000} s, and cut ${CUTS} times`,
  setting: { nodes: 1, database: 'embedded' },
  async strike({ stage: { proxy }, load }) {
    proxy.turn('slow')
    await load.goOn(25)
    proxy.turn('torn')
    await load.goOn(50)
    proxy.turn('held')
    await wait(HELD_MS)
    proxy.turn('fair')
    for (let time = 0; time < CUTS; time++) {
      await load.goOn(10)
      proxy.cut()
    }
    return []
  },
}
