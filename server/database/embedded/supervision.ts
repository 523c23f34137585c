// The embedded database belongs to Hearth: when it goes down while Hearth runs, Hearth brings it back.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** After so long without trouble, the next fall is a new story and not part of a crash loop. */
const CALM_MS = 60_000
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000

interface Supervision {
  stop(): Promise<void>
}

/** `keeper` is a connection that ends when the database does; `bringUp` leaves a running database and hands over the next keeper. */
export function supervise(keeper: pg.Client, bringUp: () => Promise<pg.Client>, log: Logger): Supervision {
  const stopping = new AbortController()
  let reviving: Promise<void> = Promise.resolve()
  let broughtUpAt = Date.now()
  let attempts = 0

  const watch = () =>
    void keeper.once('end', () => {
      if (!stopping.signal.aborted) reviving = revive()
    })

  async function revive() {
    log.error('The embedded PostgreSQL went down. Starting it again.')
    if (Date.now() - broughtUpAt > CALM_MS) attempts = 0
    while (!stopping.signal.aborted) {
      await wait(pauseBefore(attempts++), undefined, { signal: stopping.signal }).catch(() => {})
      if (await isBroughtUp()) return watch()
    }
  }

  async function isBroughtUp() {
    if (stopping.signal.aborted) return false
    try {
      keeper = await bringUp()
      broughtUpAt = Date.now()
      log.warn('The embedded PostgreSQL runs again.')
      return true
    } catch (error) {
      const seconds = (pauseBefore(attempts) / 1000).toFixed(1)
      log.error(`${(error as Error).message}. Next attempt in ${seconds} s.`)
      return false
    }
  }

  watch()
  return {
    async stop() {
      stopping.abort()
      await reviving
      await keeper.end().catch(() => {})
    },
  }
}

/** A database that falls at once each time is not started a hundred times a minute. */
const pauseBefore = (attempts: number) => Math.min(SHORTEST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
