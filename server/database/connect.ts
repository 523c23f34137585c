import { Kysely } from 'kysely'
import pg from 'pg'
import { preparing } from './prepared.ts'
import type { Tables } from './tables.ts'
import { type DoneQuery, WatchedDialect } from './watched.ts'

// Dates travel as ISO strings from here to the screen; a Date would change type on its way through JSON.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
// A calendar day has no time zone; the driver's Date would move it by one for half the world.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Counters and sizes: all of ours stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = Kysely<Tables>

export function connect(options: pg.PoolConfig, watch: (query: DoneQuery) => void = () => {}) {
  // A commit does not wait for the disk by itself: all who commit wait together (line.ts). Compiling a query pays off for none of ours.
  const pool = openPool({
    max: 20,
    ...options,
    options: '-c synchronous_commit=off -c jit=off -c plan_cache_mode=force_generic_plan',
  })
  return { pool, db: new Kysely<Tables>({ dialect: new WatchedDialect({ pool: preparing(pool) }, watch) }) }
}

/** An idle connection the server closed is replaced at the next query; unheard, the event would end the process. */
function openPool(options: pg.PoolConfig) {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
