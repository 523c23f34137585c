// Asks all the time whether the server is ready, as a balancer would, and whether it tells the truth.
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#server/testing/until.ts'
import type { Stage } from './stage.ts'

const LOOK_EVERY_MS = 50

export type Health = ReturnType<typeof watchHealth>

export function watchHealth(stage: Stage) {
  const lies: string[] = []
  let isDatabaseAway = false
  let isOver = false
  let longest = 0

  /** As people see it, from outside. */
  const outside = (async () => {
    let readyAt = performance.now()
    while (!isOver) {
      if ((await statusOf(stage.proxy.url, '/readyz')) === 200) readyAt = performance.now()
      longest = Math.max(longest, performance.now() - readyAt)
      await wait(LOOK_EVERY_MS)
    }
  })()

  /** Each node by itself: it lives, and it is not ready exactly while it has no database. */
  const inside = (async () => {
    while (!isOver) {
      for (const node of stage.nodes()) {
        const [wasAway, isRunning] = [isDatabaseAway, () => stage.nodes().includes(node)]
        const ready = await statusOf(node.url, '/readyz')
        const alive = await statusOf(node.url, '/healthz')
        if (alive !== 200 && isRunning()) lies.push(`/healthz answered ${alive} while the process ran`)
        if (ready === 200 && wasAway && isDatabaseAway) lies.push('/readyz answered 200 without a database')
      }
      await wait(LOOK_EVERY_MS)
    }
  })()

  return {
    lies,
    /** In milliseconds; shorter than one look is none. */
    longestNotReady: () => (longest > 4 * LOOK_EVERY_MS ? longest : 0),
    /** Every node says so within some seconds, and keeps saying so until `work` is done. */
    async whileDatabaseIsAway(work: () => Promise<void>) {
      const refused = async () => {
        const statuses = await Promise.all(stage.nodes().map(({ url }) => statusOf(url, '/readyz')))
        return statuses.every((status) => status === 503)
      }
      await until('every node to say that it is not ready', refused, 30_000)
      isDatabaseAway = true
      await work()
      isDatabaseAway = false
    },
    ready: () => until('it to be ready', async () => (await statusOf(stage.proxy.url, '/readyz')) === 200, 60_000),
    async stop() {
      isOver = true
      await Promise.all([outside, inside])
    },
  }
}

const statusOf = (url: string, path: string) =>
  fetch(url + path, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  )
