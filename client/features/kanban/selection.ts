// Which cards are selected, and which one the keyboard is on. Every card follows itself alone: selecting one of ten thousand draws one.
import { type CardRow, indexIn } from './cells.ts'

type Listener = () => void

/** One of a task's cards: in the list it can stand in several groups. */
interface Chosen {
  id: string
  group: string | null
}

/** `all` hears of every change. */
type Key = string | 'all'

export class Selection {
  private selected: ReadonlySet<string> = new Set()
  private anchor: Chosen | null = null
  private current: string | null = null
  private readonly listeners = new Map<Key, Set<Listener>>()

  /** The same set until something in it changes. */
  get ids(): ReadonlySet<string> {
    return this.selected
  }

  has = (id: string) => this.selected.has(id)

  /** The card the keyboard is on. */
  get focused(): string | null {
    return this.current
  }

  subscribe(key: Key, listener: Listener): () => void {
    const set = this.listeners.get(key) ?? new Set()
    this.listeners.set(key, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.listeners.delete(key)
    }
  }

  focus(id: string | null) {
    if (id === this.current) return
    const before = this.current
    this.current = id
    this.tell([before, id])
  }

  toggle(id: string, group: string | null = null) {
    const after = new Set(this.selected)
    if (!after.delete(id)) after.add(id)
    this.anchor = { id, group }
    this.replace(after)
  }

  /** Everything between the last card chosen and this one, as far as both stand in this row of cards. */
  extendTo(id: string, group: string | null, row: CardRow) {
    const from = this.anchorIn(row)
    const to = indexIn(row, id, group)
    if (from < 0 || to < 0) return this.toggle(id, group)
    const between = row.ids().slice(Math.min(from, to), Math.max(from, to) + 1)
    this.replace(new Set([...this.selected, ...between]))
  }

  private anchorIn(row: CardRow): number {
    if (this.anchor === null) return -1
    const { id, group } = this.anchor
    const exact = indexIn(row, id, group)
    // It may have left the group it was in.
    return exact < 0 ? row.ids().indexOf(id) : exact
  }

  add(ids: Iterable<string>) {
    this.replace(new Set([...this.selected, ...ids]))
  }

  replace(ids: Iterable<string>) {
    const before = this.selected
    const after = new Set(ids)
    const different = [...before].filter((id) => !after.has(id)).concat([...after].filter((id) => !before.has(id)))
    if (different.length === 0) return
    this.selected = after
    this.tell(different)
  }

  clear() {
    this.anchor = null
    this.replace([])
  }

  private tell(ids: (string | null)[]) {
    for (const key of [...ids, 'all'])
      if (key !== null) for (const listener of this.listeners.get(key) ?? []) listener()
  }
}
