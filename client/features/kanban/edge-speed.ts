const ZONE = 56
const MOST_PER_FRAME = 14

/** How far to scroll in one frame with a finger at this place between two edges: the nearer to one, the faster towards it. */
export function edgeSpeed(at: number, start: number, end: number, most = MOST_PER_FRAME): number {
  const zone = Math.min(ZONE, (end - start) / 4)
  const before = Math.min(1, Math.max(0, (start + zone - at) / zone))
  const after = Math.min(1, Math.max(0, (at - (end - zone)) / zone))
  return Math.round((after - before) * most)
}
