// What clients know: what the server told them was done, and what they were cut off from while they waited.
// Everything they write carries a mark of its own, by which it is found again afterwards.

/** A task of one client, which nobody else touches: after each acknowledged change there is one thing it can be. */
export interface TaskEntry {
  mark: string
  /** Null when the answer that told it never came. */
  id: string | null
  titles: string[]
  columns: string[]
  /** Null: nobody knows. */
  isThere: boolean | null
  isGivenToBo: boolean
}

/** Something said once: a comment or a message. */
export interface Saying {
  kind: 'comment' | 'message'
  mark: string
  isAcknowledged: boolean
}

export class Ledger {
  readonly tasks: TaskEntry[] = []
  readonly sayings: Saying[] = []
  /** What no server may answer, whatever happens to it. */
  readonly wrongAnswers: string[] = []
  acknowledged = 0
  unknown = 0
  /** Sent again with the same key after a cut or a 503. */
  retried = 0
}
