// Who wants to hear of what on a board.

type Listener = () => void

/**
 * What one can follow: a task, a column, the order of a column's tasks, anything in a column, the order of columns, how many tasks,
 * that this person changes something.
 */
export type BoardKey =
  | `task:${string}`
  | `column:${string}`
  | `list:${string}`
  | `contents:${string}`
  | 'order'
  | 'count'
  | 'mine'

export class Listeners {
  private readonly listeners = new Map<BoardKey, Set<Listener>>()
  private readonly touched = new Set<BoardKey>()
  private depth = 0

  subscribe(key: BoardKey, listener: Listener): () => void {
    const set = this.listeners.get(key) ?? new Set()
    this.listeners.set(key, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.listeners.delete(key)
    }
  }

  subscribeAll(keys: readonly BoardKey[], listener: Listener): () => void {
    const stops = keys.map((key) => this.subscribe(key, listener))
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** To be told of when the batch ends. */
  touch(key: BoardKey) {
    this.touched.add(key)
  }

  /** However much is touched in it, everybody is told once. */
  batch(work: () => void) {
    this.depth += 1
    try {
      work()
    } finally {
      this.depth -= 1
      if (this.depth === 0) this.tell()
    }
  }

  private tell() {
    const told = new Set<Listener>()
    const keys = [...this.touched]
    this.touched.clear()
    for (const key of keys) for (const listener of this.listeners.get(key) ?? []) told.add(listener)
    for (const listener of told) listener()
  }
}
