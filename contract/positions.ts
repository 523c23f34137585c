// Things in an order people choose. A place is a number between its neighbours' numbers, so that moving one thing writes one
// of them; the server spreads them again before two come too close.
import { z } from 'zod'

/** Where among its neighbours; the middle between two of them, or far out for an end. */
export const Position = z.number().min(-1e15).max(1e15)

/** Room for halving it many times before two neighbours meet. */
export const POSITION_STEP = 65_536

/** The middle of two neighbours, or well beyond the one there is; null is an end. */
export const positionBetween = (above: number | null, below: number | null): number =>
  positionsBetween(above, below, 1)[0]!

/** The same for several things, one after the other and equally far apart. */
export function positionsBetween(above: number | null, below: number | null, count: number): number[] {
  const step = above === null || below === null ? POSITION_STEP : (below - above) / (count + 1)
  const start = above ?? (below === null ? 0 : below - step * (count + 1))
  return Array.from({ length: count }, (_, at) => start + step * (at + 1))
}
