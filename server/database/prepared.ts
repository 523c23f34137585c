// PostgreSQL plans a query once per connection instead of every time it is asked: our queries are few and short, so planning
// them costs more than running them.
import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Each is kept by the server on every connection. Lists of changing length could make texts without end. */
const MAX_STATEMENTS = 400
const names = new Map<string, string>()

export const preparing = (pool: pg.Pool): PostgresPool => ({
  connect: async () => asPreparing(await pool.connect()),
  end: () => pool.end(),
})

function asPreparing(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = nameOf(text, values)
    return client.query(name ? { name, text, values } : { text, values })
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

function nameOf(text: string, values: unknown[]): string | null {
  const known = names.get(text)
  if (known) return known
  if (values.length === 0 || names.size >= MAX_STATEMENTS) return null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
