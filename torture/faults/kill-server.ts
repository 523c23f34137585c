import type { Fault } from '../fault.ts'

const TIMES = 2

export const killServer: Fault = {
  name: 'kill-server',
  what: `kill -9 of Hearth, ${TIMES} times; the next start adopts its PostgreSQL`,
  setting: { nodes: 1, database: 'embedded' },
  async strike({ stage, load, health }) {
    const postmaster = await stage.database.pid()
    for (let time = 0; time < TIMES; time++) {
      await load.goOn(30)
      await stage.endNode(stage.nodes()[0]!, 'SIGKILL')
      await stage.startNode()
      await health.ready()
    }
    return (await stage.database.pid()) === postmaster ? [] : ['the running PostgreSQL was not adopted']
  },
}
