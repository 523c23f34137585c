// A connection of its own, on which a commit does wait for the disk and on which the database tells of changes.
//
// Committing: a transaction releases its locks at once and is answered for only after its change lies on disk. All who committed
// meanwhile wait for one disk write together: on a busy board, where changes come one after the other, each would else wait for its own.
//
// Hearing: PostgreSQL hands over what was notified before a query with that query's answer. So whoever has waited for the disk here
// has also heard of everything that was committed before.
import pg from 'pg'

/** Processes that run as long as PostgreSQL does: they are others after a restart, also after one that followed a crash. */
const WHICH_SERVER = `select string_agg(pid::text, ' ' order by pid) as pids from pg_stat_activity
  where backend_type in ('checkpointer', 'background writer')`

export interface Line {
  /** Settles when everything committed before the call is on disk, and what it notified of was heard. */
  durable(): Promise<void>
  /** Whether everything that changes is heard of at the moment. */
  isListening(): boolean
  /** The id of what changed; null when something may have gone unheard. */
  onChange(listener: (id: string | null) => void): void
  close(): Promise<void>
}

export function openLine(address: pg.ClientConfig): Line {
  const listeners: ((id: string | null) => void)[] = []
  const tell = (id: string | null) => {
    for (const listener of listeners) listener(id)
  }
  let connection: Promise<pg.Client> | null = null
  let listening = false
  let server: string | null = null

  async function open() {
    const client = new pg.Client(address)
    let isOver = false
    const lost = () => {
      // Told twice: that it broke, and that it ended.
      if (isOver) return
      isOver = true
      connection = null
      listening = false
      tell(null)
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => tell(payload ?? null))
    await client.connect()
    await client.query('listen "holder-changed"')
    server = (await client.query<{ pids: string | null }>(WHICH_SERVER)).rows[0]?.pids ?? null
    listening = true
    tell(null)
    return client
  }

  const connected = () => {
    connection ??= open().catch((error) => {
      connection = null
      throw error
    })
    return connection
  }

  /** A small synchronous commit takes everything written before it to disk along with itself. */
  async function flush() {
    const client = await connected()
    await client.query(`select pg_logical_emit_message(true, 'hearth', '')`)
  }

  /**
   * Only this connection ended: the log is where it was, and the next connection takes it to disk. If the server itself went down,
   * nobody knows what of it is left, and nobody is told that it were safe.
   */
  async function flushAgain(error: unknown) {
    const before = server
    const client = await connection?.catch(() => null)
    await client?.end().catch(() => {})
    await connected().catch(() => {})
    if (!before || server !== before) throw error
    await flush()
  }

  /** Ends when the flush under way has ended, however it ended. */
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  return {
    durable() {
      next ??= running.then(() => {
        next = null
        const flushed = flush().catch(flushAgain)
        running = flushed.catch(() => {})
        return flushed
      })
      return next
    },
    isListening: () => listening,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}
