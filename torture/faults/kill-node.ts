import type { Fault } from '../fault.ts'

export const killNode: Fault = {
  name: 'kill-node',
  what: 'kill -9 of one of two nodes, 2 times; people and jobs go over to the other',
  setting: { nodes: 2, database: 'external', redis: true },
  async strike({ stage, load }) {
    for (let time = 0; time < 2; time++) {
      await load.goOn(30)
      await stage.endNode(stage.nodes()[0]!, 'SIGKILL')
      await load.goOn(25)
      await stage.startNode()
    }
    return []
  },
}
