// Every query as it is carried out: how long it took, and for which request. Never its values: they are people's.
import { type CompiledQuery, type DatabaseConnection, type Driver, type KyselyPlugin, PostgresDialect } from 'kysely'
import type { Db } from './connect.ts'

export interface DoneQuery {
  sql: string
  milliseconds: number
  requestId: string | null
}

type Config = ConstructorParameters<typeof PostgresDialect>[0]

export class WatchedDialect extends PostgresDialect {
  private readonly watch: (query: DoneQuery) => void

  constructor(config: Config, watch: (query: DoneQuery) => void) {
    super(config)
    this.watch = watch
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async () => watched(await acquire(), this.watch)
    return driver
  }
}

function watched(connection: DatabaseConnection, watch: (query: DoneQuery) => void) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(compiled: CompiledQuery) => {
    const begun = performance.now()
    try {
      return await execute<Row>(compiled)
    } finally {
      const { requestId = null } = compiled.query as { requestId?: string }
      watch({ sql: compiled.sql, milliseconds: performance.now() - begun, requestId })
    }
  }
  return connection
}

const requests = new WeakMap<Db, string>()

/** The same database; what is asked of it is known to be asked for this request. */
export function forRequest(db: Db, requestId: string): Db {
  const marking: KyselyPlugin = {
    // Plugins see the query before it becomes text, the connection sees it together with its text.
    transformQuery: ({ node }) => Object.assign({}, node, { requestId }),
    transformResult: async ({ result }) => result,
  }
  const marked = db.withPlugin(marking)
  requests.set(marked, requestId)
  return marked
}

export const requestBehind = (db: Db): string | null => requests.get(db) ?? null
