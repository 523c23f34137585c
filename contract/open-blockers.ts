import type { TaskCard } from './tasks.ts'

/** A card together with what its board knows of the tasks it names. */
export interface ShownCard extends TaskCard {
  /** How many of its blockers are done. */
  finishedBlockers?: number
}

/** How many tasks stand in its way. What is done is blocked no more, whatever it still names. */
export const openBlockers = ({ blockers, finishedBlockers = 0, completedAt }: ShownCard) =>
  completedAt === null ? blockers.length - finishedBlockers : 0
