import { POSITION_STEP } from '#contract/positions.ts'
import { TIGHT } from '#server/database/positions.ts'
import type { Neighbours } from './queries.ts'

/** The place somebody asked for if it is free, else one between the neighbours; nothing when they are too close. */
export function between({ above, below }: Neighbours, wanted?: number): number | null {
  const low = above?.position ?? Number.NEGATIVE_INFINITY
  const high = below?.position ?? Number.POSITIVE_INFINITY
  const fits = (place: number) => place - low > TIGHT && high - place > TIGHT
  if (wanted !== undefined && fits(wanted)) return wanted
  if (!above) return below ? high - POSITION_STEP : POSITION_STEP
  if (!below) return low + POSITION_STEP
  const middle = low + (high - low) / 2
  return fits(middle) ? middle : null
}
