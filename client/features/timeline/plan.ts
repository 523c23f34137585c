import type { Dates } from '#client/features/tasks/task-dates.ts'

export interface PlannedDates {
  dates: Dates
  /** Held by the mouse, or only following what is. */
  isHeld: boolean
}

interface Shown {
  held: string
  dates: Dates
  /** Where those go that wait for it. */
  following: ReadonlyMap<string, Dates>
}

/** What would be, while somebody drags: only what is drawn differently draws anew. */
export class Plan {
  private readonly listeners = new Set<() => void>()
  private planned: ReadonlyMap<string, PlannedDates> = new Map()

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  all = () => this.planned
  of = (id: string) => this.planned.get(id)

  show({ held, dates, following }: Shown) {
    const planned = new Map<string, PlannedDates>([[held, { dates, isHeld: true }]])
    for (const [id, each] of following) planned.set(id, { dates: each, isHeld: false })
    this.become(planned)
  }

  clear() {
    if (this.planned.size > 0) this.become(new Map())
  }

  private become(planned: ReadonlyMap<string, PlannedDates>) {
    this.planned = planned
    for (const listener of this.listeners) listener()
  }
}
