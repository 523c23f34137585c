import { until } from '#server/testing/until.ts'
import type { Fault } from '../fault.ts'

export const killPostmaster: Fault = {
  name: 'kill-postmaster',
  what: 'kill -9 of the embedded PostgreSQL, 2 times; Hearth starts it again',
  setting: { nodes: 1, database: 'embedded' },
  async strike({ stage, load, health }) {
    for (let time = 0; time < 2; time++) {
      await load.goOn(30)
      const killed = (await stage.database.pid())!
      process.kill(killed, 'SIGKILL')
      await until('another PostgreSQL', async () => ![null, killed].includes(await stage.database.pid()), 30_000)
      await health.ready()
    }
    return []
  },
}

export const killBackend: Fault = {
  name: 'kill-backend',
  what: 'kill -9 of one connection of PostgreSQL, 3 times: it ends all others and recovers',
  setting: { nodes: 1, database: 'embedded' },
  async strike({ stage, load, health }) {
    for (let time = 0; time < 3; time++) {
      await load.goOn(30)
      const [busy] = await stage.database.ask<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         and datname = current_database() order by query_start desc nulls last limit 1`,
      )
      process.kill(busy!.pid, 'SIGKILL')
      await load.goOn(10)
      await health.ready()
    }
    return []
  },
}
