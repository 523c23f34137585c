import type { Fault } from '../fault.ts'

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  what: 'SIGTERM to each of two nodes in turn, the next one started first; no request may fail',
  setting: { nodes: 2, database: 'external', redis: true },
  async strike({ stage, load, ledger }) {
    const wrong: string[] = []
    for (const node of stage.nodes()) {
      await load.goOn(25)
      await stage.startNode()
      await load.goOn(20)
      const code = await stage.endNode(node, 'SIGTERM')
      if (code !== 0) wrong.push(`a node asked to stop ended with ${code}`)
    }
    const failed = ledger.unknown + ledger.retried
    return failed ? [...wrong, `${failed} requests failed during the restart`] : wrong
  },
}
