// Counts of this node are added to those of the others every few seconds, and once more when it stops.
import type { Logger } from 'pino'
import type { KeyUsage } from '#server/core/key-usage.ts'
import type { Db } from '#server/database/connect.ts'
import { addUsage, type CountedDay } from './queries.ts'

const WRITE_EVERY_MS = 5_000

export function countUsage(db: Db, log: Logger): KeyUsage & { stop(): Promise<void> } {
  let counted = new Map<string, CountedDay>()
  let writing = Promise.resolve()

  const add = ({ keyId, day, requests, at }: CountedDay) => {
    const name = `${keyId} ${day}`
    const known = counted.get(name)
    counted.set(name, { keyId, day, requests: requests + (known?.requests ?? 0), at: laterOf(at, known?.at) })
  }

  async function write() {
    if (counted.size === 0) return
    const taken = [...counted.values()]
    counted = new Map()
    try {
      await addUsage(db, taken)
    } catch (error) {
      // The database is away: they are written down with the next.
      for (const one of taken) add(one)
      log.warn({ err: error }, 'the use of API keys was not written down')
    }
  }

  const writeDown = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void writeDown(), WRITE_EVERY_MS).unref()

  return {
    used: (keyId, at) => add({ keyId, day: at.toISOString().slice(0, 10), requests: 1, at: at.toISOString() }),
    writeDown,
    stop() {
      clearInterval(timer)
      return writeDown()
    },
  }
}

const laterOf = (one: string, other: string | undefined) => (other && other > one ? other : one)
