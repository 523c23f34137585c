import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const AWAY_SECONDS = 30

export const databaseAway: Fault = {
  name: 'database-away',
  what: `an external PostgreSQL is away for ${AWAY_SECONDS} s`,
  setting: { nodes: 1, database: 'external' },
  async strike({ stage, load, health }) {
    await load.goOn(25)
    await stage.database.takeAway()
    await health.whileDatabaseIsAway(() => wait(AWAY_SECONDS * 1000))
    await stage.database.bringBack()
    await health.ready()
    return []
  },
}
