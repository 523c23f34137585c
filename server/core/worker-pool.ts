// graphile-worker notes that a job is done without looking back. When the database is away at that moment, the error has nobody to
// catch it and ends the process. It does try again after an error with one certain code, so a database that is away gets that code.
import type pg from 'pg'
import { isDatabaseAway } from '#server/database/away.ts'

const TRY_AGAIN = '57P03'

const asTryAgain = (error: unknown): never => {
  throw isDatabaseAway(error) ? Object.assign(error as Error, { code: TRY_AGAIN }) : error
}

type Durable = () => Promise<void>

export const forWorkers = (pool: pg.Pool, durable: Durable): pg.Pool =>
  changing(pool, 'connect', (connect) => (whenConnected?: unknown) => {
    // With a callback it is for listening, which has its own way to try again.
    if (whenConnected) return connect(whenConnected)
    return (connect() as Promise<pg.PoolClient>).then((client) => forWorker(client, durable), asTryAgain)
  })

const forWorker = (client: pg.PoolClient, durable: Durable) =>
  changing(client, 'query', (query) => async (...asked: unknown[]) => {
    try {
      const answer = await query(...asked)
      // Else a crash of the database could undo the note that a job is done, and it would be locked with nobody at it.
      if (isAboutAnEnd(asked[0])) await durable()
      return answer
    } catch (error) {
      return asTryAgain(error)
    }
  })

/** The worker names its statements. */
const isAboutAnEnd = (asked: unknown) => /^(complete|fail)_job/.test((asked as { name?: string }).name ?? '')

type Method = (...args: unknown[]) => unknown

/** The same thing with one of its methods replaced. */
function changing<Thing extends object>(thing: Thing, name: keyof Thing, replace: (method: Method) => Method): Thing {
  const replaced = replace((thing[name] as Method).bind(thing))
  return new Proxy(thing, {
    get(target, property) {
      if (property === name) return replaced
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
