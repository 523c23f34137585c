// Commits that wait for the disk together. A transaction releases its locks at once and is answered for only after its change
// lies on disk: on a busy board, where changes come one after the other, each would else wait for a disk write of its own.
import type pg from 'pg'

/** Settles when everything committed before the call is on disk. */
export type Durable = () => Promise<void>

/** `pool` is a connection of its own, whose commits do wait for the disk. */
export function flushThrough(pool: pg.Pool): Durable {
  /** Ends when the flush under way has ended, however it ended. */
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const flushed = flush(pool)
      running = flushed.catch(() => {})
      return flushed
    })
    return next
  }
}

/** A small synchronous commit takes everything written before it to disk along with itself. */
async function flush(pool: pg.Pool) {
  await pool.query(`select pg_logical_emit_message(true, 'hearth', '')`)
}
