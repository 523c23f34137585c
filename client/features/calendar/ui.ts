/** A day with something open on it: all its tasks, or the field for a new one. */
export interface OpenDay {
  kind: 'list' | 'composer'
  day: string
}

/** Where somebody is in a calendar right now. */
export interface CalendarUi {
  /** The day the Tab key leads to. */
  active: string
  open: OpenDay | null
  /** A task that is moved with the keyboard: it is seen whatever else there is. */
  held: string | null
  onCompose(day: string): void
  onClose(): void
}
