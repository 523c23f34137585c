/** A line somebody is drawing from the end of one task. */
export interface Draft {
  /** The task that has to be done first. */
  from: string
  fromRow: number
  /** Where it ends now, on the canvas; null while the keyboard draws it. */
  point: readonly [number, number] | null
  /** The task it would end at, if any, and where that stands. */
  target: { id: string; row: number } | null
}

export class LinkDraft {
  private readonly listeners = new Set<() => void>()
  private draft: Draft | null = null

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  now = () => this.draft

  show(draft: Draft | null) {
    this.draft = draft
    for (const listener of this.listeners) listener()
  }
}
