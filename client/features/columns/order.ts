// Columns stand in the order of their positions. To move one, only its own position is written anew.
import { positionBetween } from '#contract/positions.ts'

interface Placed {
  _id: string
  position: number
}

/** Where something goes that is to stand at `index` among the others. */
export const positionAt = (others: Placed[], index: number): number =>
  positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null)

export const inOrder = <Thing extends Placed>(things: Thing[]): Thing[] =>
  things.toSorted((one, other) => one.position - other.position)
