// Columns stand in the order of their positions. To move one, only its own position is written anew.

interface Placed {
  _id: string
  position: number
}

/** Room for halving it many times before two neighbours meet. */
const STEP = 1024

/** Where something goes that is to stand at `index` among the others. */
export function positionAt(others: Placed[], index: number): number {
  const before = others[index - 1]?.position
  const after = others[index]?.position
  if (before === undefined) return after === undefined ? STEP : after - STEP
  return after === undefined ? before + STEP : (before + after) / 2
}

export const inOrder = <Thing extends Placed>(things: Thing[]): Thing[] =>
  things.toSorted((one, other) => one.position - other.position)
