// Things in an order people choose. A place is a number between its neighbours' numbers, so that moving one thing writes one
// of them; the server spreads them again before two come too close.
import { z } from 'zod'

/** Where among its neighbours; the middle between two of them, or far out for an end. */
export const Position = z.number().min(-1e15).max(1e15)

/** Room for halving it many times before two neighbours meet. */
export const POSITION_STEP = 65_536

/** The middle of two neighbours, or well beyond the one there is; null is an end. */
export function positionBetween(above: number | null, below: number | null): number {
  if (above === null) return below === null ? POSITION_STEP : below - POSITION_STEP
  return below === null ? above + POSITION_STEP : above + (below - above) / 2
}
